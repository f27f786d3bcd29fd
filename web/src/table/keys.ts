/** What the keys do at a table. */
export interface TableKeys {
  choose(n: number): void;
  undo(): void;
  /** The whole turn. */
  reset(): void;
  propose(): void;
  hint(): void;
  log(): void;
  chat(): void;
  rules(): void;
  help(): void;
  /** Holds what is being shown, or lets it go on; tells whether there is anything. */
  film(): boolean;
  /** Goes on to the next beat. */
  go(): void;
  escape(): void;
}

/** Letters go by their place on the keyboard, so that a Russian layout works too. */
const LETTERS: Record<string, "undo" | "propose" | "hint" | "log" | "chat" | "rules" | "go"> = { KeyU: "undo", KeyZ: "undo", KeyN: "go", KeyP: "propose", KeyH: "hint", KeyL: "log", KeyC: "chat", KeyR: "rules" };

/** Runs the command of a key, unless somebody is typing or a dialog is open. */
export function onTableKey(event: KeyboardEvent, run: TableKeys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
  const letter = LETTERS[event.code];
  if (event.key === "Escape") run.escape();
  else if (event.key === "?") run.help();
  else if (/^[1-9]$/.test(event.key)) run.choose(Number(event.key));
  else if (letter && !event.shiftKey) run[letter]();
  else if (letter === "undo") run.reset();
  else if (event.key !== " " || event.target instanceof HTMLButtonElement || !run.film()) return;
  event.preventDefault();
}

/** Typing goes to the field, and an open dialog has the keyboard to itself. */
export function isBusy(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : null;
  return Boolean(element?.closest("input, textarea, select, [contenteditable]") ?? document.querySelector("dialog[open]"));
}
