/** Cards that the caller laid by hand, by their numbers in the deck. */
import { InputError, Type } from "#sdk";

/** Why cards laid by hand are not acceptable. */
export type LayingFaults = {
  "wrong-count": { places: number; given: number };
  "card-twice": { number: number };
};

/** The input `cards`: numbers of cards, in the order of the places. */
export const numbersOfCards = (last: number, most: number) =>
  Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: last }), { minItems: 1, maxItems: most }),
  );

/**
 * Finds the cards of numbers.
 *
 * @param deck in the order of its numbers, from 1
 * @throws {InputError} on a wrong count or a number that comes twice
 */
export function layNumbers<Card>(
  deck: readonly Card[],
  numbers: readonly number[],
  count: number,
): readonly Card[] {
  if (numbers.length !== count) {
    const params = { places: count, given: numbers.length };
    throw new InputError([{ path: "cards", code: "wrong-count", with: params }]);
  }
  const twice = numbers.flatMap((number, index) =>
    numbers.indexOf(number) === index
      ? []
      : [{ path: `cards/${index}`, code: "card-twice", with: { number } }],
  );
  if (twice.length > 0) throw new InputError(twice);
  return numbers.map((number) => deck[number - 1]!);
}
