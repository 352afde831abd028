/** How runes come out of the bag: by chance, or as the caller drew them. */
import { InputError, type Random } from "#sdk";
import type { Rune, RuneId } from "./rune.ts";
import { BLANK, RUNES } from "./runes.ts";

/** A rune as it lies on the cloth. */
export interface CastRune {
  readonly rune: Rune;
  /** Upside down; never true for a rune that has no reversed form. */
  readonly merkstave: boolean;
}

const MERKSTAVE = ":merkstave";
const ALL = [...RUNES, BLANK];

/** A rune as the input names it: `fehu`, `fehu:merkstave`, `gebo`, `blank`. */
export type RuneName = RuneId | `${RuneId}${typeof MERKSTAVE}`;

/** Every way to name a rune in the input. */
export const RUNE_NAMES: readonly RuneName[] = ALL.flatMap(
  ({ id, reversible }): readonly RuneName[] => (reversible ? [id, `${id}${MERKSTAVE}`] : [id]),
);

/** What may come out of the bag. */
export interface Bag {
  /** Whether runes may fall upside down. */
  readonly reversals: boolean;
  /** Whether the blank stave is among them. */
  readonly blank: boolean;
}

/**
 * Draws runes without putting any back.
 *
 * Order of the random numbers, so that anyone can repeat the cast: for each rune in turn, first
 * `below(n)` with n the number of runes still in the bag, which counts into them from 0 in the order
 * of the futhark, Dagaz before Othala, the blank stave last; then, where reversals are allowed and the
 * rune has a reversed form, `below(2)`, and 1 turns it upside down.
 *
 * @param count number of runes, 1 to 24
 */
export function castRunes(random: Random, count: number, bag: Bag): readonly CastRune[] {
  const runes = bag.blank ? [...ALL] : [...RUNES];
  return Array.from({ length: count }, () => {
    const rune = runes.splice(random.below(runes.length), 1)[0]!;
    const merkstave = bag.reversals && rune.reversible && random.below(2) === 1;
    return { rune, merkstave };
  });
}

/** Why runes laid by hand are not acceptable. */
export type LayingFaults = {
  "wrong-count": { places: number; given: number };
  "rune-twice": { rune: RuneId };
};

/**
 * Lays out the runes that the caller drew.
 *
 * @param names values of {@link RUNE_NAMES}
 * @throws {InputError} on a wrong count or a rune that comes twice
 */
export function layRunes(names: readonly RuneName[], count: number): readonly CastRune[] {
  if (names.length !== count) {
    const params = { places: count, given: names.length };
    throw new InputError([{ path: "runes", code: "wrong-count", with: params }]);
  }
  const cast = names.map(readRune);
  const ids = cast.map(({ rune }) => rune.id);
  const twice = ids.flatMap((rune, index) =>
    ids.indexOf(rune) === index
      ? []
      : [{ path: `runes/${index}`, code: "rune-twice", with: { rune } }],
  );
  if (twice.length > 0) throw new InputError(twice);
  return cast;
}

function readRune(name: RuneName): CastRune {
  const merkstave = name.endsWith(MERKSTAVE);
  const id = merkstave ? name.slice(0, -MERKSTAVE.length) : name;
  return { rune: ALL.find((rune) => rune.id === id)!, merkstave };
}
