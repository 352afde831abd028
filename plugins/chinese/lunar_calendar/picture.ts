import type { Lang } from "#sdk";
import { chineseDateOf, dayOfWeek, daysInMonth, toFixed } from "#time";
import { drawSheet } from "#east/month_sheet.ts";
import type { LunarAnswer } from "./answer.ts";
import type { LunarCalendarWords } from "./words/en.ts";

/** Draws the Gregorian month of a day with the lunar days in it. */
export function drawMonth(
  answer: LunarAnswer,
  { picture }: LunarCalendarWords,
  lang: Lang,
): string {
  const [, sign, digits, monthText, dayText] = /^([+-]?)(\d+)-(\d\d)-(\d\d)$/.exec(answer.date)!;
  const year = Number(`${sign}${digits}`);
  const month = Number(monthText);
  const first = toFixed({ year, month, day: 1 });
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => {
    const label = picture.lunarDay(chineseDateOf(first + i));
    const isAsked = i + 1 === Number(dayText);
    return { day: i + 1, label, ...(isAsked ? { tone: "asked" as const } : {}) };
  });
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
