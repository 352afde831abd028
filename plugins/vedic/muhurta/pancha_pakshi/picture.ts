import type { Lang } from "#sdk";
import type { Quality } from "../../core/day/parts.ts";
import { minuteOf } from "../../core/day/when.ts";
import { drawWheel } from "../../core/day/wheel.ts";
import type { PanchaPakshiAnswer } from "./answer.ts";
import type { PanchaPakshiWords } from "./words/en.ts";

const qualityOf = (strength: number): Quality =>
  strength >= 4 ? "good" : strength === 3 ? "mixed" : "bad";

/** The ten parts as a wheel, coloured by the strength of the bird of the birth. */
export function drawPanchaPakshi(
  answer: PanchaPakshiAnswer,
  { picture: says }: PanchaPakshiWords,
  lang: Lang,
): string {
  return drawWheel(
    "pancha-pakshi",
    lang,
    says.title,
    says.desc(answer),
    says.centre(answer),
    answer.yamas.map(({ activity, strength, begins, ends }) => ({
      name: says.short[activity],
      clock: minuteOf(begins),
      quality: qualityOf(strength),
      days: (Date.parse(ends.utc) - Date.parse(begins.utc)) / 86_400_000,
    })),
  );
}
