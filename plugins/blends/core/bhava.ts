/**
 * A house of the Vedic chart: its points in the sum of all ashtakavargas, whose mean is 28, and where its lord
 * stands. The numbers made of them are this folder's own.
 */
import type { Leaning } from "#sdk";

/** From which score on a house speaks for its matter, and down to which against. */
const SIDE_FROM = 0.5;
const MEAN_POINTS = 28;
const HARD_HOUSES = [6, 8, 12];

interface Vedic<Lord> {
  readonly houses?: {
    readonly bhavas: readonly {
      readonly house: number;
      readonly lord: Lord;
      readonly lordHouse: number;
      readonly sarva: number;
    }[];
  };
}

/** What a house holds. */
export interface Bhava<Lord> {
  readonly points: number;
  readonly lord: Lord;
  readonly lordHouse: number;
  /** Above 0 where it is strong, not bounded. */
  readonly score: number;
}

/** Null where the chart has no houses. */
export function bhavaOf<Lord>({ houses }: Vedic<Lord>, house: number): Bhava<Lord> | null {
  const found = houses?.bhavas.find((one) => one.house === house);
  if (!found) return null;
  const { sarva, lord, lordHouse } = found;
  // The sixth is itself one of the hard houses; its lord is at home there.
  const hard = HARD_HOUSES.includes(lordHouse) && lordHouse !== house;
  return { points: sarva, lord, lordHouse, score: (sarva - MEAN_POINTS) / 4 - (hard ? 0.75 : 0) };
}

/** Which side a score takes. */
export function sideOf(score: number): Leaning {
  if (score >= SIDE_FROM) return "favourable";
  return score <= -SIDE_FROM ? "adverse" : "mixed";
}
