import { PHASE, PHASE_RELATION, type Phase } from "#lore";
import { phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { NUMBER_LUCK, TRAIT, type NumberLuck } from "#east/eighty_one.ts";
import { GRADE } from "../answer.ts";
import { WANTED_FROM } from "../suggest/answer.ts";

/** Reasons of the verdict. */
export type BusinessPhrases = {
  total: { number: number; luck: NumberLuck };
  numberBrings: { element: Phase; wanted: Phase; relation: string };
  soundsBring: { element: Phase; wanted: Phase; relation: string };
  soundsFlow: { tones: string };
  soundsLevel: { tones: string };
};
/** Why a name cannot be read. */
export type BusinessIssues = {
  notChinese: { sign: string };
  strokesUnknown: { character: string };
  soundMismatch: { sounds: number; characters: number };
};

const relation = Type.Union([term(PHASE_RELATION, "The relation"), Type.Null()], {
  description: "What it is to the element asked for; null where none was",
});

export const answer = Type.Object({
  name: Type.String({ description: "The name that was read, without what says it is a firm" }),
  dropped: Type.String({ description: "What was left off: 公司, 有限公司 …; empty where nothing" }),
  characters: Type.Array(
    Type.Object(
      {
        character: Type.String({ description: "As typed" }),
        strokes: Type.Integer({ description: "Its strokes" }),
      },
      { description: "A character" },
    ),
    { description: "Characters in their order" },
  ),
  total: Type.Integer({ description: "Strokes of the whole name" }),
  reduced: Type.Integer({ minimum: 1, maximum: 81, description: "Within the 81 numbers" }),
  luck: term(NUMBER_LUCK, "By the table of 81 numbers"),
  traits: Type.Array(term(TRAIT, "A gift"), { description: "Gifts of the number" }),
  element: term(PHASE, "Element of the number by its last digit"),
  relation,
  wanted: Type.Union([term(PHASE, "The element"), Type.Null()], {
    description: "Element that the owner needs; null where none was given",
  }),
  wantedFrom: term(WANTED_FROM, "Where it comes from"),
  sounds: Type.Array(
    Type.Object(
      {
        sound: Type.String({ description: "The syllable" }),
        tone: Type.Integer({ minimum: 1, maximum: 5, description: "Its tone, 5 where none" }),
        element: term(PHASE, "Element by the five sounds"),
      },
      { description: "A syllable" },
    ),
    { description: "Syllables; empty where none were given" },
  ),
  soundElement: Type.Union([term(PHASE, "The element"), Type.Null()], {
    description: "Element of the first syllable, which carries the name; null without sounds",
  }),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Our own model" }),
  verdict: verdict(
    term(GRADE, "70 and above, between, below 45"),
    phrase<BusinessPhrases>("A reason"),
    "What the score amounts to",
  ),
  near: Type.Array(Type.Integer(), {
    description: "Nearest lucky totals, to aim at by another character; the number itself if lucky",
  }),
});
export type BusinessAnswer = Frozen<Static<typeof answer>>;
