/** Terms of plum blossom numbers. */
import type { PhaseRelation } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** What is counted. */
export const METHOD = vocabulary("method", [
  "time",
  "numbers",
  "text",
  "counts",
  "strokes",
  "object",
  "figure",
]);

/** By what the characters of a text were counted: a few by strokes, some by tones, many one by one. */
export const BASIS = vocabulary("basis", ["strokes", "tones", "number"]);
export type Basis = IdOf<typeof BASIS>;

/** The four tones. */
export const TONE = vocabulary("tone", {
  level: { native: "平", roman: "píng" },
  rising: { native: "上", roman: "shǎng" },
  departing: { native: "去", roman: "qù" },
  entering: { native: "入", roman: "rù" },
});
export type ToneName = IdOf<typeof TONE>;

/** What body and use do to each other. */
export const RELATION = vocabulary("bodyAndUse", {
  useGenerates: { native: "用生體", roman: "yòng shēng tǐ" },
  same: { native: "比和", roman: "bǐ hé" },
  bodyControls: { native: "體剋用", roman: "tǐ kè yòng" },
  bodyGenerates: { native: "體生用", roman: "tǐ shēng yòng" },
  useControls: { native: "用剋體", roman: "yòng kè tǐ" },
});
export type Relation = IdOf<typeof RELATION>;

/** The relation that follows from what the body's phase is to the use's. */
export const RELATION_OF: { readonly [K in PhaseRelation]: Relation } = {
  same: "same",
  generates: "bodyGenerates",
  generatedBy: "useGenerates",
  controls: "bodyControls",
  controlledBy: "useControls",
};

/** How a matter stands. */
export const STANDING = vocabulary("standing", [
  "favourable",
  "withEffort",
  "draining",
  "unfavourable",
  "saved",
]);
export type Standing = IdOf<typeof STANDING>;
