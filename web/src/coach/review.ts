import type { GameReview, ReviewAnswer, ReviewDeed } from "../core/protocol.gen";

/** Those who win together: one line of the chart. */
export interface Side {
  seats: number[];
  /** By point. */
  chances: number[];
}

/** Everyone who shares all chances is one side. */
export function sidesOf(review: GameReview): Side[] {
  const sides: Side[] = [];
  for (const seat of review.luck.keys()) {
    const chances = review.points.map((point) => point.chances[seat]!);
    const known = sides.find((side) => side.chances.every((chance, at) => chance === chances[at]));
    if (known) known.seats.push(seat);
    else sides.push({ seats: [seat], chances });
  }
  return sides;
}

export interface Told {
  deed: ReviewDeed;
  kind: "best" | "worst" | "turn";
  /** Whose chance a turning point changed most, in whole per cent. */
  swing?: { seats: number[]; from: number; to: number };
}

/** What a deed did to the chances, for whom it did most. */
function swingOf(review: GameReview, frame: number): Told["swing"] {
  const [before, after] = [review.points[frame]?.chances ?? [], review.points[frame + 1]?.chances ?? []];
  const changes = before.map((chance, seat) => Math.abs((after[seat] ?? chance) - chance));
  const seat = changes.indexOf(Math.max(...changes));
  return seat < 0 || after.length === 0 ? undefined : { seats: review.together ? [...before.keys()] : [seat], from: Math.round(100 * before[seat]!), to: Math.round(100 * after[seat]!) };
}

/** What is told of a game to who sits at a seat: its best and worst decision and the turning points, in the order of play. */
export function toldTo(review: GameReview, seat: number): Told[] {
  const kinds = new Map<number, Told["kind"]>();
  for (const place of review.turns) kinds.set(place, "turn");
  if (review.best[seat] != null) kinds.set(review.best[seat], "best");
  if (review.worst[seat] != null) kinds.set(review.worst[seat], "worst");
  return [...kinds].map(([place, kind]): Told => {
    const deed = review.deeds[place]!;
    const swing = kind === "turn" ? swingOf(review, deed.frame) : undefined;
    return { deed, kind, ...(swing && { swing }) };
  }).sort((one, two) => one.deed.frame - two.deed.frame);
}

/** What a deed did for who did it, in whole per cent: lost, or better than the next. */
export function effect(deed: ReviewDeed): number {
  return Math.round(100 * (deed.loss > 0 ? -deed.loss : deed.merit));
}

/** What was played, and what it is told beside: the best answer where that is another, or the next where it was the best itself. */
export function beside(deed: ReviewDeed): { played: ReviewAnswer; other: { answer: ReviewAnswer; better: boolean } | null } {
  const { played, answers, loss } = deed;
  if (loss > 0) return { played, other: { answer: answers[0]!, better: true } };
  const words = JSON.stringify(played.text);
  const next = effect(deed) > 0 ? answers.find(({ text }) => JSON.stringify(text) !== words) : undefined;
  return { played, other: next ? { answer: next, better: false } : null };
}

/** So many answers of a puzzle are named beside one's own: a road may have twenty, all worth the same. */
const NAMED = 3;

/** The places of a puzzle's answers that are named, the best first and one's own; how many are left, and what the best of those is worth. */
export function worthTelling(answers: readonly { chance: number }[], own: number): { places: number[]; rest: { count: number; chance: number } | null } {
  const all = [...answers.keys()];
  const left = all.filter((place) => place >= NAMED && place !== own);
  if (left.length < 2) return { places: all, rest: null };
  return { places: all.filter((place) => !left.includes(place)), rest: { count: left.length, chance: answers[left[0]!]!.chance } };
}

/** What a decision has to cost of the chance to be called a mistake. */
export const MISTAKE = 0.04;

export function mistakes(review: GameReview, seat: number): number {
  return review.deeds.filter((deed) => deed.seat === seat && deed.loss >= MISTAKE).length;
}

/** What has led a seat from its first chance to its last. Where seats play against each other, own moves are told beside what those of the table did on average: every move helps who plays it. */
export function madeOf(review: GameReview, seat: number): { luck: number; own: number; others: number } {
  const usual = review.together || review.alone ? 0 : review.own.reduce((sum, one) => sum + one, 0) / review.own.length;
  const [luck, own] = [review.luck[seat]!, review.own[seat]! - usual];
  return { luck, own, others: review.points.at(-1)!.chances[seat]! - review.began[seat]! - luck - own };
}

/** The first frame of each round. */
export function roundStarts(review: GameReview): { frame: number; round: number }[] {
  const found: { frame: number; round: number }[] = [];
  for (const { frame, round } of review.points) if (round > 0 && found.at(-1)?.round !== round) found.push({ frame, round });
  return found;
}

/** The frames told in numbers: where rounds begin, and the last there is, which has no round; a review that is not done may end where one begins. */
export function numbered(review: GameReview): { frame: number; round: number }[] {
  const last = review.points.length - 1;
  return [...roundStarts(review).filter(({ frame }) => frame < last), { frame: last, round: 0 }];
}

/** Labels that would lie over each other are moved apart, in their order. */
export function spread(places: readonly number[], least: number, floor: number): number[] {
  const order = places.map((_, at) => at).sort((one, two) => places[one]! - places[two]!);
  const moved = [...places];
  for (const [rank, at] of order.entries()) if (rank > 0) moved[at] = Math.max(moved[at]!, moved[order[rank - 1]!]! + least);
  let under = floor;
  for (const at of order.reverse()) under = (moved[at] = Math.min(moved[at]!, under)) - least;
  return moved;
}
