import { drawSheet } from "#east/month_sheet.ts";
import type { Lang } from "#sdk";
import { dayOfWeek, daysInMonth, toFixed } from "#time";
import { oldDayOf, OLD_YEARS } from "../calendar/old_calendar.ts";
import { readDate } from "../calendar/read_date.ts";
import type { KyurekiAnswer } from "./answer.ts";
import type { KyurekiWords } from "./words/en.ts";

/** Draws the Gregorian month of a day with the old dates in it. */
export function drawMonth(answer: KyurekiAnswer, { picture }: KyurekiWords, lang: Lang): string {
  const { year, month, day: asked } = readDate(answer.date);
  const first = toFixed({ year, month, day: 1 });
  const own = answer.months.map((one) => ({ ...one, first: toFixed(readDate(one.firstDay)) }));
  const labelOf = (fixed: number) => {
    const month = own.find((one) => one.first <= fixed && fixed < one.first + one.days);
    if (month) return picture.oldDay({ ...month, day: fixed - month.first + 1 });
    return year > OLD_YEARS.first && year < OLD_YEARS.last
      ? picture.oldDay(oldDayOf(fixed, year))
      : "";
  };
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => ({
    day: i + 1,
    label: i + 1 === asked ? picture.oldDay(answer.old) : labelOf(first + i),
    ...(i + 1 === asked ? { tone: "asked" as const } : {}),
  }));
  return drawSheet(
    {
      title: picture.title(year, month),
      subtitle: picture.subtitle(answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: dayOfWeek(first),
      days,
    },
    lang,
  );
}
