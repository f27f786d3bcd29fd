import type { CityId } from "../words.gen";

/** The drawn map in its own units, 720 by 748: where the cities stand, how the roads run, where pieces find room. */
export const WIDTH = 720;
export const HEIGHT = 748;

export type Point = readonly [x: number, y: number];

export interface CityPlace {
  at: Point;
  icon: string;
  label: { at: Point; anchor: "start" | "middle" | "end" };
  /** Where pieces may lie, from the middle of the city; the first are used first. */
  room: readonly Point[];
  /** Where the agents stand. */
  stand: Point;
}

export const PLACES: Readonly<Record<CityId, CityPlace>> = {
  murmansk: { at: [185, 64], icon: "t-calm", label: { at: [32, -8], anchor: "start" }, room: [[84, 22], [-58, -26], [-62, 22]], stand: [-2, -46] },
  arhangelsk: { at: [335, 176], icon: "dept-hr", label: { at: [2, -36], anchor: "start" }, room: [[-54, 26], [58, 46], [-60, -20]], stand: [-48, -52] },
  leningrad: { at: [82, 322], icon: "t-help", label: { at: [-14, 52], anchor: "middle" }, room: [[-26, -46], [56, -46], [88, 4]], stand: [-50, 2] },
  vologda: { at: [302, 322], icon: "t-stress", label: { at: [-32, 8], anchor: "end" }, room: [[48, -36], [-52, -36], [-58, 44]], stand: [32, 38] },
  yaroslavl: { at: [262, 440], icon: "box", label: { at: [32, 4], anchor: "start" }, room: [[80, -34], [-60, -34], [-68, 24]], stand: [6, -50] },
  moskva: { at: [165, 562], icon: "swap", label: { at: [-30, 50], anchor: "middle" }, room: [[-76, -32], [72, 44], [-80, 16]], stand: [-2, -50] },
  gorkiy: { at: [352, 550], icon: "t-ally", label: { at: [-16, 52], anchor: "start" }, room: [[76, 14], [-58, 40], [14, 84]], stand: [10, -50] },
  kirov: { at: [497, 322], icon: "clock", label: { at: [-22, -28], anchor: "end" }, room: [[62, -34], [68, 58], [72, 98]], stand: [-40, 46] },
  syktyvkar: { at: [540, 172], icon: "chat", label: { at: [-4, -36], anchor: "middle" }, room: [[102, -30], [102, 14], [-66, 36]], stand: [-46, 30] },
  perm: { at: [655, 352], icon: "income", label: { at: [6, -34], anchor: "middle" }, room: [[24, 46], [-50, 42], [-58, 88]], stand: [-46, -46] },
  sverdlovsk: { at: [664, 508], icon: "t-stress", label: { at: [-10, 50], anchor: "middle" }, room: [[8, 88], [-52, -18], [20, -50]], stand: [26, -42] },
  yoshkar: { at: [478, 460], icon: "dept-an", label: { at: [30, -8], anchor: "start" }, room: [[58, 24], [-62, -24], [-64, 24]], stand: [46, -54] },
  kazan: { at: [520, 580], icon: "r-doc", label: { at: [52, 14], anchor: "start" }, room: [[66, 50], [-66, 32], [112, 84]], stand: [-44, -36] },
  kuybyshev: { at: [455, 690], icon: "dept-tr", label: { at: [18, 50], anchor: "end" }, room: [[62, 34], [72, -18], [-60, -16]], stand: [-46, -30] },
};

export interface RoadPlace {
  path: string;
  plate: Point;
}

