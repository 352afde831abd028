/**
 * The leaning of a spread between no and yes, 0 to 100.
 *
 * Every card has a polarity from -2 to 2; upside down it counts half and with the other sign, except
 * in a place that is read upright. Leaning = 50 + sum of 25 × polarity ÷ number of cards, rounded.
 * The deck is a hopeful one: over all cards and both orientations the mean is 54, not 50.
 */
import type { Hope } from "#lore";
import { vocabulary, type IdOf } from "#sdk";
import type { Face } from "./card.ts";
import type { DrawnCard } from "./draw.ts";
import type { Place } from "./layouts.ts";

/** Towards which answer a spread leans. */
export const LEAN = vocabulary("lean", ["no", "ratherNo", "open", "ratherYes", "yes"]);
export type Lean = IdOf<typeof LEAN>;

/** One card's share in the leaning. */
export interface Share {
  readonly code: "card";
  /** The card as it is read in its place. */
  readonly with: Face;
  /** Points added to 50, three places. */
  readonly weight: number;
  /** Polarity counted, -2 to 2. */
  readonly polarity: number;
}

export interface Leaning {
  /** 0 leans to no, 100 to yes. */
  readonly score: number;
  readonly band: Lean;
  readonly base: 50;
  /** In the order of the places. */
  readonly testimonies: readonly Share[];
}

const BANDS: readonly (readonly [from: number, band: Lean])[] = [
  [75, "yes"],
  [58, "ratherYes"],
  [43, "open"],
  [26, "ratherNo"],
  [0, "no"],
];

/** The band of a score, 0 to 100. */
export function bandOf(score: number): Lean {
  return BANDS.find(([from]) => score >= from)![1];
}

/** Whether a card's reversed texts apply in a place. */
export function isReadReversed({ reversed }: DrawnCard, { readUpright }: Place): boolean {
  return reversed && !readUpright;
}

/** The polarity that a card counts in a place. */
export function polarityOf(drawn: DrawnCard, place: Place): number {
  const { polarity } = drawn.card;
  // Adding zero turns the -0 of a turned neutral card into 0.
  return isReadReversed(drawn, place) ? -polarity / 2 + 0 : polarity;
}

/** Weighs a spread; the cards stand in the order of the places. */
export function weighLeaning(drawn: readonly DrawnCard[], places: readonly Place[]): Leaning {
  const testimonies = drawn.map((one, index) => shareOf(one, places[index]!, drawn.length));
  const polarities = testimonies.reduce((sum, { polarity }) => sum + polarity, 0);
  const score = Math.round(50 + (25 * polarities) / drawn.length);
  return { score, band: bandOf(score), base: 50, testimonies };
}

function shareOf(drawn: DrawnCard, place: Place, count: number): Share {
  const polarity = polarityOf(drawn, place);
  const weight = Math.round((25_000 * polarity) / count) / 1000;
  const face = { card: drawn.card.id, reversed: isReadReversed(drawn, place) };
  return { code: "card", with: face, weight, polarity };
}

/** Which side of what is hoped for a card takes. */
export type Side = "for" | "against";

/** The side of a card in a spread that was asked something; null where it takes none. */
export function sideOf<Card>(
  card: Card,
  answer: {
    readonly cards: readonly Card[];
    readonly leaning: { readonly testimonies: readonly { readonly polarity: number }[] };
    readonly asked: { readonly hope: Hope };
  },
): Side | null {
  const { polarity } = answer.leaning.testimonies[answer.cards.indexOf(card)]!;
  const wished = answer.asked.hope === "feared" ? -polarity : polarity;
  if (wished === 0) return null;
  return wished > 0 ? "for" : "against";
}
