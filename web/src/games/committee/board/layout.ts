import { HEIGHT, roadEnds, roadPoints, roadsDrawn, WIDTH, type CityPlace, type Point } from "./places";
import type { Piece } from "./cityPieces";

/** A rectangle in the units of the map. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What lies where: the middle of every piece, and of every agent, in the units of the map. */
export interface Laid {
  pieces: { key: string; city: string; piece: Piece; at: Point }[];
  agents: { seat: number; at: Point }[];
}

/** Where every piece lay, by `placeKey`, and how large it was drawn. */
export interface Lay {
  at: ReadonlyMap<string, Point>;
  sized: string;
}

export interface Crowd {
  cities: Record<string, CityPlace>;
  /** What lies in each city, what presses most first. */
  pieces: ReadonlyMap<string, Piece[]>;
  /** The agents in each city. */
  agents: ReadonlyMap<string, readonly number[]>;
  names: ReadonlyMap<string, string>;
  jams: readonly Point[];
  /** What lies over the map and hides what is under it. */
  covers: readonly Box[];
  /** Where pieces lay a moment ago, by `placeKey`: they lie there still where they can. */
  before?: ReadonlyMap<string, Point>;
  /** Whether pieces are drawn large, and how many units a pixel is. */
  large: boolean;
  unit: number;
}

/** Pixels of every kind of piece as its style draws it, on a phone and large. */
const SIZES: Record<Piece["kind"], readonly [small: Point, large: Point]> = {
  way: [[36, 23], [50, 30]],
  mission: [[44, 21], [60, 31]],
  flag: [[42, 20], [54, 26]],
  interrogation: [[49, 20], [66, 27]],
  ally: [[23, 23], [33, 33]],
  help: [[15, 15], [22, 22]],
  plan: [[24, 24], [50, 50]],
  more: [[22, 20], [29, 27]],
};
export const PAWN = [25, 38] as const;
/** What lies there finds its place first, then who stands there; what comes and goes with a question last, so that nothing else moves. */
const LYING: readonly Piece["kind"][] = ["mission", "flag", "interrogation", "ally", "help"];
const PASSING: readonly Piece["kind"][] = ["way", "plan", "more"];
const RING = 27;
const ANGLES = 24;
const GAPS = [2, 12, 26, 44, 64] as const;
const TOUCHING = [-8, ...GAPS] as const;
/** What it is for a plan or a price to lie a unit further from its city. */
const PULL = 4;
/** What says something of its city alone touches it, and is never counted with «+n». */
const ALWAYS: readonly Piece["kind"][] = ["way", "plan"];
/** A price or a plan so much nearer to its own city than to another is not read as the other's. */
const CLEAR = 14;
/** What it is to be read as another city's. */
const MISREAD = 900;
/** A piece that would hide this much of another is counted with «+n» instead. */
const HIDDEN = 0.16;

/** A place that was thought of for the city is so much better than another. */
const WISHED = -18;
/** Where a piece lies it stays, unless that has become so much worse than another place. */
const STAYS = -160;
/** What lies in a city leaves so much room where an agent stands. */
const STAND = 260;
/** What it is to hide the number of a road: what comes and goes with a question hides none. */
const PLATE = { lying: 60, passing: 1000 } as const;
/** What lies further from a city does not matter to what lies beside it. */
const NEAR = 480;
const MAP: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };

interface Obstacle {
  box: Box;
  area: number;
  weight: number;
}