const ROADS: Record<string, RoadPlace> = {
  "murmansk-arhangelsk": { path: "M185 64L335 176", plate: [260, 120] },
  "murmansk-leningrad": { path: "M185 64Q96 178 82 322", plate: [114.8, 185.5] },
  "arhangelsk-vologda": { path: "M335 176L302 322", plate: [318.5, 249] },
  "arhangelsk-syktyvkar": { path: "M335 176Q438 198 540 172", plate: [437.8, 186] },
  "leningrad-moskva": { path: "M82 322Q146 430 165 562", plate: [134.8, 436] },
  "leningrad-yaroslavl": { path: "M82 322Q190 366 262 440", plate: [181, 373.5] },
  "vologda-yaroslavl": { path: "M302 322L262 440", plate: [282, 381] },
  "yaroslavl-moskva": { path: "M262 440L165 562", plate: [213.5, 501] },
  "moskva-gorkiy": { path: "M165 562Q258 572 352 550", plate: [258.3, 564] },
  "yaroslavl-gorkiy": { path: "M262 440L352 550", plate: [307, 495] },
  "vologda-kirov": { path: "M302 322Q400 344 497 322", plate: [399.8, 333] },
  "gorkiy-yoshkar": { path: "M352 550Q424 528 478 460", plate: [419.5, 516.5] },
  "gorkiy-kirov": { path: "M352 550Q396 420 497 322", plate: [428.5, 401.1] },
  "yoshkar-kazan": { path: "M478 460L520 580", plate: [499, 520] },
  "yoshkar-kirov": { path: "M478 460L497 322", plate: [487.5, 391] },
  "kazan-kuybyshev": { path: "M520 580L455 690", plate: [487.5, 635] },
  "kazan-perm": { path: "M520 580Q640 512 655 352", plate: [577.1, 536.6] },
  "kirov-syktyvkar": { path: "M497 322L540 172", plate: [518.5, 247] },
  "kirov-perm": { path: "M497 322L655 352", plate: [576, 337] },
  "syktyvkar-perm": { path: "M540 172Q622 232 655 352", plate: [609.8, 247] },
  "perm-sverdlovsk": { path: "M655 352Q682 430 664 508", plate: [670.8, 430] },
  "kuybyshev-sverdlovsk": { path: "M455 690Q668 676 664 508", plate: [577.5, 661.3] },
  "moskva-kuybyshev": { path: "M165 562Q292 642 455 690", plate: [301, 634] },
};

/** How the road between two cities is drawn, whichever is named first. */
export function roadPlace(one: string, other: string): RoadPlace {
  return ROADS[`${one}-${other}`] ?? ROADS[`${other}-${one}`]!;
}

/** Points along the road from one city to another; a path is a line or one bow. */
export function roadPoints(one: string, other: string): Point[] {
  const numbers = roadPlace(one, other).path.match(/-?[\d.]+/g)!.map(Number);
  const [x0, y0] = [numbers[0]!, numbers[1]!];
  const [x2, y2] = [numbers.at(-2)!, numbers.at(-1)!];
  const [x1, y1] = numbers.length === 6 ? [numbers[2]!, numbers[3]!] : [(x0 + x2) / 2, (y0 + y2) / 2];
  const points = [0, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 1].map((t): Point => {
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2];
  });
  return ROADS[`${one}-${other}`] ? points : points.reverse();
}

/** Sea, rivers, grid and the ring of a tea glass. */
export const GROUND = `
<path class="m-sea" d="M0 14H120C112 44 96 60 92 88C120 96 150 108 152 128C196 150 236 132 262 156C292 168 306 150 318 128C300 104 322 88 352 92C372 96 380 116 372 134C392 138 420 128 432 104C446 84 440 60 470 46C500 36 530 52 560 40C600 22 660 30 720 14V0H0Z"/>
<path class="m-sea" d="M0 250C26 268 40 300 58 306C66 318 50 330 30 330C18 334 8 346 0 350Z"/>
<path class="m-coast" d="M120 14C112 44 96 60 92 88C120 96 150 108 152 128C196 150 236 132 262 156C292 168 306 150 318 128C300 104 322 88 352 92C372 96 380 116 372 134C392 138 420 128 432 104C446 84 440 60 470 46C500 36 530 52 560 40C600 22 660 30 720 14"/>
<path class="m-coast" d="M0 250C26 268 40 300 58 306C66 318 50 330 30 330C18 334 8 346 0 350"/>
<g class="m-grid"><path d="M0 118Q360 92 720 118M0 262Q360 236 720 262M0 406Q360 380 720 406M0 550Q360 524 720 550M0 694Q360 668 720 694"/><path d="M92 0L60 748M232 0L214 748M372 0V748M512 0L526 748M652 0L678 748"/></g>
<g class="m-river"><path d="M346 160C356 210 420 232 470 214C520 200 560 220 590 208"/><path d="M210 500C240 470 300 500 352 530C400 562 440 540 490 566C520 588 505 630 480 660C474 690 420 716 430 748"/><path d="M668 250C690 300 640 330 640 372C628 430 580 470 548 540C536 560 524 572 512 590"/><path d="M72 318C110 300 130 270 164 262"/><path d="M300 322C320 290 350 250 352 206"/></g>
<g class="m-tea"><circle cx="664" cy="676" r="44"/><path d="M626 654a46 46 0 0 1 70-12"/></g>
<g class="m-ural"><path d="M690 150l10-16 10 16M676 196l10-16 10 16M694 240l10-16 10 16M686 290l9-14 9 14M700 430l8-14 8 14M694 470l9-14 9 14M702 590l8-14 8 14"/></g>
`;

/** Every road as it is drawn. */
export const roadsDrawn = (): RoadPlace[] => Object.values(ROADS);
/** Every road by its two cities. */
export const roadEnds = (): [string, string][] => Object.keys(ROADS).map((key) => key.split("-") as [string, string]);
