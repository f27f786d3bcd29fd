import { base } from "./api";
import type { DeviceBody } from "./protocol.gen";

/** The program as an app: its shell is there without a net, the house may push to it, its badge says how many games wait. */
const worker = (): ServiceWorkerContainer | null => ("serviceWorker" in navigator ? navigator.serviceWorker : null);

/** Lets the worker keep what this page was made of, and open pages it was told to. */
export async function install(): Promise<void> {
  const there = worker();
  if (!there) return;
  there.addEventListener("message", (event: MessageEvent<{ open?: string }>) => {
    if (event.data.open?.startsWith("#/")) location.hash = event.data.open;
  });
  try {
    await there.register(new URL("sw.js", base), { scope: base.pathname });
    const ready = await there.ready;
    const files = performance.getEntriesByType("resource").map((entry) => entry.name).filter((name) => name.startsWith(`${base.href}assets/`));
    ready.active?.postMessage({ keep: [...new Set(files)] });
  } catch (error) {
    console.warn(error); // a browser that does not allow it is a browser all the same
  }
}

/** Shows on the icon of the app how many games wait. */
export function badge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => undefined); // it is no app here
}

/** Counts them anew when whoever plays turns to something else: then the icon is looked at. */
export function countOnLeaving(count: () => Promise<number>): void {
  if (!("setAppBadge" in navigator)) return;
  let asked: Promise<void> | null = null;
  const again = (): void => {
    asked ??= count().then(badge).catch(() => undefined).finally(() => (asked = null)); // unanswered, it says what it said
  };
  addEventListener("blur", again);
  document.addEventListener("visibilitychange", () => document.hidden && again());
}

export const canPush = (): boolean => worker() !== null && "PushManager" in window && "Notification" in window;

/** The address under which this browser is pushed to, if it is. */
export async function ownEndpoint(): Promise<string | null> {
  const registration = canPush() ? await worker()?.getRegistration(base.href) : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks whether this browser may be pushed to; null: it may not. */
export async function enablePush(key: string): Promise<DeviceBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await worker()!.ready;
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: unpacked(key) });
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint!, key: keys!["p256dh"]!, auth: keys!["auth"]! };
}

function unpacked(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
}
