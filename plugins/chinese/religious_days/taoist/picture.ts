/** The month of the day as temples hang it up: days of the gods in green, days of 戊 in red. */
import type { Lang } from "#sdk";
import { drawMonth } from "../month_days.ts";
import type { TaoistAnswer } from "./answer.ts";
import { taoDaysOn, taoKindsOn } from "./read_day.ts";
import type { TaoistWords } from "./words/en.ts";

/** Draws the month. */
export function drawTaoistMonth(
  answer: TaoistAnswer,
  { picture }: TaoistWords,
  lang: Lang,
): string {
  const tell = (fixed: number) => {
    const isWu = taoKindsOn(fixed).some((kind) => kind === "mingWu" || kind === "anWu");
    const [god] = taoDaysOn(fixed);
    const note = god ? picture.short(god) : isWu ? picture.wu : undefined;
    // The tone of 戊 goes before that of a god, whose name still stands there.
    return { note, tone: isWu ? ("bad" as const) : god ? ("good" as const) : undefined };
  };
  return drawMonth(answer, picture, tell, lang);
}
