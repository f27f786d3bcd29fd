import { mount } from "svelte";
import App from "./App.svelte";
import { comeTo } from "./core/ahead";
import { api, base } from "./core/api";
import { countOnLeaving, install } from "./core/app";
import { me } from "./core/person.svelte";
import { comeUpToDate } from "./core/release";
import { parse, router } from "./core/router.svelte";
import { settings } from "./core/settings.svelte";
import { styles } from "./core/sheets";
import { keepInStep } from "./core/sync";
import { isMyTurn } from "./core/words";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/home.css";

/** A path behind our address is a page too, for whoever writes links that way. */
const path = location.pathname.slice(base.pathname.length).replace(/^index\.html$/, "");
if (path && !location.hash) router.replace(parse(`#/${path}${location.search}`), base.href);

const secret = /^#\/enter\/([\w-]+)$/.exec(location.hash)?.[1] ?? null;
if (secret) router.replace({ page: "home" }, base.href);

const { route } = router;
if (route.page === "table") comeTo(route.code);

keepInStep();
// A part of the program that is asked for late may be one the house does not have any more.
addEventListener("vite:preloadError", () => void comeUpToDate());
// A server that cannot be reached is said in place of the page that needs it.
await Promise.all([settings.apply(), me.load(secret).catch(() => undefined), styles()]);
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
void install();
countOnLeaving(async () => (me.person ? (await api.tables()).mine.filter(isMyTurn).length : 0));
