import type { Lesson, LessonStep } from "../core/protocol.gen";

/** Actions that have these values in these fields; a list of values stands for any of them. */
export type Pattern = Readonly<Record<string, unknown>>;

export interface Part {
  chapter: number;
  step: LessonStep;
}

/** What is said between two answers of the learner. */
export interface Stretch {
  /** After how many answers. */
  at: number;
  /** Words first; the last one awaits the next answers, unless the lesson jumps or ends there. */
  parts: readonly Part[];
  /** The chapter that begins further on: the script leads there. */
  jump: number | null;
}

/** Lays a lesson out by the answers of the learner. */
export function stretches(lesson: Lesson): Stretch[] {
  const found: Stretch[] = [];
  let at = lesson.chapters[0]?.skip?.length ?? 0;
  let parts: Part[] = [];
  lesson.chapters.forEach((chapter, index) => {
    if (index > 0 && chapter.skip?.length) {
      found.push({ at, parts, jump: index });
      at += chapter.skip.length;
      parts = [];
    }
    for (const step of chapter.steps) {
      parts.push({ chapter: index, step });
      if (!step.awaits?.length) continue;
      found.push({ at, parts, jump: null });
      at += step.times ?? 1;
      parts = [];
    }
  });
  return [...found, { at, parts, jump: null }];
}

/** The stretch after so many answers. */
export function stretchAt(all: readonly Stretch[], given: number): Stretch | null {
  return all.findLast((one) => one.at <= given) ?? null;
}

export function fits(thing: object, pattern: Pattern): boolean {
  const words = thing as Record<string, unknown>;
  return Object.entries(pattern).every(([field, wanted]) => agrees(words[field], wanted));
}

function agrees(value: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted) && !Array.isArray(value)) return wanted.includes(value);
  return JSON.stringify(value) === JSON.stringify(wanted);
}
