/** The month as a calendar page: lunar day or term, officer and pair; green days to use, red days to leave. */
import { PILLAR, WEEKDAY } from "#lore";
import type { Lang } from "#sdk";
import { drawSheet } from "#east/month_sheet.ts";
import { nativeOf } from "#east/natives.ts";
import type { MonthAnswer } from "./answer.ts";
import type { MonthWords } from "./words/en.ts";

/** Draws a month. */
export function drawMonth(answer: MonthAnswer, { picture }: MonthWords, lang: Lang): string {
  return drawSheet(
    {
      title: picture.title(answer),
      subtitle: picture.subtitle(answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: WEEKDAY.ids.indexOf(answer.days[0]!.dayOfWeek),
      days: answer.days.map((one, i) => {
        const isGood =
          one.road === "yellow" && one.luck === "lucky" && one.specialDays.length === 0;
        const isBad = one.specialDays.some((special) => special !== "pardon");
        return {
          day: i + 1,
          label: picture.label(one),
          note: nativeOf(PILLAR, one.pillar),
          ...(isBad ? { tone: "bad" as const } : isGood ? { tone: "good" as const } : {}),
        };
      }),
      legend: picture.legend,
    },
    lang,
  );
}
