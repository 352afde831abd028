/** The whole deck in the order of `CARD`. */
import type { Body, Element, Sign } from "#lore";
import { CARD, RANK, SUIT, TRUMPS, type Suit, type TarotCard, type TrumpId } from "./card.ts";
import { decanOf } from "./decans.ts";

type TrumpRow = Pick<TarotCard, "element" | "polarity" | "astro">;

const ofElement = (element: Element) => ({ code: "ofElement", with: { element } }) as const;
const ofBody = (body: Body) => ({ code: "ofBody", with: { body } }) as const;
const ofSign = (sign: Sign) => ({ code: "ofSign", with: { sign } }) as const;

/**
 * Trumps: signs, planets and elements of the Golden Dawn; a planet's card takes the element of the sign
 * that the planet rules and that carries its nature in modern use (Mercury air, Moon water, Venus earth,
 * Jupiter fire, Mars fire, Sun fire, Saturn earth).
 *
 * @source Golden Dawn "Book T" (The Equinox I.8, 1912)
 */
const TRUMP_ROWS: Readonly<Record<TrumpId, TrumpRow>> = {
  "the-fool": { element: "air", polarity: 1, astro: ofElement("air") },
  "the-magician": { element: "air", polarity: 2, astro: ofBody("mercury") },
  "the-high-priestess": { element: "water", polarity: 1, astro: ofBody("moon") },
  "the-empress": { element: "earth", polarity: 2, astro: ofBody("venus") },
  "the-emperor": { element: "fire", polarity: 1, astro: ofSign("aries") },
  "the-hierophant": { element: "earth", polarity: 1, astro: ofSign("taurus") },
  "the-lovers": { element: "air", polarity: 2, astro: ofSign("gemini") },
  "the-chariot": { element: "water", polarity: 1, astro: ofSign("cancer") },
  strength: { element: "fire", polarity: 2, astro: ofSign("leo") },
  "the-hermit": { element: "earth", polarity: 0, astro: ofSign("virgo") },
  "wheel-of-fortune": { element: "fire", polarity: 1, astro: ofBody("jupiter") },
  justice: { element: "air", polarity: 0, astro: ofSign("libra") },
  "the-hanged-man": { element: "water", polarity: 0, astro: ofElement("water") },
  death: { element: "water", polarity: 0, astro: ofSign("scorpio") },
  temperance: { element: "fire", polarity: 2, astro: ofSign("sagittarius") },
  "the-devil": { element: "earth", polarity: -2, astro: ofSign("capricorn") },
  "the-tower": { element: "fire", polarity: -2, astro: ofBody("mars") },
  "the-star": { element: "air", polarity: 2, astro: ofSign("aquarius") },
  "the-moon": { element: "water", polarity: -1, astro: ofSign("pisces") },
  "the-sun": { element: "fire", polarity: 2, astro: ofBody("sun") },
  judgement: { element: "fire", polarity: 1, astro: ofElement("fire") },
  "the-world": { element: "earth", polarity: 2, astro: ofBody("saturn") },
};

const SUIT_ELEMENTS: Readonly<Record<Suit, Element>> = {
  wands: "fire",
  cups: "water",
  swords: "air",
  pentacles: "earth",
};

/** Ace to king. */
const SUIT_POLARITIES: Readonly<Record<Suit, readonly number[]>> = {
  wands: [2, 1, 2, 2, -1, 2, 0, 1, 0, -1, 1, 1, 2, 1],
  cups: [2, 2, 2, -1, -1, 1, -1, 0, 2, 2, 1, 1, 2, 1],
  swords: [1, 0, -2, 0, -2, 0, -1, -1, -2, -2, 0, 0, 1, 1],
  pentacles: [2, 0, 2, 0, -2, 1, 0, 1, 2, 2, 1, 1, 2, 2],
};

/**
 * Courts bear an element of an element. Schools differ on the two riders: Book T as printed in 1912
 * gives fire to the mounted knight and air to the king in his chariot; the Theoricus Adeptus Minor
 * paper (in Regardie's edition) calls the first king and the second knight. The deck follows the paper.
 */
const COURT_ELEMENTS: readonly Element[] = ["earth", "air", "water", "fire"];

/** 78 cards; each stands at its own index. */
export const DECK: readonly TarotCard[] = [...TRUMPS.map(trump), ...SUIT.ids.flatMap(suitCards)];

function trump(id: TrumpId, index: number): TarotCard {
  return { index, id, suit: null, rank: null, number: index, ...TRUMP_ROWS[id] };
}

function suitCards(suit: Suit, place: number): readonly TarotCard[] {
  const element = SUIT_ELEMENTS[suit];
  return RANK.ids.map((rank, i) => {
    const index = TRUMPS.length + place * RANK.ids.length + i;
    const number = i + 1;
    const polarity = SUIT_POLARITIES[suit][i]!;
    const astro = attributionOf(suit, number);
    return { index, id: CARD.ids[index]!, suit, rank, number, element, astro, polarity };
  });
}

function attributionOf(suit: Suit, number: number): TarotCard["astro"] {
  const element = SUIT_ELEMENTS[suit];
  if (number === 1) return { code: "rootOf", with: { element } };
  if (number > 10) return { code: "partOf", with: { part: COURT_ELEMENTS[number - 11]!, element } };
  const { planet: body, sign, fromDeg } = decanOf(suit, number);
  return { code: "decan", with: { body, sign, fromDeg } };
}
