/** Dev only: boards in positions of real games, `gallery.html?game=power&scene=4-act&theme=light&lang=en&raise=1`. */
import { mount } from "svelte";
import { messages, type Lang } from "../src/core/i18n.svelte";
import { loadGame } from "../src/games";
import { shelf as committeeShelf, type Catalog as CommitteeCatalog } from "../src/games/committee/catalog.svelte";
import { shelf, type Catalog } from "../src/games/power/catalog.svelte";
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import "../src/style/home.css";
import "../src/style/rules.css";
import "../src/style/shell.css";
import Gallery from "./Gallery.svelte";
import type { Scene } from "./scene";

const query = new URLSearchParams(location.search);
const lang = (query.get("lang") ?? "ru") as Lang;
const name = query.get("game") ?? "suits";
document.documentElement.dataset["theme"] = query.get("theme") ?? "dark";
document.documentElement.dataset["motion"] = query.get("motion") ?? "on";
document.documentElement.dataset["game"] = name;
document.documentElement.lang = lang;
await Promise.all([messages.need(name), messages.need("coach")]);
await messages.use(lang);
const game = await loadGame(name);
const scenes = await folderScenes();
mount(Gallery, { target: document.getElementById("app")!, props: { game, name, scenes, query } });

async function read<T>(file: string): Promise<T> {
  return (await (await fetch(`/build/scenes/${file}.json`)).json()) as T;
}

/** Scenes lie in a folder, one file each: only the wanted one is read; the index brings the catalogue of the game. */
async function folderScenes(): Promise<Scene[]> {
  const { catalog, names } = await read<{ catalog: Catalog | CommitteeCatalog; names: string[] }>(`${name}/index`);
  if (name === "committee") committeeShelf.use(catalog as CommitteeCatalog);
  if (name === "power") shelf.use(catalog as Catalog);
  const wanted = query.get("scene");
  if (wanted !== null) return [await read(`${name}/${wanted}`)];
  return names.map((one) => ({ name: one }) as Scene);
}
