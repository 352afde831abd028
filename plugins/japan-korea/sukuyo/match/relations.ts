/**
 * What two birth lodges are to each other, by three rounds of nine.
 *
 * The second lodge is counted from the first; counted back it is the other half of the same pair. How far
 * the two stand apart on the ring of 27 makes the tie near, middle or far.
 *
 * @source Xiuyao jing, Taishō 1299, vol. 1, ch. 3: three rounds of nine from the birth lodge; pairs and distances
 *   as schools of Sukuyō in Japan read them today, second hand. The points are this service's own
 */
import { vocabulary, type IdOf } from "#sdk";
import { type Lodge, type LodgeRelation, RELATIONS } from "../lodges.ts";

/** The six ties, each of two halves. */
export const TIE = vocabulary("sukuyoTie", {
  mei: { native: "命", roman: "mei" },
  gyotai: { native: "業胎", roman: "gyōtai" },
  eishin: { native: "栄親", roman: "eishin" },
  yusui: { native: "友衰", roman: "yūsui" },
  kisei: { native: "危成", roman: "kisei" },
  ankai: { native: "安壊", roman: "ankai" },
});
export type Tie = IdOf<typeof TIE>;

/** How far apart. */
export const DISTANCE = vocabulary("sukuyoDistance", {
  same: { native: "同宿", roman: "dōshuku" },
  near: { native: "近距離", roman: "kin-kyori" },
  middle: { native: "中距離", roman: "chū-kyori" },
  far: { native: "遠距離", roman: "en-kyori" },
});
export type Distance = IdOf<typeof DISTANCE>;

const TIES: Readonly<Record<LodgeRelation, Tie>> = {
  self: "mei",
  deed: "gyotai",
  womb: "gyotai",
  flourishing: "eishin",
  kin: "eishin",
  friend: "yusui",
  waning: "yusui",
  risk: "kisei",
  completion: "kisei",
  ease: "ankai",
  breaking: "ankai",
};

const LODGES = 27;

/** What one lodge is to another. */
export interface LodgeTie {
  /** What the second is to the first. */
  readonly forFirst: LodgeRelation;
  /** What the first is to the second. */
  readonly forSecond: LodgeRelation;
  readonly tie: Tie;
  readonly distance: Distance;
  /** Steps from the first forward to the second, 0 to 26. */
  readonly steps: number;
}

/** Counts two lodges from each other. */
export function tieBetween(a: Lodge, b: Lodge): LodgeTie {
  const steps = (b.index - a.index + LODGES) % LODGES;
  const back = (LODGES - steps) % LODGES;
  const apart = Math.min(steps, back);
  const forFirst = RELATIONS[steps]!;
  return {
    forFirst,
    forSecond: RELATIONS[back]!,
    tie: TIES[forFirst],
    distance: apart === 0 ? "same" : apart <= 4 ? "near" : apart <= 8 ? "middle" : "far",
    steps,
  };
}

/** Points of the ties. */
export const POINTS: Readonly<Record<Tie, number>> = {
  eishin: 86,
  gyotai: 80,
  yusui: 72,
  mei: 70,
  kisei: 58,
  ankai: 42,
};

const HARD: readonly Tie[] = ["ankai", "kisei"];

/** Points of the distance: nearness strengthens what the tie is. */
export function distancePoints(tie: Tie, distance: Distance): number {
  if (distance === "same" || distance === "middle") return 0;
  const strengthens = HARD.includes(tie) ? -4 : 4;
  return distance === "near" ? strengthens : -strengthens;
}
