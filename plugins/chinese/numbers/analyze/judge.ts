import type { NumberLuck } from "#east/eighty_one.ts";
import type { PairReading } from "../answer.ts";
import type { AnalyzeAnswer, Judgement } from "./answer.ts";

const VOTE: { readonly [K in NumberLuck]: number } = { lucky: 1, mixed: 0, unlucky: -1 };

/** Lets the 81 numbers, the sounds and the stars vote, with how each did. */
export function judge(
  { number, luck }: AnalyzeAnswer["eightyOne"],
  { liked, avoided }: AnalyzeAnswer["sounds"],
  { score }: Pick<PairReading, "score">,
): AnalyzeAnswer["verdict"] {
  const votes = VOTE[luck] + Math.sign(liked - avoided) + (score >= 60 ? 1 : score <= 40 ? -1 : 0);
  const value: Judgement = votes >= 2 ? "auspicious" : votes <= -2 ? "inauspicious" : "mixed";
  return {
    value,
    because: [
      { code: "eightyOneVotes", with: { number, luck }, source: "81-number table" },
      { code: "soundsVote", with: { liked, avoided }, source: "popular custom" },
      {
        code: "starsVote",
        with: { percent: score },
        source: "Bazhai Mingjing, stars between two palaces",
      },
    ],
  };
}
