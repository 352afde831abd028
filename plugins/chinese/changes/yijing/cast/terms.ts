/** Terms of casting a hexagram and choosing the text that speaks. */
import { vocabulary, type IdOf } from "#sdk";

/** Ways to cast. */
export const WAY = vocabulary("way", ["coins", "yarrow", "lines", "time", "numbers"]);
export type Way = IdOf<typeof WAY>;

/** Which figure a text belongs to. */
export const WHOSE = vocabulary("whose", {
  figure: { native: "本卦", roman: "běn guà" },
  changed: { native: "之卦", roman: "zhī guà" },
});
export type Whose = IdOf<typeof WHOSE>;

export const STANDING = vocabulary("standing", ["favourable", "mixed", "unfavourable"]);
export type Standing = IdOf<typeof STANDING>;

/** Why a text speaks. */
export const RULE = vocabulary("rule", [
  "noneMoves",
  "oneMoves",
  "twoMove",
  "threeMove",
  "twoRest",
  "oneRests",
  "allMove",
  "counted",
  "notCounted",
  "everyMoving",
]);
export type Rule = IdOf<typeof RULE>;
