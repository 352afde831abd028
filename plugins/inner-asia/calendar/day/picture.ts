/** The lunar month as a sheet on a wall, with the day asked for. */
import { WEEKDAY } from "#lore";
import { drawSheet } from "#east/month_sheet.ts";
import type { Lang } from "#sdk";
import type { DayAnswer } from "./answer.ts";
import type { DayWords } from "./words/en.ts";

/** Draws the sheet. */
export function drawDay(answer: DayAnswer, { picture }: DayWords, lang: Lang): string {
  const { civil, sheet } = answer;
  return drawSheet(
    {
      title: picture.title(answer),
      subtitle: picture.subtitle(answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: WEEKDAY.ids.indexOf(sheet.firstWeekday),
      days: sheet.days.map(({ date, day, marked }) => ({
        day,
        label: picture.date(date),
        ...(date === civil.date
          ? { tone: "asked" as const }
          : marked
            ? { tone: "good" as const }
            : {}),
      })),
      legend: picture.legend,
    },
    lang,
  );
}
