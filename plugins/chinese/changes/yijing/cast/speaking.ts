import { hexagramOfLines } from "../../../core/hexagrams.ts";
import type { Trigram } from "../../../core/trigrams.ts";
import type { CastAnswer } from "./answer.ts";

/** The trigram in which the chief text stands; the upper one for a judgement. */
export function speakingTrigram({ texts, figure, changed }: CastAnswer): Trigram {
  const { whose, text } = texts[0]!;
  const of = hexagramOfLines((whose === "figure" ? figure : changed!).lines);
  const line = text.code === "line" ? text.with.line : 0;
  return line >= 1 && line <= 3 ? of.lower : of.upper;
}
