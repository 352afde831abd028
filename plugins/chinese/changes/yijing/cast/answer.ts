import {
  original,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { hexagramShape } from "../../../core/hexagrams.ts";
import { AUGURY, SIDE, type Augury, type SidePhrases, type TextPhrases } from "../terms.ts";
import { RULE, STANDING, WAY, WHOSE, type Standing } from "./terms.ts";

/** Why a cast stands as it does. */
export type OmenPhrases = { omens: { words: readonly Augury[] }; noOmen: {} };
/** What a blend hears. */
export type WeightPhrases = { textSays: { standing: Standing } };

export const answer = Type.Object({
  method: term(WAY, "How the lines came about"),
  values: Type.Array(Type.Integer({ minimum: 6, maximum: 9 }), {
    minItems: 6,
    maxItems: 6,
    description: "From the lowest: 6 old yin, 7 young yang, 8 young yin, 9 old yang",
  }),
  stalks: Type.Union(
    [
      Type.Array(
        Type.Array(Type.Integer({ description: "Stalks between the fingers: 5 or 9, 4 or 8" }), {
          minItems: 3,
          maxItems: 3,
          description: "What each of the three changes left",
        }),
        { minItems: 6, maxItems: 6 },
      ),
      Type.Null(),
    ],
    { description: "The counts of a yarrow cast, from the lowest line; null for other ways" },
  ),
  moving: Type.Array(Type.Integer({ minimum: 1, maximum: 6, description: "1 is the lowest" }), {
    description: "Lines that move",
  }),
  figure: hexagramShape("本卦: the figure cast"),
  changed: Type.Union([hexagramShape("之卦"), Type.Null()], {
    description: "之卦: what it becomes; null where nothing moves",
  }),
  rule: term(RULE, "By which rule of the school the text was chosen"),
  texts: Type.Array(
    Type.Object({
      whose: term(WHOSE, "Which figure it belongs to"),
      title: Type.String({ description: "卦辭 for the judgement, or the line: 初九, 用六" }),
      text: original<TextPhrases>("The text"),
      omens: Type.Array(term(AUGURY, "A word of omen"), { description: "In their order" }),
    }),
    { minItems: 1, description: "The texts that speak, the chief one first" },
  ),
  verdict: verdict(
    term(STANDING, "How the chief text stands"),
    phrase<OmenPhrases>("Why"),
    "How the matter stands by the words of the chief text",
  ),
  side: Type.Union(
    [
      Type.Object({
        side: term(SIDE, "The side of life asked about"),
        says: phrase<SidePhrases>("What the figure says of it, in this service's words"),
      }),
      Type.Null(),
    ],
    { description: "Null where nothing was asked, or of another side" },
  ),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionCasts: Type.Array(
    Type.Object({
      figure: hexagramShape("The figure of an option"),
      changed: Type.Union([hexagramShape("What it becomes"), Type.Null()], {
        description: "Null where nothing moves",
      }),
      standing: term(STANDING, "How its chief text stands"),
    }),
    { description: "A cast for each option; empty unless the cast was by chance" },
  ),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type CastAnswer = Frozen<Static<typeof answer>>;