interface Near {
  home: Point;
  covers: Box[];
  obstacles: Obstacle[];
  others: Point[];
  roads: Point[];
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) * Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));
export const boxAt = ([x, y]: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const inside = ([x, y]: Point, box: Box): boolean => x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h;

/** How large a piece is, in units. */
export function sizeOf(piece: Piece, large: boolean, unit: number): Point {
  const [w, h] = SIZES[piece.kind][large ? 1 : 0];
  if (piece.kind === "plan" && piece.stays) return [24 * unit, 24 * unit];
  const wider = piece.kind === "help" ? 1 + (piece.count - 1) * 0.8 : piece.kind === "way" && piece.way.fuel > 0 ? 1.4 : 1;
  return [w * wider * unit, h * unit];
}

/** Where a name is written. */
export function labelBox(place: CityPlace, name: string, large: boolean): Box {
  const size = large ? 22 : 26;
  const width = name.length * size * 0.5;
  const [x, y] = [place.at[0] + place.label.at[0], place.at[1] + place.label.at[1]];
  const left = { start: 0, middle: width / 2, end: width }[place.label.anchor];
  return { x: x - left, y: y - size * 0.76, w: width, h: size };
}

const ROAD_POINTS = roadEnds().flatMap(([one, other]) => roadPoints(one, other).slice(1, -1));
const PLATES = roadsDrawn().map((road) => road.plate);

/** What lies so far from its city is tied to it: it could belong to another. */
const APART = 7;

/** The point of a box that is nearest to a city. */
const edgeOf = ([x, y]: Point, box: Box): Point => [Math.min(Math.max(x, box.x), box.x + box.w), Math.min(Math.max(y, box.y), box.y + box.h)];

/** How far a box lies from the ring of a city. */
export function gapOf(city: Point, box: Box): number {
  const [x, y] = edgeOf(city, box);
  return Math.hypot(x - city[0], y - city[1]) - RING;
}

/** From a city to the edge of what lies beside it; nothing where it touches the city. */
export const tieOf = (city: Point, box: Box): readonly [Point, Point] | null => (gapOf(city, box) > APART ? [city, edgeOf(city, box)] : null);

/** Finds room for everything: nothing hides another piece or a city, names and roads are spared where it goes. */
export function layOut(crowd: Crowd): Laid {
  const first = new Set<string>();
  for (;;) {
    const { laid, cramped } = arrange(crowd, first);
    if (cramped.every((city) => first.has(city))) return laid;
    for (const city of cramped) first.add(city);
  }
}

/** What lies in a city before its agents, but in those `first`; and where agents would hide something then. */
function arrange(crowd: Crowd, first: ReadonlySet<string>): { laid: Laid; cramped: string[] } {
  const { cities, unit, large } = crowd;
  const middles = Object.entries(cities).map(([city, place]) => [city, place.at] as const);
  const labels = Object.entries(cities).map(([city, place]) => labelBox(place, crowd.names.get(city) ?? "", large));
  const plates = PLATES.map((plate) => boxAt(plate, 34, 34));
  const jams = crowd.jams.map((plate) => boxAt(plate, 62, 38));
  const pawn = PAWN[large ? 1 : 0] * unit;
  const stands = Object.values(cities).map((place) => boxAt([place.at[0] + place.stand[0], place.at[1] + place.stand[1]], pawn, pawn));
  const taken: Box[] = [];
  /** So far only what lies there is laid. */
  let lying = true;
  let plate: number = PLATE.lying;

  /** What lies near enough to a city to matter to whatever is laid beside it, with its weight. */
  function near(home: string): Near {
    const around = boxAt(cities[home]!.at, NEAR, NEAR);
    const close = (boxes: readonly Box[], weight: number): Obstacle[] => boxes.filter((box) => overlap(box, around) > 0).map((box) => ({ box, area: box.w * box.h, weight }));
    return {
      home: cities[home]!.at,
      covers: crowd.covers.filter((box) => overlap(box, around) > 0),
      obstacles: [...close(taken, 1200), ...close(middles.map(([, middle]) => boxAt(middle, RING * 1.7, RING * 1.7)), 700), ...close(jams, 300), ...close(labels, 700), ...close(plates, plate), ...(lying ? close(stands, STAND) : [])],
      others: middles.filter(([city, middle]) => city !== home && inside(middle, around)).map(([, middle]) => middle),
      roads: ROAD_POINTS.filter((point) => inside(point, around)),
    };
  }

  /** How bad it is to lie there, as far as it is better than the best so far: what must not be hidden counts most. */
  function cost(box: Box, { home, covers, obstacles, others, roads }: Near, start: number, best: number, touching: boolean): number {
    const area = box.w * box.h;
    const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
    const own = Math.hypot(x - home[0], y - home[1]);
    let bad = start + own * 0.5 + 4000 * (1 - overlap(box, MAP) / area);
    for (const cover of covers) bad += 900 * (overlap(box, cover) / area);
    for (const { box: other, area: size, weight } of obstacles) {
      if (bad >= best) return bad;
      bad += weight * (overlap(box, other) / Math.min(area, size));
    }
    for (const point of roads) if (inside(point, box)) bad += 6;
    for (const middle of others) if (Math.hypot(x - middle[0], y - middle[1]) < own * 1.15) bad += 70;
    if (touching) {
      const mine = gapOf(home, box) + CLEAR;
      for (const middle of others) if (gapOf(middle, box) < mine) bad += MISREAD;
    }
    return bad;
  }

  /** The best place beside a city for something of this size; a plan or a price, which says no more than which city is meant, touches it where it can. */
  function best(home: string, w: number, h: number, wishes: readonly Point[], before?: Point, touching = false): { at: Point; bad: number } {
    const [x, y] = cities[home]!.at;
    const around = near(home);
    let found: { at: Point; bad: number } = { at: [x, y], bad: Infinity };
    const look = (at: Point, start: number): void => {
      const bad = cost(boxAt(at, w, h), around, start, found.bad, touching);
      if (bad < found.bad) found = { at, bad };
    };
    if (before) look(before, STAYS);
    for (const [dx, dy] of wishes) look([x + dx, y + dy], WISHED);
    for (const gap of touching ? TOUCHING : GAPS)
      for (let n = 0; n < ANGLES; n += 1) {
        const angle = (2 * Math.PI * n) / ANGLES;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const reach = RING + gap + Math.min(w / 2 / Math.max(Math.abs(cos), 1e-6), h / 2 / Math.max(Math.abs(sin), 1e-6));
        look([x + reach * cos, y + reach * sin], touching ? PULL * gap : 0);
      }
    return found;
  }

  const laid: Laid = { pieces: [], agents: [] };
  const left = new Map<string, number>();
  /** Lays pieces of these kinds: those that lay there before, the new ones, or both. */
  function lay(kinds: readonly Piece["kind"][], known?: boolean): void {
    for (const kind of kinds)
      for (const [city, pieces] of crowd.pieces)
        for (const piece of pieces) {
          const key = keyOf(city, piece);
          if (piece.kind !== kind || (known !== undefined && known !== (crowd.before?.has(placeKey(city, key)) ?? false))) continue;
          const [w, h] = sizeOf(piece, large, unit);
          const touches = ALWAYS.includes(kind);
          const { at } = best(city, w, h, touches ? [] : cities[city]!.room, crowd.before?.get(placeKey(city, key)), touches);
          const box = boxAt(at, w, h);
          if (!ALWAYS.includes(kind) && taken.some((other) => overlap(box, other) / Math.min(w * h, other.w * other.h) > HIDDEN)) {
            left.set(city, (left.get(city) ?? 0) + 1);
            continue;
          }
          taken.push(box);
          laid.pieces.push({ key, city, piece, at });
        }
  }
  const cramped: string[] = [];
  function stand(city: string, seats: readonly number[]): void {
    const shapes = [...new Set([seats.length, Math.ceil(seats.length / 2), 1])];
    const tries = shapes.map((across) => {
      const down = Math.ceil(seats.length / across);
      const [w, h] = [across * pawn, down * pawn];
      const wishes = seats.length === 1 ? [cities[city]!.stand] : [];
      return { across, w, h, ...best(city, w, h, wishes) };
    });
    const { across, w, h, at } = tries.reduce((one, other) => (other.bad < one.bad ? other : one));
    if (taken.some((other) => overlap(boxAt(at, w, h), other) / Math.min(w * h, other.w * other.h) > HIDDEN)) cramped.push(city);
    taken.push(boxAt(at, w, h));
    for (const [n, seat] of seats.entries()) laid.agents.push({ seat, at: [at[0] - w / 2 + ((n % across) + 0.5) * pawn, at[1] - h / 2 + (Math.floor(n / across) + 0.5) * pawn] });
  }
  const standing = [...crowd.agents].filter(([, seats]) => seats.length > 0);
  for (const [city, seats] of standing) if (first.has(city)) stand(city, seats);
  lay(LYING, true);
  lay(LYING, false);
  lying = false;
  for (const [city, seats] of standing) if (!first.has(city)) stand(city, seats);
  plate = PLATE.passing;
  lay(PASSING);
  for (const [city, count] of left) {
    const piece: Piece = { kind: "more", count };
    const [w, h] = sizeOf(piece, large, unit);
    const { at } = best(city, w, h, cities[city]!.room);
    taken.push(boxAt(at, w, h));
    laid.pieces.push({ key: keyOf(city, piece), city, piece, at });
  }
  return { laid, cramped };
}

/** A piece and its city: what has gone elsewhere lies where it finds room. */
export const placeKey = (city: string, key: string): string => `${city} ${key}`;

/** What a piece is called for as long as it lies in its city, so that it is moved and not drawn anew. */
function keyOf(city: string, piece: Piece): string {
  switch (piece.kind) {
    case "mission": return `mission ${piece.mission}`;
    case "flag": return `flag ${piece.mission}`;
    case "interrogation": return `interrogation ${piece.token}`;
    case "ally": return `ally ${piece.ally}`;
    case "plan": return `plan ${piece.seat}`;
    default: return `${piece.kind} ${city}`;
  }
}
