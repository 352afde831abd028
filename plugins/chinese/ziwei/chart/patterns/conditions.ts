/** Conditions in the book's own terms, each returning what it found. */
import type { Branch, Stem } from "#lore";
import type { PalaceId, StarId } from "#east/purple_star/stars.ts";
import {
  anySignsIn,
  indexOf,
  isBright,
  isDayBirth,
  isHelped,
  isVoid,
  KILLERS,
  lookersAt,
  palaceAt,
  palaceOf,
  signIn,
  signsIn,
  squareOf,
  type Condition,
  type Need,
  type PalaceName,
  type View,
  type Wanted,
} from "./view.ts";

/** Every condition holds. */
export const all =
  (...conditions: readonly Condition[]): Condition =>
  (view) => {
    const found = conditions.map((one) => one(view));
    return found.some((one) => one === null) ? null : found.flatMap((one) => one!);
  };

/** The first condition that holds. */
export const either =
  (...conditions: readonly Condition[]): Condition =>
  (view) => {
    for (const one of conditions) {
      const found = one(view);
      if (found) return found;
    }
    return null;
  };

/** A condition of which nothing need be said. */
export const where =
  (holds: (view: View) => boolean): Condition =>
  (view) =>
    holds(view) ? [] : null;

/** All stand in one palace. */
export const standIn =
  (palace: PalaceName, ...wanted: readonly Wanted[]): Condition =>
  (view) => {
    const place = palaceOf(view, palace);
    const signs = signsIn([place], wanted);
    return signs && [{ code: "standIn", with: { signs, palace, branch: place.branch } }];
  };

/** The same in the first of several palaces in which they do. */
export const standInOneOf = (palaces: readonly PalaceName[], ...wanted: readonly Wanted[]) =>
  either(...palaces.map((palace) => standIn(palace, ...wanted)));

/** At least one of them stands in a palace; those that do are told. */
export const someIn =
  (palace: PalaceName, ...wanted: readonly Wanted[]): Condition =>
  (view) => {
    const place = palaceOf(view, palace);
    const signs = anySignsIn([place], wanted);
    if (signs.length === 0) return null;
    return [{ code: "standIn", with: { signs, palace, branch: place.branch } }];
  };

/** All stand in a palace or look at it. */
export const meetIn =
  (palace: PalaceName, ...wanted: readonly Wanted[]): Condition =>
  (view) => {
    const signs = signsIn(squareOf(view, palace), wanted);
    return signs && [{ code: "meetIn", with: { signs, palace } }];
  };

/** At least one of them stands in a palace or looks at it. */
export const someMeet =
  (palace: PalaceName, ...wanted: readonly Wanted[]): Condition =>
  (view) => {
    const signs = anySignsIn(squareOf(view, palace), wanted);
    return signs.length > 0 ? [{ code: "meetIn", with: { signs, palace } }] : null;
  };

/** All look at a palace from its trines and from opposite. */
export const lookAt =
  (palace: PalaceName, ...wanted: readonly Wanted[]): Condition =>
  (view) => {
    const signs = signsIn(lookersAt(view, indexOf(view, palace)), wanted);
    return signs && [{ code: "lookAt", with: { signs, palace } }];
  };

/** One on either side of a palace. */
export const flank =
  (palace: PalaceName, one: Wanted, other: Wanted): Condition =>
  (view) => {
    const index = indexOf(view, palace);
    const [before, after] = [palaceAt(view, index - 1), palaceAt(view, index + 1)];
    for (const [a, b] of [
      [before, after],
      [after, before],
    ] as const) {
      const [first, second] = [signIn(a, one), signIn(b, other)];
      if (first && second) return [{ code: "flank", with: { signs: [first, second], palace } }];
    }
    return null;
  };

/** The life palace is on one of these branches. */
export const lifeOn = (...branches: readonly Branch[]): Condition =>
  where((view) => branches.includes(palaceOf(view, "life").branch));

/** Stars on fixed branches, at least one of them in the life palace or looking at it. */
export const placed = (stars: Readonly<Partial<Record<StarId, Branch>>>): Condition => {
  const ids = Object.keys(stars) as StarId[];
  return all(
    where((view) =>
      ids.every((star) =>
        view.palaces.some((palace) => palace.branch === stars[star] && signIn(palace, star)),
      ),
    ),
    someMeet("life", ...ids),
  );
};

export const noneIn = (palace: PalaceName, ...wanted: readonly Wanted[]): Condition =>
  where((view) => anySignsIn([palaceOf(view, palace)], wanted).length === 0);
export const noneMeet = (palace: PalaceName, ...wanted: readonly Wanted[]): Condition =>
  where((view) => anySignsIn(squareOf(view, palace), wanted).length === 0);
export const voidIn =
  (palace: PalaceId): Condition =>
  (view) =>
    isVoid(view, palaceOf(view, palace)) ? [{ code: "isVoid", with: { palace } }] : null;

/** Killers in a palace or looking at it. */
export const struck =
  (palace: PalaceName, ...more: readonly Wanted[]): Condition =>
  (view) => {
    const signs = anySignsIn(squareOf(view, palace), [...KILLERS, ...more]);
    return signs.length > 0 ? [{ code: "struckBy", with: { signs, palace } }] : null;
  };

export const bornInStem =
  (...stems: readonly Stem[]): Need =>
  ({ yearStem }) =>
    stems.includes(yearStem) ? null : { code: "notBornInStem", with: { stems } };
export const bornInBranch =
  (...branches: readonly Branch[]): Need =>
  ({ yearBranch }) =>
    branches.includes(yearBranch) ? null : { code: "notBornInBranch", with: { branches } };
export const bornBy =
  (light: "day" | "night"): Need =>
  (view) =>
    isDayBirth(view) === (light === "day") ? null : { code: "notBornBy", with: { light } };
export const bestOn =
  (...branches: readonly Branch[]): Need =>
  (view) =>
    branches.includes(palaceOf(view, "life").branch) ? null : { code: "notOn", with: { branches } };
export const bright =
  (...stars: readonly StarId[]): Need =>
  (view) => {
    const signs = stars.filter((star) => !isBright(view, star));
    return signs.length === 0 ? null : { code: "notBright", with: { signs } };
  };
export const helped =
  (palace: PalaceName): Need =>
  (view) =>
    isHelped(palaceOf(view, palace)) ? null : { code: "noHelper", with: { palace } };

/** Demands what is otherwise a limit. */
export const must = (need: Need): Condition => where((view) => need(view) === null);
