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
import type { Random, Text } from "#old";
import { drawFigure } from "../core/figures.ts";
import {
  legOf,
  rankOf,
  seniorityOf,
  type Odu,
  type OduOrder,
  type OduRanks,
  type OfunPlace,
} from "./odu.ts";

export type Side = "ire" | "ibi";

/** An alternative put to the oracle. */
export interface Alternative {
  readonly id: string;
  readonly name: Text;
}

export const SIDES: readonly (Alternative & { readonly id: Side })[] = [
  { id: "ire", name: { en: "blessing (ire)", zhHant: "福（ire）" } },
  { id: "ibi", name: { en: "hardship (ibi)", zhHant: "逆（ibi）" } },
];

export const KINDS: Readonly<Record<Side, readonly Alternative[]>> = {
  ire: [
    { id: "aje", name: { en: "money and trade (aje)", zhHant: "財貨與營生（aje）" } },
    { id: "aya", name: { en: "a companion (aya)", zhHant: "伴侶（aya）" } },
    {
      id: "omo",
      name: { en: "children and what one brings up (omo)", zhHant: "子女與所養育者（omo）" },
    },
    { id: "isegun", name: { en: "overcoming opposition (isegun)", zhHant: "克服對立（isegun）" } },
  ],
  ibi: [
    { id: "arun", name: { en: "weariness and ill health (arun)", zhHant: "勞損與病痛（arun）" } },
    { id: "ija", name: { en: "quarrel (ija)", zhHant: "爭端（ija）" } },
    { id: "aini", name: { en: "want (aini)", zhHant: "匱乏（aini）" } },
    { id: "ofo", name: { en: "loss of things (ofo)", zhHant: "失物與耗損（ofo）" } },
  ],
};

/** A throw for one alternative. */
export interface Throw<A extends Alternative> {
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
export function decide<A extends Alternative>(
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
