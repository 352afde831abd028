/** The month by its combinations: green days that join well, red days that do not. */
import { WEEKDAY } from "#lore";
import { drawSheet } from "#east/month_sheet.ts";
import type { Lang } from "#sdk";
import type { OmensAnswer } from "./answer.ts";
import type { OmensWords } from "./words/en.ts";

/** Draws the sheet. */
export function drawOmens(answer: OmensAnswer, { picture, terms }: OmensWords, lang: Lang): string {
  const { civil, firstWeekday, days } = answer;
  return drawSheet(
    {
      title: picture.title(answer),
      subtitle: picture.subtitle(answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: WEEKDAY.ids.indexOf(firstWeekday),
      days: days.map(({ date, day, combination, leaning }) => ({
        day,
        label: terms.tibetanCombination[combination].text,
        note: picture.date(date),
        tone:
          date === civil.date
            ? ("asked" as const)
            : leaning === "favourable"
              ? ("good" as const)
              : ("bad" as const),
      })),
      legend: picture.legend,
    },
    lang,
  );
}
