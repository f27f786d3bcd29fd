/** A place on the screen, in pixels of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const AROUND = 6;
const EDGE = 10;
const GAP = 14;

/** The elements an aim means: a piece the board names by `data-<field>`, or a place it names by `data-spot`. */
export function elementsOf(aim: string): HTMLElement[] {
  const colon = aim.indexOf(":");
  const [field, value] = colon < 0 ? ["spot", aim] : [aim.slice(0, colon), aim.slice(colon + 1)];
  const named = `[data-${CSS.escape(field)}${colon < 0 ? "~" : ""}="${CSS.escape(value)}"]`;
  return [...document.querySelectorAll<HTMLElement>(`.shell ${named}`)].filter(isSeen);
}

function isSeen(element: HTMLElement): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && (element.checkVisibility?.({ visibilityProperty: true }) ?? true);
}

/** Where an element is with the marks (`data-mark`) that stick out of it, as far as it can be seen; null where it is scrolled away. */
export function boxOf(element: Element, around = AROUND): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (const mark of element.querySelectorAll<HTMLElement>("[data-mark]")) {
    if (!isSeen(mark)) continue;
    const out = mark.getBoundingClientRect();
    left = Math.min(left, out.left);
    top = Math.min(top, out.top);
    right = Math.max(right, out.right);
    bottom = Math.max(bottom, out.bottom);
  }
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (getComputedStyle(outer).overflow === "visible") continue;
    const clip = outer.getBoundingClientRect();
    left = Math.max(left, clip.left - around);
    top = Math.max(top, clip.top);
    right = Math.min(right, clip.right + around);
    bottom = Math.min(bottom, clip.bottom + around);
  }
  if (right - left < 4 || bottom - top < 4) return null;
  const x = Math.max(2, left - around);
  const y = Math.max(2, top - around);
  return { x, y, width: Math.min(innerWidth - 2, right + around) - x, height: Math.min(innerHeight - 2, bottom + around) - y };
}

/** The box around several. */
export function union(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** So far may the sides of two boxes lie apart that still stand in one row. */
const LEVEL = 4;

/** Boxes that touch in one row or one column as one: a ring goes around all of them and through none. */
export function joined(boxes: readonly Box[]): Box[] {
  const along = (one: Box, two: Box): boolean => Math.abs(one.y - two.y) <= LEVEL && Math.abs(one.height - two.height) <= 2 * LEVEL && one.x <= two.x + two.width && two.x <= one.x + one.width;
  const turned = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });
  return boxes.reduce<Box[]>((found, box) => {
    const near = found.filter((one) => along(one, box) || along(turned(one), turned(box)));
    return near.length === 0 ? [...found, box] : [...found.filter((one) => !near.includes(one)), union([...near, box])!];
  }, []);
}

/** How far the marks of the plates stick out over them. */
const MARKS = 8;

/** Where the room for words begins: under the bar; where plates stand right under it, over the marks that stick out of them, so that none is cut. */
export function roofOf(bar: { bottom: number } | undefined, plates: { top: number; height: number } | undefined): number {
  const roof = bar?.bottom ?? 0;
  return plates && plates.height > 0 && Math.abs(plates.top - roof) < 2 ? roof - EDGE - MARKS : roof;
}

export type Side = "above" | "below" | "left" | "right" | "none";

/** What must stay in sight is worth so many times what is spoken of: a ring shows that where words lie over its edge. */
const DEAR = 4;

