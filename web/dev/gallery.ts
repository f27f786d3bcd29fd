/** Dev only: boards in positions of real games, `gallery.html?scene=4-follow&theme=light&lang=en&raise=1`. */
import { mount } from "svelte";
import { messages, type Lang } from "../src/core/i18n.svelte";
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import "../src/style/shell.css";
import Gallery from "./Gallery.svelte";
import type { Scene } from "./scene";

const query = new URLSearchParams(location.search);
const lang = (query.get("lang") ?? "ru") as Lang;
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
document.documentElement.dataset["game"] = "suits";
document.documentElement.dataset["motion"] = query.get("motion") ?? "on";
document.documentElement.lang = lang;
await messages.need("suits");
await messages.use(lang);
const scenes = (await (await fetch("./build/suits.json")).json()) as Scene[];
mount(Gallery, { target: document.getElementById("app")!, props: { scenes, query } });
