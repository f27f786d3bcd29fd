import { LANGS, messages, type Lang } from "./i18n.svelte";

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "off";

const KEY = "kuluary-settings";

/** What this browser prefers; kept on the device only. */
class Settings {
  lang: "auto" | Lang = $state("auto");
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  sound: boolean = $state(false);

  #light = matchMedia("(prefers-color-scheme: light)");

  constructor() {
    const kept = read();
    if (kept.lang === "ru" || kept.lang === "en") this.lang = kept.lang;
    if (kept.theme === "dark" || kept.theme === "light") this.theme = kept.theme;
    if (kept.motion === "off") this.motion = "off";
    this.sound = kept.sound === true;
    this.#light.addEventListener("change", () => this.#paint());
  }

  /** The language to show: the chosen one, or the first of the browser's that we speak. */
  get speaks(): Lang {
    if (this.lang !== "auto") return this.lang;
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
    return wanted.map((tag) => LANGS.find((lang) => lang === tag)).find((lang) => lang !== undefined) ?? "en";
  }

  get shade(): "dark" | "light" {
    if (this.theme !== "auto") return this.theme;
    return this.#light.matches ? "light" : "dark";
  }

  async change(change: Partial<Pick<Settings, "lang" | "theme" | "motion" | "sound">>): Promise<void> {
    Object.assign(this, change);
    try {
      const { lang, theme, motion, sound } = this;
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, motion, sound }));
    } catch {
      // A browser that keeps nothing still shows what was chosen until it is closed.
    }
    await this.apply();
  }

  async apply(): Promise<void> {
    this.#paint();
    if (!messages.bundle || messages.lang !== this.speaks) await messages.use(this.speaks);
    document.documentElement.lang = messages.lang;
  }

  #paint(): void {
    document.documentElement.dataset["theme"] = this.shade;
    document.documentElement.dataset["motion"] = this.motion;
  }
}

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

export const settings = new Settings();
