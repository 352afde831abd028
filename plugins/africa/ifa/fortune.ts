/**
 * Whether the figure comes with ire, blessing, or ibi, its opposite, and of which kind.
 *
 * Each alternative is given a further throw and the most senior odu decides; an equal throw leaves it
 * with the earlier alternative. The tradition names five kinds on either side. The one of each that
 * concerns death (aiku and iku) is left out here.
 *
 * "Ogbe Meji on the first throw decides at once" follows from its rank; whether Ofun Meji does the same, or
 * ranks beside the eighth double, or stands sixteenth, is a convention.
 *
 * @source two casts, the senior one chosen, of mirrored odu the one whose right leg is senior: Understanding
 * the hierarchy of Odu Ifa (ajendu, 2018); seniority decides orientation: Awo in Training IV (Ode Remo);
 * ranks of alternatives: S. Skinner, Terrestrial Astrology (1980). Names of the kinds: after W. Bascom, Ifa
 * Divination (1969), ch. 5, at second hand.
 */
import { drawFigure } from "#lore";
import { vocabulary, type IdOf, type Random } from "#sdk";
import {
  legOf,
  rankOf,
  seniorityOf,
  type Odu,
  type OduOrder,
  type OduRanks,
  type OfunPlace,
} from "./odu.ts";

/** Blessing, or its opposite. */
export const SIDE = vocabulary("side", ["ire", "ibi"]);
export type Side = IdOf<typeof SIDE>;

/** The kinds of either side. */
export const KIND = vocabulary("kind", [
  "aje",
  "aya",
  "omo",
  "isegun",
  "arun",
  "ija",
  "aini",
  "ofo",
]);
export type Kind = IdOf<typeof KIND>;

export const KINDS: Readonly<Record<Side, readonly Kind[]>> = {
  ire: ["aje", "aya", "omo", "isegun"],
  ibi: ["arun", "ija", "aini", "ofo"],
};

/** A throw for one alternative. */
export interface Throw<A extends string> {
  readonly alternative: A;
  readonly odu: Odu;
  readonly rank: number;
}

/** Draws an odu: the right leg from the top, then the left. */
export function drawOdu(random: Random): Odu {
  const right = legOf(drawFigure(random));
  return { right, left: legOf(drawFigure(random)) };
}

/** The conventions by which odu are ranked. */
export interface Ranking {
  readonly order: OduOrder;
  readonly ranks: OduRanks;
  readonly ofunMeji: OfunPlace;
}

/** Throws for each alternative in turn; the first of the highest seniority is chosen. */
export function decide<A extends string>(
  random: Random,
  alternatives: readonly A[],
  { order, ranks, ofunMeji }: Ranking,
): { readonly throws: readonly Throw<A>[]; readonly chosen: A } {
  const throws = alternatives.map((alternative) => {
    const odu = drawOdu(random);
    return { alternative, odu, rank: rankOf(odu, order, ranks) };
  });
  const places = throws.map(({ odu }) => seniorityOf(odu, order, ranks, ofunMeji));
  const best = places.indexOf(Math.min(...places));
  return { throws, chosen: throws[best]!.alternative };
}
