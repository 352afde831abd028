/** How cards come from the deck: by chance, or as the caller laid them. */
import { InputError, type Random } from "#sdk";
import { CARD, type CardId, type TarotCard } from "./card.ts";
import { deal, type Drawn } from "../core/deal.ts";
import { DECK } from "./deck.ts";

/** A card as it lies on the table. */
export type DrawnCard = Drawn<TarotCard>;

const REVERSED = ":reversed";

/** A card as the input names it: `the-fool`, `the-fool:reversed`. */
export type CardName = CardId | `${CardId}${typeof REVERSED}`;

/** Every way to name a card in the input. */
export const CARD_NAMES: readonly CardName[] = CARD.ids.flatMap((id): readonly CardName[] => [
  id,
  `${id}${REVERSED}`,
]);

/** Deals cards without putting any back; {@link deal} tells the order of the random numbers. */
export function dealCards(random: Random, count: number, reversals: boolean): readonly DrawnCard[] {
  return deal(random, DECK, count, reversals);
}

/** Why cards laid by hand are not acceptable. */
export type LayingFaults = {
  "wrong-count": { places: number; given: number };
  "card-twice": { card: CardId };
};

/**
 * Lays out the cards that the caller drew.
 *
 * @throws {InputError} on a wrong count or a card that comes twice
 */
export function layCards(names: readonly CardName[], count: number): readonly DrawnCard[] {
  if (names.length !== count) {
    const params = { places: count, given: names.length };
    throw new InputError([{ path: "cards", code: "wrong-count", with: params }]);
  }
  const drawn = names.map(readCard);
  const ids = drawn.map(({ card }) => card.id);
  const twice = ids.flatMap((card, index) =>
    ids.indexOf(card) === index
      ? []
      : [{ path: `cards/${index}`, code: "card-twice", with: { card } }],
  );
  if (twice.length > 0) throw new InputError(twice);
  return drawn;
}

function readCard(name: CardName): DrawnCard {
  const reversed = name.endsWith(REVERSED);
  const id = reversed ? name.slice(0, -REVERSED.length) : name;
  return { card: DECK.find((card) => card.id === id)!, reversed };
}
