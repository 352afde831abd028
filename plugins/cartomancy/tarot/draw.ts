/** How cards come from the deck: by chance, or as the caller laid them. */
import { InputError, type Random } from "#old";
import { DECK } from "./deck.ts";
import type { TarotCard } from "./card.ts";

/** A card as it lies on the table. */
export interface DrawnCard {
  readonly card: TarotCard;
  readonly reversed: boolean;
}

const REVERSED = ":reversed";

/** Every way to name a card in the input: `the-fool`, `the-fool:reversed`. */
export const CARD_NAMES = DECK.flatMap(({ slug }) => [slug, slug + REVERSED]) as [
  string,
  ...string[],
];

/**
 * Deals cards without putting any back.
 *
 * Order of the random numbers, so that anyone can repeat the deal: for each card in turn, first
 * `below(n)` with n the number of cards still in the deck, which counts into them in id order from
 * 0; then, where reversals are allowed, `below(2)`, and 1 turns the card upside down.
 *
 * @param count number of cards, 1 to 78
 */
export function dealCards(random: Random, count: number, reversals: boolean): readonly DrawnCard[] {
  const deck = [...DECK];
  return Array.from({ length: count }, () => {
    const [card] = deck.splice(random.below(deck.length), 1);
    const reversed = reversals && random.below(2) === 1;
    return { card: card!, reversed };
  });
}

/**
 * Lays out the cards that the caller drew.
 *
 * @param names values of {@link CARD_NAMES}
 * @throws {InputError} on a wrong count or a card that comes twice
 */
export function layCards(names: readonly string[], count: number): readonly DrawnCard[] {
  if (names.length !== count) {
    const places = count === 1 ? "place" : "places";
    const message = `The spread has ${count} ${places}, but ${names.length} cards were given`;
    throw new InputError([{ path: "cards", message }]);
  }
  const cards = names.map(readCard);
  const slugs = cards.map(({ card }) => card.slug);
  const twice = slugs.flatMap((slug, index) =>
    slugs.indexOf(slug) === index
      ? []
      : [{ path: `cards/${index}`, message: `A deck holds each card once: "${slug}" came before` }],
  );
  if (twice.length > 0) throw new InputError(twice);
  return cards;
}

function readCard(name: string): DrawnCard {
  const reversed = name.endsWith(REVERSED);
  const slug = reversed ? name.slice(0, -REVERSED.length) : name;
  return { card: DECK.find((card) => card.slug === slug)!, reversed };
}
