/**
 * The spreads: three in a row, the six of the house, and the whole pack in three tens.
 *
 * @source P. R. S. Foli (1904), ch. V for the surprise of two and three packs of ten. The cut that lays the two aside
 *   changes no odds, so that the first two dealt stand for it; the house is common to English and French books
 */
import { vocabulary, type IdOf } from "#sdk";

export const SPREAD = vocabulary("playingSpread", ["three", "house", "pastPresentFuture"]);
export type Spread = IdOf<typeof SPREAD>;

export const PLACE = vocabulary("playingPlace", [
  "surprise",
  "past",
  "present",
  "future",
  "yourself",
  "home",
  "expected",
  "unexpected",
  "certain",
  "wish",
]);
export type Place = IdOf<typeof PLACE>;

const PACK = 10;
const PLACES: Readonly<Record<Spread, readonly (readonly [place: Place, cards: number])[]>> = {
  three: [
    ["past", 1],
    ["present", 1],
    ["future", 1],
  ],
  house: [
    ["yourself", 1],
    ["home", 1],
    ["expected", 1],
    ["unexpected", 1],
    ["certain", 1],
    ["wish", 1],
  ],
  pastPresentFuture: [
    ["surprise", 2],
    ["past", PACK],
    ["present", PACK],
    ["future", PACK],
  ],
};

/** The place of each card in the order of dealing. */
export const placesOf = (spread: Spread): readonly Place[] =>
  PLACES[spread].flatMap(([place, cards]) => new Array<Place>(cards).fill(place));
