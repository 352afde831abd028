/**
 * What a spread answers to a question: where, when and which by the card that stands for the outcome.
 *
 * The suits stand at the quarters of the four elements; the times of the year are those in which the Sun passes
 * what a card holds of the zodiac. Trumps of planets hold the sign that their planet rules by day; that is this
 * folder's own reading, since Book T gives them no time.
 *
 * @source Golden Dawn "Book T" (The Equinox I.8, 1912): decans of the pips, 30° from the twentieth degree of
 *   court cards, quadrants of the princesses and aces; I. Regardie, The Golden Dawn: east air, south fire, west
 *   water, north earth
 */
import { SIGN, type Body, type Element, type Quarter, type Sign } from "#lore";
import { daysOfSun, standingOf, type Reply, type Understood, type Weighed, type When } from "#sdk";
import type { TarotCard } from "./card.ts";
import type { DrawnCard } from "./draw.ts";

/** Quarters of the four elements. */
export const QUARTERS: Readonly<Record<Element, Quarter>> = {
  fire: "south",
  water: "west",
  air: "east",
  earth: "north",
};
/** Where the quadrants of the four elements begin. */
const QUADRANTS: Readonly<Record<Element, Sign>> = {
  fire: "cancer",
  water: "libra",
  air: "capricorn",
  earth: "aries",
};
/** In the sign of which element and kind a court card ends: queens cardinal, knights fixed, kings mutable. */
const COURTS: Readonly<Record<string, Readonly<Record<Element, Sign>>>> = {
  queen: { fire: "aries", water: "cancer", air: "libra", earth: "capricorn" },
  knight: { fire: "leo", water: "scorpio", air: "aquarius", earth: "taurus" },
  king: { fire: "sagittarius", water: "pisces", air: "gemini", earth: "virgo" },
};
const RULED: Readonly<Partial<Record<Body, Sign>>> = {
  sun: "leo",
  moon: "cancer",
  mercury: "gemini",
  venus: "taurus",
  mars: "aries",
  jupiter: "sagittarius",
  saturn: "capricorn",
};

/** The score of a card by itself, 0 to 100. */
export function scoreOf({ card, reversed }: DrawnCard): number {
  return Math.round(50 + 25 * (reversed ? -card.polarity / 2 : card.polarity));
}

/**
 * Answers a question from its spread.
 *
 * @param last the card of the outcome
 * @param score the leaning of the spread, 0 to 100
 * @param forOptions a card for each option, in their order
 */
export function replyOf(
  asked: Understood,
  last: DrawnCard,
  score: number,
  forOptions: readonly DrawnCard[],
): Reply {
  const { element } = last.card;
  return {
    standing: standingOf(score, asked.hope),
    where: asked.form === "where" ? { quarter: QUARTERS[element], ground: element } : null,
    when: asked.form === "when" ? timeOf(last.card) : null,
    weighed: forOptions.map((card, index): Weighed => ({
      option: asked.options[index]!,
      score: scoreOf(card),
    })),
  };
}

/** The time of the year that a card holds. */
function timeOf({ astro, rank }: TarotCard): When {
  return { count: null, unit: null, ...daysOfSun(...stretchOf(astro, rank)) };
}

function stretchOf(
  astro: TarotCard["astro"],
  rank: TarotCard["rank"],
): readonly [fromDeg: number, lengthDeg: number] {
  const start = (sign: Sign) => SIGN.ids.indexOf(sign) * 30;
  switch (astro.code) {
    case "decan":
      return [start(astro.with.sign) + astro.with.fromDeg, 10];
    case "ofSign":
      return [start(astro.with.sign), 30];
    case "ofBody":
      return [start(RULED[astro.with.body]!), 30];
    case "partOf": {
      const sign = COURTS[rank!]?.[astro.with.element];
      return sign ? [start(sign) - 10, 30] : [start(QUADRANTS[astro.with.element]), 90];
    }
    default:
      return [start(QUADRANTS[astro.with.element]), 90];
  }
}
