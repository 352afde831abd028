import { phrase, term, Type, verdict, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { PHASE } from "#lore";
import { NUMBER_LUCK, type NumberLuck } from "#east/eighty_one.ts";
import { hexagramShape } from "../../core/hexagrams.ts";
import { letters, pairReading, star } from "../answer.ts";
import { KIND } from "./input.ts";

/** What the methods together say. */
export const JUDGEMENT = vocabulary("judgement", ["auspicious", "mixed", "inauspicious"]);
export type Judgement = IdOf<typeof JUDGEMENT>;

/** Reasons of the verdict: how each method votes. */
export type VotePhrases = {
  eightyOneVotes: { number: number; luck: NumberLuck };
  soundsVote: { liked: number; avoided: number };
  starsVote: { percent: number };
};

const digitsLiked = (description: string) => Type.Integer({ minimum: 0, description });

export const answer = Type.Object({
  kind: term(KIND, "What the number belongs to, as asked"),
  countryCode: Type.Union([Type.String(), Type.Null()], {
    description: "Taken off a phone number; null where there was none",
  }),
  letters: letters(
    "Letters and what they counted for; none are listed of an identity number or an account",
  ),
  eightyOne: Type.Object(
    {
      lastFour: Type.String({ description: "The digits read, the last four" }),
      number: Type.Integer({
        minimum: 1,
        maximum: 80,
        description: "Eighties taken off; 80 for none over",
      }),
      luck: term(NUMBER_LUCK, "Its judgement in the common core of the printed tables"),
      element: term(PHASE, "Phase of the number by its last digit"),
    },
    { description: "The last four digits among the 81 numbers" },
  ),
  sounds: Type.Object(
    {
      liked: digitsLiked("How many digits are liked"),
      avoided: digitsLiked("How many fours"),
      runs: Type.Array(
        Type.Object({
          digit: Type.String({ description: "The digit that is repeated" }),
          length: Type.Integer({ minimum: 3, description: "How many times" }),
        }),
        { description: "The same digit three times or more" },
      ),
      mirror: Type.Boolean({ description: "Whether the last four digits read the same backwards" }),
    },
    { description: "The digits by their sound" },
  ),
  stars: Type.Object(
    {
      shown: pairReading.shown,
      digitCount: pairReading.digitCount,
      pairs: Type.Array(
        Type.Object({
          pair: Type.String({ description: "The two digits" }),
          star: star("Star of the two digits"),
        }),
        { description: "From left to right; of personal numbers only those of the digits shown" },
      ),
      dominant: pairReading.dominant,
      score: pairReading.score,
    },
    {
      description:
        "The digit pairs as stars, in outline: strengths, matters and remedies are read for each kind of number",
    },
  ),
  hexagram: Type.Union(
    [
      Type.Object({
        primary: hexagramShape("Hexagram of the digits"),
        movingLine: Type.Integer({
          minimum: 1,
          maximum: 6,
          description: "Line that moves, 1 is the lowest",
        }),
        changed: hexagramShape("Hexagram it becomes"),
      }),
      Type.Null(),
    ],
    { description: "Shown beside the others, not scored; null for a single digit" },
  ),
  verdict: verdict(
    term(
      JUDGEMENT,
      "81 numbers, sounds and stars have a vote each: two more for than against, or against than for",
    ),
    phrase<VotePhrases>("How a method votes"),
    "What the methods come to together",
  ),
});
export type AnalyzeAnswer = Frozen<Static<typeof answer>>;
