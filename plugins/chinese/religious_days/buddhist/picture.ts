/** The month of the day as temples hang it up: days of buddhas in red, fasts in green. */
import type { Lang } from "#sdk";
import { drawSheet } from "#east/month_sheet.ts";
import { monthOf } from "../month_days.ts";
import type { BuddhistAnswer } from "./answer.ts";
import { buddhaDaysOn, fastsOn } from "./read_day.ts";
import type { BuddhistWords } from "./words/en.ts";

/** Draws the month. */
export function drawBuddhistMonth(
  answer: BuddhistAnswer,
  { picture }: BuddhistWords,
  lang: Lang,
): string {
  const { year, month, firstWeekday, days } = monthOf(answer.date);
  return drawSheet(
    {
      title: picture.title(year, month),
      subtitle: picture.subtitle(answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday,
      days: days.map(({ date, fixed, lunar }, i) => {
        const fast = fastsOn(fixed).some((one) => one === "six" || one === "ten");
        const [buddha] = buddhaDaysOn(fixed);
        const note = buddha ? picture.short(buddha) : fast ? picture.fast : undefined;
        return {
          day: i + 1,
          label: lunar,
          ...(note ? { note } : {}),
          ...(date === answer.date
            ? { tone: "asked" as const }
            : buddha
              ? { tone: "bad" as const }
              : fast
                ? { tone: "good" as const }
                : {}),
        };
      }),
      legend: picture.legend,
    },
    lang,
  );
}
