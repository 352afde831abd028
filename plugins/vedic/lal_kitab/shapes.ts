/** Inputs and parts of answers that both procedures of the Lal Kitab share. */
import { term, Type, type Convention } from "#sdk";
import type { BirthChart } from "../core/birth_chart.ts";
import { AYANAMSA, NODE, POSITIONS } from "../core/conventions.ts";
import { GRAHA_IDS, type GrahaId } from "../core/grahas.ts";
import { grahaTerm, House, signTerm } from "../core/shapes.ts";
import { countSigns, signIdAt, signIndexOf } from "../core/signs.ts";
import { isAsleep, standingOf, type Teva12 } from "./rules.ts";
import { STANDING } from "./terms.ts";

/** From where the houses are counted. */
const HOUSES = {
  default: "lagna",
  options: {
    lagna: {
      source: "Roop Chand Joshi (1952): the rising sign gives the first house, and is forgotten",
    },
    signs: { source: "Programs that take Aries for the first house of everybody" },
  },
} as const satisfies Convention;
export const CONVENTIONS = {
  houses: HOUSES,
  ayanamsa: AYANAMSA,
  node: NODE,
  positions: POSITIONS,
} as const;

const placed = (description: string) =>
  Type.Object(
    {
      graha: grahaTerm("Graha"),
      house: House("Its house"),
      standing: term(STANDING, "How it stands there"),
      asleep: Type.Boolean({ description: "Whether it has nobody to look at and is not at home" }),
    },
    { description },
  );
export const TEVA_FIELDS = {
  lagna: signTerm("The sign that rises"),
  grahas: Type.Array(placed("A planet in its house"), {
    minItems: 9,
    maxItems: 9,
    description: "The nine planets in their houses",
  }),
};

/** Houses of the nine in the teva. */
export function tevaOf({ longitudes, lagna }: BirthChart, houses: "lagna" | "signs"): Teva12 {
  return Object.fromEntries(
    GRAHA_IDS.map((id) => [
      id,
      countSigns(houses === "lagna" ? lagna : 0, signIndexOf(longitudes[id])),
    ]),
  ) as unknown as Teva12;
}

export function reportTeva(lagna: number, teva: Teva12) {
  return {
    lagna: signIdAt(lagna),
    grahas: GRAHA_IDS.map((graha: GrahaId) => ({
      graha,
      house: teva[graha],
      standing: standingOf(graha, teva[graha]),
      asleep: isAsleep(graha, teva),
    })),
  };
}
