/** The month of the day as temples hang it up: days of buddhas in red, fasts in green. */
import type { Lang } from "#sdk";
import { drawMonth } from "../month_days.ts";
import type { BuddhistAnswer } from "./answer.ts";
import { buddhaDaysOn, fastsOn } from "./read_day.ts";
import type { BuddhistWords } from "./words/en.ts";

/** Draws the month. */
export function drawBuddhistMonth(
  answer: BuddhistAnswer,
  { picture }: BuddhistWords,
  lang: Lang,
): string {
  const tell = (fixed: number) => {
    const [buddha] = buddhaDaysOn(fixed);
    if (buddha) return { note: picture.short(buddha), tone: "bad" as const };
    const isFast = fastsOn(fixed).some((one) => one === "six" || one === "ten");
    return isFast ? { note: picture.fast, tone: "good" as const } : {};
  };
  return drawMonth(answer, picture, tell, lang);
}
