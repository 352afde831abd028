/** The shape of a tarot card's data: names, attributions and the texts of both orientations. */

/** One text in both languages of the service. */
export interface Text {
  readonly en: string;
  readonly zhHant: string;
}

export type Element = "fire" | "water" | "air" | "earth";
export type Suit = "wands" | "cups" | "swords" | "pentacles";
export type Rank =
  | "ace"
  | "two"
  | "three"
  | "four"
  | "five"
  | "six"
  | "seven"
  | "eight"
  | "nine"
  | "ten"
  | "page"
  | "knight"
  | "queen"
  | "king";

/** What a position of a spread asks a card about. */
export type Aspect = "situation" | "obstacle" | "advice" | "outcome";

/** How a card speaks in one orientation. */
export interface CardText {
  /** Three to five words or short phrases per language. */
  readonly keywords: { readonly en: readonly string[]; readonly zhHant: readonly string[] };
  /** Two or three full sentences. */
  readonly meaning: Text;
  /**
   * One sentence each. The situation is a scene without "you", so that it can also stand for the
   * past, the ground or other people; the advice is in the imperative.
   */
  readonly aspects: Readonly<Record<Aspect, Text>>;
}

/** One card of the deck of 78. */
export interface TarotCard {
  /** 0-77: trumps 0-21, then wands, cups, swords and pentacles, each from ace to king. */
  readonly id: number;
  readonly slug: string;
  readonly name: Text;
  readonly arcana: "major" | "minor";
  readonly suit?: Suit;
  readonly rank?: Rank;
  /** Trumps 0-21 (Strength 8, Justice 11); suit cards 1 (ace) to 14 (king). */
  readonly number: number;
  readonly element: Element;
  /** Astrological attribution: planet, sign, decan, or element of an element. */
  readonly astro: Text;
  /** Leaning of the upright card from -2 (no) to 2 (yes). */
  readonly polarity: -2 | -1 | 0 | 1 | 2;
  readonly upright: CardText;
  readonly reversed: CardText;
}
