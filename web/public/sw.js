// The worker: keeps the shell of the program, so that it opens without a net and says so, and shows what the house pushes.
const SHELL = "kuluary-shell";
const FILES = "kuluary-files";
const PAGE = self.registration.scope;

self.addEventListener("install", (event) => event.waitUntil(openPage(new Request(PAGE)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const files = Array.isArray(event.data?.keep) ? event.data.keep.filter((name) => name.startsWith(`${PAGE}assets/`)) : [];
  event.waitUntil(Promise.allSettled(files.map((name) => openFile(new Request(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && !request.url.startsWith(`${PAGE}api/`)) event.respondWith(openPage(request));
  else if (request.url.startsWith(`${PAGE}assets/`)) event.respondWith(openFile(request));
});

// The page is asked for anew whenever there is a net; another page than before has other files.
async function openPage(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.headers.get("content-type")?.startsWith("text/html")) {
      const [fresh, kept] = [await answer.clone().text(), await (await shell.match(PAGE))?.text()];
      if (kept !== undefined && kept !== fresh) await caches.delete(FILES);
      await shell.put(PAGE, answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await shell.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

// A file never changes: its name would.
async function openFile(request) {
  const files = await caches.open(FILES);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const about = { body: told.body, tag: told.tag, renotify: Boolean(told.tag), icon: "icon-192.png", data: { url: told.url } };
  const badge = told.waiting > 0 ? self.navigator.setAppBadge?.(told.waiting) : self.navigator.clearAppBadge?.();
  event.waitUntil(Promise.allSettled([self.registration.showNotification(told.title ?? "Кулуары", about), badge]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? "#/tables"));
});

// One click leads to the decision: in a window that is open, else in a new one.
async function show(url) {
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows[0]) {
    windows[0].postMessage({ open: url });
    return windows[0].focus();
  }
  return self.clients.openWindow(new URL(url, PAGE).href);
}
