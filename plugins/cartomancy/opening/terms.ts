/** Operations of the Opening of the Key, and what each divides the pack into. */
import { SIGN } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

export const OPERATION = vocabulary("keyOperation", [
  "letters",
  "houses",
  "signs",
  "decans",
  "tree",
]);
export type Operation = IdOf<typeof OPERATION>;

export const LETTERS = ["yod", "heh", "vau", "hehFinal"] as const;
export const HOUSES = [
  "house1",
  "house2",
  "house3",
  "house4",
  "house5",
  "house6",
  "house7",
  "house8",
  "house9",
  "house10",
  "house11",
  "house12",
] as const;
export const SEPHIROTH = [
  "kether",
  "chokmah",
  "binah",
  "chesed",
  "geburah",
  "tiphareth",
  "netzach",
  "hod",
  "yesod",
  "malkuth",
] as const;

/** A heap of cards by its name; the ring of 36 is one. */
export const DIVISION = vocabulary("keyDivision", [
  ...LETTERS,
  ...HOUSES,
  ...SIGN.ids,
  "ring",
  ...SEPHIROTH,
]);
export type Division = IdOf<typeof DIVISION>;

/** Which way is counted: as the significator looks. */
export const WAY = vocabulary("keyWay", ["right", "left"]);
export type Way = IdOf<typeof WAY>;
