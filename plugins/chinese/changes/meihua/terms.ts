/** Terms of plum blossom numbers. */
import type { PhaseRelation } from "#lore";
import { vocabulary, type IdOf } from "#sdk";

/** What is counted. */
export const METHOD = vocabulary("method", ["time", "numbers", "text"]);

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
]);
export type Standing = IdOf<typeof STANDING>;

/**
 * What each relation amounts to.
 *
 * @source Meihua Yishu, ti yong
 */
export const STANDING_OF: Readonly<Record<Relation, Standing>> = {
  useGenerates: "favourable",
  same: "favourable",
  bodyControls: "withEffort",
  bodyGenerates: "draining",
  useControls: "unfavourable",
};
