/**
 * Lines of three and five about a middle, and the cross of five packs of three.
 *
 * @source Custom of readers of the deck: lines of an odd number, the middle as their hinge; the cross of fifteen with
 *   the matter in the middle, what is left behind to the left, what comes to the right, what is on the mind above and
 *   what is not seen or not wished below
 */
import { vocabulary, type IdOf } from "#sdk";

export const SPREAD = vocabulary("sibillaSpread", ["three", "five", "cross"]);
export type Spread = IdOf<typeof SPREAD>;

export const PLACE = vocabulary("sibillaPlace", [
  "root",
  "behind",
  "heart",
  "coming",
  "end",
  "mind",
  "unseen",
]);
export type Place = IdOf<typeof PLACE>;

const PACK = 3;
const PLACES: Readonly<Record<Spread, readonly Place[]>> = {
  three: ["behind", "heart", "coming"],
  five: ["root", "behind", "heart", "coming", "end"],
  cross: ["heart", "behind", "coming", "mind", "unseen"],
};

/** The place of each card in the order of dealing. */
export const placesOf = (spread: Spread): readonly Place[] =>
  PLACES[spread].flatMap((place) => new Array<Place>(spread === "cross" ? PACK : 1).fill(place));
