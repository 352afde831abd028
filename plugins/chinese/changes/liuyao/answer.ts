import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { BRANCH, PHASE, PILLAR } from "#lore";
import { GENERATION, hexagramShape, type HexagramId } from "../../core/hexagrams.ts";
import { SEASON_STATE } from "../../core/season.ts";
import { TRIGRAM } from "../../core/trigrams.ts";
import { RELATIVE, SPIRIT } from "../na_jia.ts";
import { ILLNESS, PERSON, TOPIC } from "./judgement/matters.ts";
import type { JudgementPhrases } from "./judgement/reasons.ts";
import { TIMING } from "./judgement/timing.ts";
import { CAST_METHOD, MARK, ROLE, STANDING, type Standing } from "./terms.ts";

/** What a blend hears. */
export type WeightPhrases = {
  usefulLine: { standing: Standing };
  thrown: { hexagram: HexagramId; fullName: string };
};

const place = (description: string) => Type.Integer({ minimum: 1, maximum: 6, description });
const places = (description: string) =>
  Type.Array(place("A line, 1 is the lowest"), { description });
const relative = (description: string) => term(RELATIVE, description);
const marks = (description: string) => Type.Array(term(MARK, "A mark"), { description });

const lineSide = (description: string) =>
  Type.Union(
    [
      Type.Object({
        naJia: term(PILLAR, "Its pair"),
        element: term(PHASE, "Phase of its branch"),
        relative: relative("What it is to the palace"),
      }),
      Type.Null(),
    ],
    { description },
  );

const line = Type.Object({
  place: place("1 is the lowest"),
  value: Type.Integer({
    minimum: 6,
    maximum: 9,
    description: "6 old yin, 7 young yang, 8 young yin, 9 old yang",
  }),
  moving: Type.Boolean({ description: "Whether the line moves" }),
  naJia: term(PILLAR, "Stem and branch of the line"),
  element: term(PHASE, "Phase of its branch"),
  relative: relative("What it is to the palace"),
  spirit: term(SPIRIT, "Spirit of the line by the day"),
  role: Type.Union([term(ROLE, "Self or response"), Type.Null()], {
    description: "Self 世 or response 應; null for the other lines",
  }),
  isVoid: Type.Boolean({ description: "Whether its branch is void in the day's ten" }),
  season: term(SEASON_STATE, "How its phase stands in the month"),
  marks: marks("What day and month do to it, and what it changes into"),
  changed: lineSide("The line it changes into; null where it does not move"),
  hidden: lineSide("伏神: a relative absent from the hexagram that hides under this line, or null"),
});

/** What is laid from a cast, as properties to spread. */
const board = {
  hexagram: hexagramShape("The hexagram cast"),
  palace: term(TRIGRAM, "Palace of the hexagram"),
  generation: term(GENERATION, "Its place among the palace's eight"),
  self: place("Line of the self 世"),
  response: place("Line of the response 應"),
  body: term(BRANCH, "卦身, body of the hexagram"),
  changed: Type.Union(
    [
      Type.Object({
        hexagram: hexagramShape("The hexagram it becomes"),
        palace: term(TRIGRAM, "Palace of that hexagram"),
        naJia: Type.Array(term(PILLAR, "A pair"), { description: "Pairs from the lowest line" }),
        relatives: Type.Array(relative("A relative"), {
          description: "Against the palace of the first hexagram, from the lowest line",
        }),
      }),
      Type.Null(),
    ],
    { description: "What the hexagram becomes; null where nothing moves" },
  ),
  moving: places("Moving lines"),
  month: term(BRANCH, "Branch of the month"),
  day: term(PILLAR, "Pair of the day"),
  void: Type.Array(term(BRANCH, "A void branch"), {
    minItems: 2,
    maxItems: 2,
    description: "Branches that the day's ten leave over",
  }),
  marks: marks("Class of the hexagram and of its change"),
  lines: Type.Array(line, { minItems: 6, maxItems: 6, description: "From the lowest" }),
};
const boardShape = Type.Object(board);
/** A six-line board. */
export type Board = Frozen<Static<typeof boardShape>>;
/** A line of a board. */
export type Line = Board["lines"][number];

const judgement = Type.Object(
  {
    topic: term(TOPIC, "What is asked about; oneself where nothing was said"),
    person: term(PERSON, "Whom it is about"),
    illness: Type.Union([term(ILLNESS, "New or old"), Type.Null()], {
      description: "Whether an illness is new or of long standing; null where it was not said",
    }),
    relative: Type.Union([relative("The relative"), Type.Null()], {
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
        because: term(TIMING, "Why this branch"),
      }),
      { maxItems: 3, description: "應期: branches on which it comes about, the likeliest first" },
    ),
  },
  { description: "The judgement of the matter" },
);
/** The judgement of a question. */
export type Judgement = Frozen<Static<typeof judgement>>;

export const answer = Type.Object({
  ...board,
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
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type LiuyaoAnswer = Frozen<Static<typeof answer>>;
