import type { Phrase } from "#sdk";
import type { PairPhrases, PairReading } from "./answer.ts";

/** Reasons of a verdict on digit pairs; no digit is named. */
export function becauseOf({
  score,
  dominant,
  outcome,
}: PairReading): readonly Phrase<PairPhrases>[] {
  if (!dominant || !outcome) return [{ code: "noPair" }];
  return [
    { code: "luckyShare", with: { percent: score } },
    {
      code: "leadingStar",
      with: { dominant, outcome },
      source: "Bazhai Mingjing, stars between two palaces",
    },
  ];
}
