import {
  CAST_BY,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { PHASE } from "#lore";
import { HEAD, LUCK, WATCH, type HeadId, type Luck, type Watch } from "./tetragrams.ts";

/** The gists of a head and of its appraisals, and why it is held so. */
export type HeadPhrases = {
  headGist: { head: HeadId };
  appraisalGist: { head: HeadId; appraisal: number };
  threeSpeak: { head: HeadId; watch: Watch; good: number; luck: Luck };
};

export const answer = Type.Object({
  castBy: term(CAST_BY, "Who counted the stalks"),
  digits: Type.Array(Type.Integer({ minimum: 1, maximum: 3 }), {
    minItems: 4,
    maxItems: 4,
    description: "Lines from above, 方 州 部 家: 1 whole, 2 once broken, 3 twice broken",
  }),
  head: term(HEAD, "The head"),
  number: Type.Integer({ minimum: 1, maximum: 81, description: "Its place among the 81" }),
  symbol: Type.String({ description: "The tetragram as a character" }),
  yang: Type.Boolean({ description: "Whether the head is yang, of odd number" }),
  phase: term(PHASE, "Phase by its number in its nine"),
  gist: phrase<Pick<HeadPhrases, "headGist">>("What the head says, told in this service's words"),
  watch: term(WATCH, "When it was asked"),
  appraisals: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Number of the appraisal" }),
      day: Type.Boolean({ description: "Whether it stands in the day, which is good" }),
      speaks: Type.Boolean({ description: "Whether it speaks at this watch" }),
      gist: phrase<Pick<HeadPhrases, "appraisalGist">>("What it says, in this service's words"),
    }),
    { minItems: 9, maxItems: 9, description: "The nine appraisals" },
  ),
  verdict: verdict(
    term(LUCK, "How the three that speak stand"),
    phrase<Pick<HeadPhrases, "threeSpeak">>("Why"),
    "How the matter stands",
  ),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionHeads: Type.Array(
    Type.Object({
      head: term(HEAD, "The head of an option"),
      luck: term(LUCK, "How its three stand"),
    }),
    { description: "A count for each option; empty for lines of one's own" },
  ),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
});
export type HeadAnswer = Frozen<Static<typeof answer>>;
