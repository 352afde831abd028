/**
 * The year of a person by the elements: the five forces of the year against those of the birth, in white and black
 * stones; the number and the trigram to which the count of years has come; and the years of the knots.
 *
 * @source stones: the six degrees as told in A. Naumova's Tibetan Astrology and by Henning (2007), ch. V; the walk of the
 *   number: Snang srid me long 2.5 (edharmalib.com); trigrams from fire for a man and from water for a woman, and the
 *   years of one's own animal (skag) and of the seventh from it: P. Cornu, Tibetan Astrology
 */
import { phaseRelation, type Phase } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import { modulo } from "#time";

/** The eight trigrams (spar kha), clockwise from the south. */
export const PARKHA = vocabulary("parkha", {
  li: { native: "ལི", roman: "li" },
  khon: { native: "ཁོན", roman: "khon" },
  dwa: { native: "དྭ", roman: "dwa" },
  khen: { native: "ཁེན", roman: "khen" },
  kham: { native: "ཁམ", roman: "kham" },
  gin: { native: "གིན", roman: "gin" },
  zin: { native: "ཟིན", roman: "zin" },
  zon: { native: "ཟོན", roman: "zon" },
});
export type Parkha = IdOf<typeof PARKHA>;

/** What the year's animal is to that of the birth. */
export const KNOT = vocabulary("yearKnot", ["own", "opposite", "trine", "none"]);
export type Knot = IdOf<typeof KNOT>;

/** What an element of the year does to that of the birth. */
export const BOND = vocabulary("yearBond", ["mother", "friend", "same", "child", "foe"]);
export type Bond = IdOf<typeof BOND>;

/** White and black stones. */
export interface Stones {
  readonly white: number;
  readonly black: number;
}

const BONDS: Readonly<Record<string, Bond>> = {
  generates: "mother",
  controlledBy: "friend",
  same: "same",
  generatedBy: "child",
  controls: "foe",
};

/** What the element of a year is to the element of a birth. */
export const bondOf = (year: Phase, birth: Phase): Bond => BONDS[phaseRelation(year, birth)]!;

/** The stones of a bond; like meets like well in earth and water alone. */
export function stonesOf(bond: Bond, element: Phase): Stones {
  switch (bond) {
    case "mother":
      return { white: 3, black: 0 };
    case "friend":
      return { white: 2, black: 0 };
    case "same":
      return element === "earth" || element === "water"
        ? { white: 1, black: 0 }
        : { white: 0, black: 1 };
    case "child":
      return { white: 1, black: 1 };
    case "foe":
      return { white: 0, black: 2 };
  }
}

/**
 * The number to which the count has come: from that of the birth in the middle, one on for each year.
 *
 * @param born number of the birth, 1 to 9
 * @param age the year of birth counts as 1
 */
export const progressedMewa = (born: number, age: number): number => modulo(born + age - 2, 9) + 1;

/** The trigram of a year of life: a man walks from fire with the Sun, a woman from water against it. */
export function parkhaOf(gender: "male" | "female", age: number): Parkha {
  const steps = age - 1;
  return PARKHA.ids[modulo(gender === "male" ? steps : 4 - steps, 8)]!;
}

/** What the year's animal is to that of the birth, both from the mouse, 0 to 11. */
export function knotOf(birth: number, year: number): Knot {
  const apart = modulo(year - birth, 12);
  if (apart === 0) return "own";
  if (apart === 6) return "opposite";
  return apart % 4 === 0 ? "trine" : "none";
}
