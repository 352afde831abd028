/** Ranks of the figures that rule the days. */
import { vocabulary, type IdOf } from "#sdk";

/** The five ranks, in the order in which they follow one another from the winter solstice. */
export const RANK = vocabulary("rank", {
  duke: { native: "公", roman: "gōng" },
  sovereign: { native: "辟", roman: "bì" },
  marquis: { native: "侯", roman: "hóu" },
  officer: { native: "大夫", roman: "dà fū" },
  minister: { native: "卿", roman: "qīng" },
});
export type Rank = IdOf<typeof RANK>;

/** How the days are given out. */
export type Measure = "mengXi" | "jingFang" | "sun";
