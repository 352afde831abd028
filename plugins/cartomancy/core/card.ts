/** What the cards of every deck here have in common beside their pictures. */
import type { Element, SpanUnit } from "#lore";

/** How long a card says that a thing takes. */
export interface CardTime {
  /** Null where the card names a unit and counts none. */
  readonly count: number | null;
  readonly unit: SpanUnit;
}

/** A card as its art reads it. */
export interface DeckCard<Id extends string> {
  readonly id: Id;
  /** From -2, ill, to 2, good, as it lies upright. */
  readonly polarity: number;
  readonly element: Element;
  readonly time: CardTime;
}
