/** The lunar month of Mongolia as a sheet on a wall, good days for the hair in green. */
import { WEEKDAY } from "#lore";
import { drawSheet } from "#east/month_sheet.ts";
import type { Lang } from "#sdk";
import type { MongolianAnswer } from "./answer.ts";
import type { MongolianWords } from "./words/en.ts";

/** Draws the sheet. */
export function drawMongolian(
  answer: MongolianAnswer,
  { picture }: MongolianWords,
  lang: Lang,
): string {
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
