/**
 * The leaning of a spread between no and yes, 0 to 100.
 *
 * Every card has a polarity from -2 to 2; upside down it counts half and with the other sign, except
 * in a place that is read upright. Leaning = 50 + sum of 25 × polarity ÷ number of cards, rounded.
 * The deck is a hopeful one: over all cards and both orientations the mean is 54, not 50.
 */
import type { DrawnCard } from "./draw.ts";
import type { Position } from "./positions.ts";
import type { Text } from "./card.ts";

/** One card's share in the leaning. */
export interface Testimony {
  /** Id of the place. */
  readonly code: string;
  /** Points added to 50, three places. */
  readonly weight: number;
  /** Polarity counted, -2 to 2. */
  readonly polarity: number;
  readonly evidence: Text;
}

export interface Leaning {
  /** 0 leans to no, 100 to yes. */
  readonly score: number;
  readonly band: "no" | "ratherNo" | "open" | "ratherYes" | "yes";
  readonly name: Text;
  readonly base: 50;
  readonly testimonies: readonly Testimony[];
}

const BANDS = [
  { from: 75, band: "yes", name: { en: "towards yes", zhHant: "傾向肯定" } },
  { from: 58, band: "ratherYes", name: { en: "rather towards yes", zhHant: "略傾向肯定" } },
  { from: 43, band: "open", name: { en: "neither way", zhHant: "兩可之間" } },
  { from: 26, band: "ratherNo", name: { en: "rather towards no", zhHant: "略傾向否定" } },
  { from: 0, band: "no", name: { en: "towards no", zhHant: "傾向否定" } },
] as const;

/** The polarity that a card counts in a place. */
export function polarityOf({ card, reversed }: DrawnCard, position: Position): number {
  const turned = reversed && !position.readUpright;
  // Adding zero turns the -0 of a turned neutral card into 0.
  return turned ? -card.polarity / 2 + 0 : card.polarity;
}

/** Weighs a spread; the cards stand in the order of the places. */
export function weighLeaning(drawn: readonly DrawnCard[], positions: readonly Position[]): Leaning {
  const testimonies = drawn.map((one, index) => testify(one, positions[index]!, drawn.length));
  const polarities = testimonies.reduce((sum, { polarity }) => sum + polarity, 0);
  const score = Math.round(50 + (25 * polarities) / drawn.length);
  const { band, name } = BANDS.find(({ from }) => score >= from)!;
  return { score, band, name, base: 50, testimonies };
}

function testify(one: DrawnCard, position: Position, count: number): Testimony {
  const polarity = polarityOf(one, position);
  const weight = Math.round((25_000 * polarity) / count) / 1000;
  const { en, zhHant } = one.card.name;
  const turned = one.reversed && !position.readUpright;
  return {
    code: position.id,
    weight,
    polarity,
    evidence: {
      en: `${en}${turned ? " reversed" : ""}: ${polarity > 0 ? "+" : ""}${polarity}`,
      zhHant: `${zhHant}${turned ? "（逆位）" : ""}：${polarity > 0 ? "+" : ""}${polarity}`,
    },
  };
}
