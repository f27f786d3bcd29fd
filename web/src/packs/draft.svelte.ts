import { api, ApiError } from "../core/api";
import type { Difference, EditBody, OwnPack, PackFault, PackField, PackSheet } from "../core/protocol.gen";

/** So long after the last key a draft is checked. */
const PAUSE_MS = 350;

type Path = readonly string[];

/** Where somebody has a value from: it is printed so on their copy, or they have agreed to play it so. */
export const SOURCES = ["printed", "agreed"] as const;
export type Source = (typeof SOURCES)[number];
type Sources = Record<string, Source>;

/** The name of a value, as the file of a pack writes down where it comes from. */
const wayOf = ({ file, path }: Difference): string => [file, ...path].join("/");

const placeOf = (file: string, section: Path, key: string): string => JSON.stringify([file, section, key]);

/** A pack being edited: what was loaded, what was changed since, and what the game's reader says of it. Never lost. */
export class Draft {
  sheet: PackSheet | null = $state.raw(null);
  edits: Record<string, EditBody> = $state({});
  /** Where changed values come from, by file and way. */
  sources: Sources = $state({});
  name = $state("");
  note = $state("");
  /** The server has not yet answered to the last edit. */
  checking = $state(false);
  /** The server could not be asked. */
  unchecked = $state(false);
  saved: OwnPack | null = $state.raw(null);
  #origin = new Map<string, string>();
  #from: Sources = {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  constructor(
    readonly game: string,
    readonly id: string | null,
  ) {}

  get errors(): readonly PackFault[] {
    return this.sheet?.errors ?? [];
  }

  get changed(): boolean {
    return Object.keys(this.edits).length > 0 || this.#resourced || this.name.trim() !== (this.saved?.name ?? "") || this.note.trim() !== (this.saved?.note ?? "");
  }

  /** Fetches the pack, lays the kept draft over it, and has that checked. */
  async load(): Promise<void> {
    const sheet = await api.sheet(this.game, this.id);
    if (this.id) this.saved = (await api.packs()).find((pack) => pack.id === this.id) ?? null;
    this.#start(sheet);
    const kept = this.#kept();
    this.name = kept?.name ?? this.saved?.name ?? "";
    this.note = kept?.note ?? this.saved?.note ?? "";
    this.edits = kept?.edits ?? {};
    this.sources = kept?.sources ?? { ...this.#from };
    if (Object.keys(this.edits).length > 0 || this.#resourced) await this.check();
  }

  /** Says where a changed value comes from; said once more, it is taken back. */
  trace(change: Difference, source: Source): void {
    const way = wayOf(change);
    if (this.sources[way] === source) delete this.sources[way];
    else this.sources[way] = source;
    this.#change();
  }

  sourceOf(change: Difference): Source | null {
    return this.sources[wayOf(change)] ?? null;
  }

  /** What stands in a field now, in TOML notation. */
  text(file: string, section: Path, field: PackField): string {
    const place = placeOf(file, section, field.key);
    return this.edits[place]?.text ?? this.#origin.get(place) ?? "";
  }

  /** What a field says now, read as a value where it can be. */
  value(file: string, section: Path, key: string): unknown {
    const place = placeOf(file, section, key);
    const text = this.edits[place]?.text ?? this.#origin.get(place) ?? "";
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /** Writes into a field; what it said at first is no edit. */
  write(file: string, section: Path, key: string, text: string): void {
    const place = placeOf(file, section, key);
    if (text === (this.#origin.get(place) ?? "")) delete this.edits[place];
    else this.edits[place] = { file, section: [...section], key, text };
    this.#change();
  }

  #change(): void {
    this.keep();
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE_MS);
  }

  /** Keeps the draft in this browser. */
  keep(): void {
    if (this.changed) localStorage.setItem(this.#key, JSON.stringify({ name: this.name, note: this.note, edits: this.edits, sources: this.sources }));
    else localStorage.removeItem(this.#key);
  }

  /** Asks the server; an answer that a later edit has overtaken is dropped. */
  async check(): Promise<void> {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.checking = true;
    try {
      const sheet = await api.checkPack({ game: this.game, pack: this.id, edits: Object.values(this.edits), sources: this.sources });
      if (turn !== this.#turn) return;
      this.sheet = sheet;
      this.unchecked = false;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.unchecked = true;
      console.warn(error);
    }
    this.checking = false;
  }

  /** Saves the pack; gives it, or null where it still has a fault. */
  async save(): Promise<OwnPack | null> {
    if (this.checking) await this.check();
    if (this.errors.length > 0 || this.unchecked) return null;
    const pack = await api.savePack({
      game: this.game,
      pack: this.id,
      id: this.id,
      edits: Object.values(this.edits),
      sources: this.sources,
      name: this.name.trim(),
      note: this.note.trim(),
    });
    localStorage.removeItem(this.#key);
    this.saved = pack;
    if (this.id) {
      this.edits = {};
      this.#start(await api.sheet(this.game, this.id));
      this.sources = { ...this.#from };
    }
    return pack;
  }

  /** Goes back to what is saved. */
  async drop(): Promise<void> {
    localStorage.removeItem(this.#key);
    await this.load();
  }

  /** What the lists of a section are made of, where all are lists of as many ids; null: they are not. */
  idsOf(file: string, section: Path): readonly string[] | null {
    const fields = this.sheet?.files.find(({ name }) => name === file)?.sections.find(({ path }) => path.join() === section.join())?.fields ?? [];
    const lists = fields.map(({ usual }) => usual);
    const [first] = lists;
    const alike = (one: unknown): one is readonly string[] => Array.isArray(one) && one.length > 1 && one.length === (first as unknown[]).length && one.every((id) => typeof id === "string");
    return lists.length > 1 && lists.every(alike) ? [...new Set(lists.flat())].sort() : null;
  }

  errorsAt(file: string, section: Path, key: string): PackFault[] {
    const place = placeOf(file, section, key);
    return this.errors.filter((fault) => placeOf(fault.file, fault.section, fault.key) === place);
  }

  #start(sheet: PackSheet): void {
    this.sheet = sheet;
    this.#from = Object.fromEntries(sheet.differences.flatMap((one) => (one.source ? [[wayOf(one), one.source as Source]] : [])));
    this.#origin.clear();
    for (const file of sheet.files)
      for (const section of file.sections) for (const field of section.fields) this.#origin.set(placeOf(file.name, section.path, field.key), field.text);
  }

  /** Something else is said of where values come from than in what is saved. */
  get #resourced(): boolean {
    const ways = new Set([...Object.keys(this.sources), ...Object.keys(this.#from)]);
    return [...ways].some((way) => this.sources[way] !== this.#from[way]);
  }

  get #key(): string {
    return `kuluary-pack:${this.game}:${this.id ?? "new"}`;
  }

  #kept(): { name: string; note: string; edits: Record<string, EditBody>; sources?: Sources } | null {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? "null");
    } catch {
      return null;
    }
  }
}

/** A file larger than this is something else. */
const LARGEST = 524_288;

/** Keeps the pack of a file: whole or not at all. */
export async function importPack(file: File): Promise<OwnPack> {
  if (file.size > LARGEST) throw new ApiError("too_large", "the file is too large");
  let found: unknown;
  try {
    found = JSON.parse(await file.text());
  } catch {
    throw new ApiError("not_json", "the file is no JSON");
  }
  const named = (found as { name?: unknown } | null)?.name;
  return api.savePack({ file: found, ...(typeof named === "string" && named.trim() ? {} : { name: file.name.replace(/\.json$/i, "").slice(0, 40) }) });
}
