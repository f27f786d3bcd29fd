import { FALLBACK, LANGS, messages, type Lang } from "./i18n.svelte";

export type Theme = "auto" | "dark" | "light";
export type Motion = "auto" | "off";
export const PACES = ["slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];
export const CONFIRMS = ["always", "final", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

const KEY = "kuluary-settings";

/** What this browser prefers; kept on the device, and with the account of whoever has one. */
class Settings {
  lang: "auto" | Lang = $state("auto");
  theme: Theme = $state("auto");
  motion: Motion = $state("auto");
  sound: boolean = $state(false);
  /** Which own moves are asked about before they are sent: all, those that cannot be taken back, none. */
  confirm: Confirm = $state("final");
  /** The coach warns before a blunder, where the table allows it. */
  warn: boolean = $state(false);
  /** Bots say something now and then. */
  remarks: boolean = $state(true);
  /** How loud, in hundredths. */
  volume = $state(60);
  /** A phone is felt where one's own hand does something. */
  vibration: boolean = $state(false);
  /** How fast what happens at a table is shown. */
  pace: Pace = $state("normal");

  /** Told whenever somebody chose something. */
  onchange: () => void = () => {};

  #light = matchMedia("(prefers-color-scheme: light)");

  constructor() {
    this.#take(read());
    this.#light.addEventListener("change", () => this.#paint());
  }

  #take(kept: Record<string, unknown>): void {
    if (LANGS.some((lang) => lang === kept.lang)) this.lang = kept.lang as Lang;
    this.theme = kept["theme"] === "dark" || kept["theme"] === "light" ? kept["theme"] : "auto";
    this.motion = kept["motion"] === "off" ? "off" : "auto";
    this.sound = kept.sound === true;
    this.confirm = CONFIRMS.find((confirm) => confirm === kept.confirm) ?? "final";
    if (typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 100) this.volume = kept.volume;
    this.vibration = kept.vibration === true;
    this.warn = kept.warn === true;
    this.remarks = kept["remarks"] !== false;
    this.pace = PACES.find((pace) => pace === kept.pace) ?? "normal";
  }

  /** Everything that was chosen. */
  get all(): Record<string, unknown> {
    const { lang, theme, motion, sound, volume, vibration, pace, confirm, warn, remarks } = this;
    return { lang, theme, motion, sound, volume, vibration, pace, confirm, warn, remarks };
  }

  /** Takes what was chosen on another device. */
  async adopt(kept: Record<string, unknown>): Promise<void> {
    this.#take(kept);
    this.#keep();
    await this.apply();
  }

  /** The language to show: the chosen one, or the first of the browser's that we speak. */
  get speaks(): Lang {
    if (this.lang !== "auto") return this.lang;
    const wanted = navigator.languages.map((tag) => tag.toLowerCase()).flatMap((tag) => [tag, tag.split("-")[0]!]);
    return wanted.map((tag) => LANGS.find((lang) => lang.toLowerCase() === tag)).find((lang) => lang !== undefined) ?? FALLBACK;
  }

  get shade(): "dark" | "light" {
    if (this.theme !== "auto") return this.theme;
    return this.#light.matches ? "light" : "dark";
  }

  async change(change: Partial<Pick<Settings, "lang" | "theme" | "motion" | "sound" | "volume" | "vibration" | "pace" | "confirm" | "warn" | "remarks">>): Promise<void> {
    Object.assign(this, change);
    this.#keep();
    this.onchange();
    await this.apply();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still shows what was chosen until it is closed.
    }
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
