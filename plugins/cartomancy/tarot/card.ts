/** What a tarot card is, and the shape of its texts in one language. */
import { vocabulary, type IdOf, type Phrase } from "#sdk";
import type { Body, Element, Sign } from "#lore";

export const ARCANA = vocabulary("arcana", ["major", "minor"]);

export const SUIT = vocabulary("suit", ["wands", "cups", "swords", "pentacles"]);
export type Suit = IdOf<typeof SUIT>;

/** Ranks of the suit cards, from low to high. */
export const RANK = vocabulary("rank", [
  "ace",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "page",
  "knight",
  "queen",
  "king",
]);
export type Rank = IdOf<typeof RANK>;

/** The 22 trumps in the order with Strength at 8 and Justice at 11. */
export const TRUMPS = [
  "the-fool",
  "the-magician",
  "the-high-priestess",
  "the-empress",
  "the-emperor",
  "the-hierophant",
  "the-lovers",
  "the-chariot",
  "strength",
  "the-hermit",
  "wheel-of-fortune",
  "justice",
  "the-hanged-man",
  "death",
  "temperance",
  "the-devil",
  "the-tower",
  "the-star",
  "the-moon",
  "the-sun",
  "judgement",
  "the-world",
] as const;
export type TrumpId = (typeof TRUMPS)[number];

export type SuitCardId<S extends Suit = Suit> = `${Rank}-of-${S}`;
export type CardId = TrumpId | SuitCardId;

/** All 78 cards: the trumps, then wands, cups, swords and pentacles, each from ace to king. */
export const CARD = vocabulary<"card", CardId>("card", [
  ...TRUMPS,
  ...SUIT.ids.flatMap((suit) => RANK.ids.map((rank): SuitCardId => `${rank}-of-${suit}`)),
]);

/** A card as it is read: a reversed one by its reversed texts. */
export interface Face {
  readonly card: CardId;
  readonly reversed: boolean;
}

/** How a card stands to the heavens: an element, a body or a sign, or a part of one. */
export type Attributions = {
  ofElement: { element: Element };
  ofBody: { body: Body };
  ofSign: { sign: Sign };
  /** Of an ace. */
  rootOf: { element: Element };
  /** Of a pip: ten degrees of a sign from `fromDeg`, under a body. */
  decan: { body: Body; sign: Sign; fromDeg: number };
  /** Of a court card: one element within another. */
  partOf: { part: Element; element: Element };
};

/** One card of the deck. */
export interface TarotCard {
  /** 0-77 in the order of {@link CARD}. */
  readonly index: number;
  readonly id: CardId;
  /** Null on trumps, as is the rank. */
  readonly suit: Suit | null;
  readonly rank: Rank | null;
  /** Trumps 0-21 (Strength 8, Justice 11); suit cards 1 (ace) to 14 (king). */
  readonly number: number;
  readonly element: Element;
  readonly astro: Phrase<Attributions>;
  /** Leaning of the upright card from -2 (no) to 2 (yes). */
  readonly polarity: number;
}

/** What a place of a spread asks a card about. */
export type Aspect = "situation" | "obstacle" | "advice" | "outcome";

/** How a card speaks in one orientation. */
export interface SideText {
  /** Three to five words or short phrases. */
  readonly keywords: readonly string[];
  /** Two or three full sentences. */
  readonly meaning: string;
  /**
   * One sentence each. The situation is a scene without "you", so that it can also stand for the
   * past, the ground or other people; the advice is in the imperative.
   */
  readonly aspects: Readonly<Record<Aspect, string>>;
}

/** One card in one language. */
export interface CardText {
  readonly name: string;
  readonly upright: SideText;
  readonly reversed: SideText;
}

export type CardTexts<Id extends CardId = CardId> = Readonly<Record<Id, CardText>>;

/** The side of a card that speaks. */
export function sideOf(texts: CardTexts, { card, reversed }: Face): SideText {
  return texts[card][reversed ? "reversed" : "upright"];
}

/** The name of every card; for the terms of a language. */
export function namesOf(texts: CardTexts): Readonly<Record<CardId, string>> {
  const named = CARD.ids.map((id) => [id, texts[id].name] as const);
  return Object.fromEntries(named) as Record<CardId, string>;
}
