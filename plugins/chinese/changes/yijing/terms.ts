/** Terms of the Changes as a book: what its texts speak of, and in which words they promise or warn. */
import { vocabulary, type IdOf } from "#sdk";
import type { HexagramId } from "../../core/hexagrams.ts";

/** Sides of life that each hexagram is read for. */
export const SIDE = vocabulary("side", ["love", "work", "money"]);
export type Side = IdOf<typeof SIDE>;

/** Words by which a text promises or warns. */
export const AUGURY = vocabulary("augury", {
  greatFortune: { native: "元吉、大吉", roman: "yuán jí, dà jí" },
  fortune: { native: "吉", roman: "jí" },
  throughout: { native: "亨", roman: "hēng" },
  allServes: { native: "无不利", roman: "wú bù lì" },
  serves: { native: "利", roman: "lì" },
  regretGone: { native: "悔亡、无悔", roman: "huǐ wáng, wú huǐ" },
  noFault: { native: "无咎", roman: "wú jiù" },
  joy: { native: "有喜、有慶", roman: "yǒu xǐ, yǒu qìng" },
  danger: { native: "厲", roman: "lì" },
  regret: { native: "悔", roman: "huǐ" },
  pity: { native: "吝", roman: "lìn" },
  doNot: { native: "勿、不利", roman: "wù, bù lì" },
  nothingServes: { native: "无攸利", roman: "wú yōu lì" },
  fault: { native: "咎", roman: "jiù" },
  harm: { native: "災、眚、亂", roman: "zāi, shěng, luàn" },
  misfortune: { native: "凶", roman: "xiōng" },
});
export type Augury = IdOf<typeof AUGURY>;

/** What says a text of the book in other words: the judgement, a line from the lowest, or, as 7, all six at once. */
export type TextPhrases = {
  judgement: { hexagram: HexagramId };
  line: { hexagram: HexagramId; line: number };
};

/** What is said of a side of life. */
export type SidePhrases = { onSide: { hexagram: HexagramId; side: Side } };
