import {
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { BRANCH, PILLAR } from "#lore";
import { hexagramShape, type HexagramId } from "../../core/hexagrams.ts";
import { RELATIVE } from "../na_jia.ts";
import { ILLNESS, PERSON, TOPIC } from "./judgement/matters.ts";
import type { JudgementPhrases } from "./judgement/reasons.ts";
import { boardFields, place } from "./board_shape.ts";
import { CAST_METHOD, STANDING, TIMING, type Standing } from "./terms.ts";

/** What a blend hears. */
export type WeightPhrases = {
  usefulLine: { standing: Standing };
  thrown: { hexagram: HexagramId; fullName: string };
};

const judgement = Type.Object(
  {
    topic: term(TOPIC, "What is asked about; oneself where nothing was said"),
    person: term(PERSON, "Whom it is about"),
    illness: Type.Union([term(ILLNESS, "New or old"), Type.Null()], {
      description: "Whether an illness is new or of long standing; null where it was not said",
    }),
    relative: Type.Union([term(RELATIVE, "The relative"), Type.Null()], {
      description: "用神: relative that stands for the matter; null for the self or response line",
    }),
    ofOther: Type.Boolean({ description: "Whether the response line stands for it" }),
    place: place("Line that carries the matter, shown or hidden"),
    naJia: term(PILLAR, "Its pair"),
    hidden: Type.Boolean({ description: "Whether it only hides under that line" }),
    points: Type.Number({ description: "Sum of this service's own weights; 0 and more is for" }),
    verdict: verdict(
      term(STANDING, "How the matter stands"),
      phrase<JudgementPhrases>("A reason"),
      "How the matter stands",
    ),
    timing: Type.Array(
      Type.Object({
        branch: term(BRANCH, "Branch of a day, or of a month where the matter is far"),
        because: Type.Array(term(TIMING, "A reason"), {
          description: "Why this branch, the weightiest first",
        }),
      }),
      { maxItems: 3, description: "應期: branches on which it comes about, the likeliest first" },
    ),
  },
  { description: "The judgement of the matter" },
);
/** The judgement of a question. */
export type Judgement = Frozen<Static<typeof judgement>>;

export const answer = Type.Object({
  ...boardFields,
  cast: Type.Object(
    {
      by: term(CAST_METHOD, "How the lines came about"),
      values: Type.Array(Type.Integer({ minimum: 6, maximum: 9 }), {
        minItems: 6,
        maxItems: 6,
        description: "From the lowest: 6 old yin, 7 young yang, 8 young yin, 9 old yang",
      }),
    },
    { description: "The cast" },
  ),
  dayGiven: Type.Boolean({
    description: "Whether month and day were given as they stand; the time is then not read",
  }),
  judgement,
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionCasts: Type.Array(
    Type.Object({
      figure: hexagramShape("The figure of an option"),
      standing: term(STANDING, "How its own matter line stands"),
    }),
    {
      description:
        "Six lines thrown for each option after the first; empty where lines or coins were given",
    },
  ),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type LiuyaoAnswer = Frozen<Static<typeof answer>>;
