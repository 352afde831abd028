/** Cards that the caller laid by hand, by their names, with `:reversed` where they stand on their heads. */
import { InputError, oneOf, Type } from "#sdk";
import type { Drawn } from "./deal.ts";

const REVERSED = ":reversed";

/** The input `cards`: names of cards, in the order of the places. */
export const namesOfCards = (ids: readonly string[], most: number) =>
  Type.Optional(
    Type.Array(oneOf(ids.flatMap((id) => [id, `${id}${REVERSED}`])), {
      minItems: 1,
      maxItems: most,
    }),
  );

/** Why cards laid by hand are not acceptable. */
export type NamingFaults<Id extends string> = {
  "wrong-count": { places: number; given: number };
  "card-twice": { card: Id };
  "not-of-deck": { card: Id };
};

/**
 * Finds the cards of names.
 *
 * @throws {InputError} on a wrong count, a card that comes twice, or one that the deck has not
 */
export function layNames<Card extends { readonly id: string }>(
  deck: readonly Card[],
  names: readonly string[],
  count: number,
): readonly Drawn<Card>[] {
  if (names.length !== count) {
    const params = { places: count, given: names.length };
    throw new InputError([{ path: "cards", code: "wrong-count", with: params }]);
  }
  const ids = names.map((name) => name.replace(REVERSED, ""));
  const faults = ids.flatMap((id, index) => {
    const path = `cards/${index}`;
    if (!deck.some((card) => card.id === id)) {
      return [{ path, code: "not-of-deck", with: { card: id } }];
    }
    return ids.indexOf(id) === index ? [] : [{ path, code: "card-twice", with: { card: id } }];
  });
  if (faults.length > 0) throw new InputError(faults);
  return ids.map((id, index) => ({
    card: deck.find((card) => card.id === id)!,
    reversed: names[index]!.endsWith(REVERSED),
  }));
}
