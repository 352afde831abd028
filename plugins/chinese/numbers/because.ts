import type { Lang } from "#old";
import type { PairReading } from "./reading.ts";

/** Reasons of a verdict on digit pairs, in the language asked for; no digit is named. */
export function becauseOf(reading: PairReading, lang: Lang) {
  const en = lang === "en";
  const { score, dominant, outcome } = reading;
  if (!dominant || !outcome) {
    return [{ rule: en ? "no two digits form a pair" : "無兩數可成一組" }];
  }
  return [
    { rule: en ? `lucky stars hold ${score} per cent of the weight` : `吉星之力佔 ${score}%` },
    {
      rule: en
        ? `${dominant.roman} (${dominant.gloss}) weighs most; the last pair is ${outcome.roman}`
        : `${dominant.native}為重，末組為${outcome.native}`,
      source: "Bazhai Mingjing, stars between two palaces",
    },
  ];
}
