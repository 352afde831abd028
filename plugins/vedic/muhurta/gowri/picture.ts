import type { Lang } from "#sdk";
import { minuteOf } from "../../core/day/when.ts";
import { drawWheel } from "../../core/day/wheel.ts";
import type { GowriAnswer } from "./answer.ts";
import type { GowriWords } from "./words/en.ts";

/** A wheel of sixteen parts, the day above and the night below. */
export function drawGowri(answer: GowriAnswer, { picture: says }: GowriWords, lang: Lang): string {
  return drawWheel(
    "gowri",
    lang,
    says.title,
    says.desc(answer),
    says.centre(answer),
    answer.parts.map(({ part, quality, begins, ends }) => ({
      name: says.short[part],
      clock: minuteOf(begins),
      quality,
      days: (Date.parse(ends.utc) - Date.parse(begins.utc)) / 86_400_000,
    })),
  );
}
