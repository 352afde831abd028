/** The month with its six-day signs, the day asked about marked. */
import { drawSheet } from "#east/month_sheet.ts";
import type { Lang } from "#sdk";
import { dayOfWeek, toFixed } from "#time";
import { readDate } from "../calendar/read_date.ts";
import type { RokuyoAnswer } from "./answer.ts";
import type { RokuyoWords } from "./words/en.ts";

/** Draws the month. */
export function drawMonth(answer: RokuyoAnswer, { picture }: RokuyoWords, lang: Lang): string {
  const { year, month } = readDate(answer.date);
  return drawSheet(
    {
      title: picture.title(year, month),
      subtitle: picture.subtitle(answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: dayOfWeek(toFixed({ year, month, day: 1 })),
      days: answer.month.map((one, i) => ({
        day: i + 1,
        label: picture.sign(one.rokuyo),
        note: picture.oldDay(one),
        ...(one.date === answer.date
          ? { tone: "asked" as const }
          : one.rokuyo === "taian"
            ? { tone: "good" as const }
            : one.rokuyo === "butsumetsu"
              ? { tone: "bad" as const }
              : {}),
      })),
      legend: picture.legend,
    },
    lang,
  );
}