/** Where a bubble of that size stands beside what it speaks of: over none of it if there is room anywhere, and over what must stay in sight last of all. */
export function beside(aims: readonly Box[], size: { width: number; height: number }, room: Box, clear: readonly Box[] = []): { x: number; y: number; side: Side } {
  const { width, height } = size;
  const [left, top] = [room.x + EDGE, room.y + EDGE];
  const [right, bottom] = [room.x + room.width - EDGE - width, room.y + room.height - EDGE - height];
  const within = (x: number, y: number): { x: number; y: number } => ({ x: Math.max(left, Math.min(x, right)), y: Math.max(top, Math.min(y, bottom)) });
  const whole = union(aims);
  if (!whole) return { ...within((left + right) / 2, bottom), side: "none" };
  const around = (box: Box): { x: number; y: number; side: Side }[] => {
    const middle = within(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2);
    return [
      { ...within(middle.x, box.y - GAP - height), side: "above" },
      { ...within(middle.x, box.y + box.height + GAP), side: "below" },
      { ...within(box.x + box.width + GAP, middle.y), side: "right" },
      { ...within(box.x - GAP - width, middle.y), side: "left" },
    ];
  };
  const over = (boxes: readonly Box[], { x, y }: { x: number; y: number }): number => boxes.reduce((sum, box) => sum + span(x, width, box.x, box.width) * span(y, height, box.y, box.height), 0);
  const covered = (at: { x: number; y: number }): number => over(aims, at) + DEAR * over(clear, at);
  /* beside one of several rather than somewhere between them */
  const best = [...aims.flatMap(around), ...around(whole), ...clear.flatMap(around)].reduce((found, one) => (covered(one) < covered(found) ? one : found));
  /* the edge of the room may have pushed it round a corner */
  return { ...best, side: over(aims, best) > 0 ? "none" : sideOf({ ...best, ...size }, whole, best.side)! };
}

/** Where words lie that leave the board free: at the head or the foot of a room. */
export interface Calm {
  room: Box;
  at: "head" | "foot";
}

/** Within its width, as far as the window has it. */
function calmly({ room, at }: Calm, { width, height }: { width: number; height: number }): Box | null {
  const x = Math.min(room.x + (room.width - width) / 2, innerWidth - EDGE - width);
  const y = at === "head" ? room.y + GAP : room.y + room.height - EDGE - height;
  return y < room.y || y + height > room.y + room.height - EDGE ? null : { x, y, width, height };
}

/** The same, in more room where there is none and more may be used; in the calm one first, wherever nothing lies there that is spoken of or must stay in sight. */
export function placed(aims: readonly Box[], size: { width: number; height: number }, room: Box, more: Box | null, calm: Calm | null = null, clear: readonly Box[] = []): { x: number; y: number; side: Side } {
  const free = calm && calmly(calm, size);
  if (free && [...aims, ...clear].every((box) => span(free.x, free.width, box.x, box.width) * span(free.y, free.height, box.y, box.height) === 0)) return { x: free.x, y: free.y, side: "below" };
  const found = beside(aims, size, room, clear);
  return found.side === "none" && more && aims.length > 0 ? beside(aims, size, more, clear) : found;
}

/** Words that far below something, or that far from all of several, point at nothing: the rings do. */
const FAR = 24;
/** So far from its corners a bubble points. */
const [INDENT, TUCK] = [24, 20];

/** Where on its edge a bubble points: at the nearest of what it stands right beside, and at nothing that lies between several. */
export function noseOf(aims: readonly Box[], words: Box): { x: number; y: number } | null {
  const middle = (from: number, length: number, other: number, long: number): number => (Math.max(from, other) + Math.min(from + length, other + long)) / 2 - from;
  const found = aims.flatMap((box) => {
    const side = sideOf(words, box, null);
    const upright = side === "above" || side === "below";
    if (side === null || (upright ? span(words.x, words.width, box.x, box.width) : span(words.y, words.height, box.y, box.height)) === 0) return [];
    const x = upright ? Math.max(INDENT, Math.min(middle(words.x, words.width, box.x, box.width), words.width - INDENT)) : side === "left" ? words.width : 0;
    const y = upright ? (side === "above" ? words.height : 0) : Math.max(TUCK, Math.min(middle(words.y, words.height, box.y, box.height), words.height - TUCK));
    const away = Math.max(box.x - words.x - words.width, words.x - box.x - box.width, box.y - words.y - words.height, words.y - box.y - box.height);
    return away > FAR && (side === "below" || aims.length > 1) ? [] : [{ x, y, away }];
  });
  const nearest = found.reduce<(typeof found)[number] | null>((best, one) => (best && best.away <= one.away ? best : one), null);
  return nearest && { x: nearest.x, y: nearest.y };
}

/** On which side of something a bubble stands; `over` where it lies over it. */
function sideOf({ x, y, width, height }: Box, box: Box, over: Side | null): Side | null {
  if (y + height <= box.y) return "above";
  if (y >= box.y + box.height) return "below";
  return x + width <= box.x ? "left" : x >= box.x + box.width ? "right" : over;
}

/** How far two stretches of a line lie over each other. */
function span(from: number, length: number, other: number, long: number): number {
  return Math.max(0, Math.min(from + length, other + long) - Math.max(from, other));
}
