import type { Choice } from "../core/picker.svelte";
import type { Heading } from "../games/types";

/** A line of the prompt: a choice, or a heading over several. The heading of a single choice is its short name. */
export interface Entry {
  key: string;
  heading: Heading | null;
  /** Where verbs stand side by side, also that of a single choice: its sign is drawn. */
  verb?: string | undefined;
  choices: Choice[];
}

/** Lines that stand together. */
export interface Section {
  key: string;
  title: string | null;
  /** It was opened, and can be closed again. */
  opened: boolean;
  entries: Entry[];
}

/** The choices of one decision. */
export interface Question {
  key: string;
  title: string | null;
  /** It need not be answered: what can be done at any moment. */
  free: boolean;
  choices: Choice[];
}

export type HeadingsOf = (choice: Choice) => Heading[];

/** The choices with those of one verb, or of one thing the board goes on with, as one line in the place of the first. */
export function entriesOf(question: Question, headings: HeadingsOf, depth: number): Entry[] {
  const entries = new Map<string, Entry>();
  for (const choice of question.choices) {
    const heading = headings(choice)[depth] ?? null;
    const gathers = heading !== null && (depth === 0 || heading.thing !== undefined);
    const key = `${question.key}/${gathers ? heading.key : choice.index}`;
    const known = entries.get(key);
    if (known) known.choices.push(choice);
    else entries.set(key, { key, heading, choices: [choice] });
  }
  return [...entries.values()];
}

/** Everything at once: each choice for itself. */
export function flat(questions: Question[]): Section[] {
  return questions.map((one) => ({ key: one.key, title: one.title, opened: false, entries: entriesOf(one, () => [], 0) }));
}

/** With room for all: a section a verb, the shorter names under it; of what can be done at any moment, the verbs. */
export function spread(questions: Question[], headings: HeadingsOf, opened: string | null): Section[] {
  return questions.flatMap((question) => {
    if (question.free) return folded([question], headings, opened).map((section) => ({ ...section, key: section.opened ? section.key : `${question.key}/verbs`, title: section.title ?? question.title }));
    const verbs = entriesOf(question, headings, 0);
    return verbs.map(({ key, heading, choices }) => ({
      key,
      title: heading && choices.length > 1 ? heading.text : null,
      opened: false,
      entries: choices.length > 1 ? entriesOf({ ...question, choices }, headings, 1) : [{ key, heading: null, choices }],
    }));
  });
}

/** «Проект, Шпионаж»: a verb with the only thing it can be done to. */
function shortName([verb, thing]: Heading[]): Heading | null {
  return verb && thing ? { key: verb.key, text: verb.text, note: thing.text } : null;
}

/** So many lines under the only verb there is are shown without being asked for. */
const FEW = 2;

/** With little room: the verbs; or the one that is open with what is under it. */
export function folded(questions: Question[], headings: HeadingsOf, opened: string | null): Section[] {
  const verbs = questions.flatMap((question) => entriesOf(question, headings, 0).map((entry) => ({ question, entry })));
  const asked = verbs.find(({ entry }) => entry.key === opened && entry.choices.length > 1);
  const open = asked ?? (verbs.length === 1 && !verbs[0]!.question.free && verbs[0]!.entry.choices.length > 1 ? verbs[0]! : null);
  if (open) {
    const { question, entry } = open;
    const entries = entriesOf({ ...question, choices: entry.choices }, headings, 1);
    if (asked || entries.length <= FEW) return [{ key: entry.key, title: asked ? entry.heading!.text : null, opened: asked !== undefined, entries }];
  }
  const entries = verbs.map(({ entry }): Entry => {
    const path = headings(entry.choices[0]!);
    return { ...entry, verb: path[0]?.key, heading: entry.choices.length > 1 ? entry.heading : shortName(path) };
  });
  return entries.length > 0 ? [{ key: "verbs", title: null, opened: false, entries }] : [];
}
