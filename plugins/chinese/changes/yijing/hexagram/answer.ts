import { BRANCH } from "#lore";
import { original, phrase, term, Type, type Frozen, type Static } from "#sdk";
import { GENERATION, hexagramShape } from "../../../core/hexagrams.ts";
import { TRIGRAM } from "../../../core/trigrams.ts";
import { AUGURY, SIDE, type SidePhrases, type TextPhrases } from "../terms.ts";

const orNull = (description: string) =>
  Type.Union([hexagramShape(description), Type.Null()], { description });
const omens = Type.Array(term(AUGURY, "A word of omen"), {
  description: "Words by which the text promises or warns, in their order",
});

export const answer = Type.Object({
  figure: hexagramShape("The hexagram"),
  palace: term(TRIGRAM, "Its palace after Jing Fang"),
  generation: term(GENERATION, "Its place among the palace's eight"),
  judgement: original<Pick<TextPhrases, "judgement">>("卦辭, the judgement"),
  omens,
  lines: Type.Array(
    Type.Object({
      place: Type.Integer({ minimum: 1, maximum: 6, description: "1 is the lowest" }),
      title: Type.String({ description: "How the book names it: 初九, 六二" }),
      text: original<Pick<TextPhrases, "line">>("爻辭, the text of the line"),
      omens,
    }),
    { minItems: 6, maxItems: 6, description: "From the lowest" },
  ),
  allLines: Type.Union([original<Pick<TextPhrases, "line">>("用九 or 用六"), Type.Null()], {
    description: "The text for six lines that all change; null but in 乾 and 坤",
  }),
  inner: hexagramShape("互卦: lines 2-3-4 below, 3-4-5 above"),
  reversed: hexagramShape("綜卦: read from the other side"),
  opposite: hexagramShape("錯卦: every line turned over"),
  before: orNull("The one before it in King Wen's order; null before the first"),
  after: orNull("The one after it in King Wen's order; null after the last"),
  month: Type.Union([term(BRANCH, "Branch of the month"), Type.Null()], {
    description: "辟卦: month that it is sovereign of; null but for the twelve",
  }),
  sides: Type.Array(
    Type.Object({
      side: term(SIDE, "A side of life"),
      says: phrase<SidePhrases>("What the hexagram says of it, in this service's words"),
    }),
    { description: "Ties, work and money" },
  ),
});
export type LookupAnswer = Frozen<Static<typeof answer>>;
