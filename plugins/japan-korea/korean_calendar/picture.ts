/** The page of a day as it hangs on the wall, with its month. */
import { WEEKDAY } from "#lore";
import type { Lang } from "#sdk";
import { dayOfWeek, daysInMonth, toFixed } from "#time";
import { drawDayPage } from "#east/day_page.ts";
import { dateFields } from "../core/date_fields.ts";
import { KOREAN } from "../core/korean_calendar.ts";
import { jeolgiOn } from "../core/korean_day.ts";
import type { KoreanDay } from "./answer.ts";
import { feastOf } from "./convert.ts";
import type { KoreanCalendarWords } from "./words/en.ts";

/** Draws the page. */
export function drawKoreanDay(
  answer: KoreanDay,
  { picture }: KoreanCalendarWords,
  lang: Lang,
): string {
  const { year, month, day } = dateFields(answer.date);
  const first = toFixed({ year, month, day: 1 });
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => {
    const lunar = KOREAN.dateOf(first + i);
    const jeolgi = jeolgiOn(first + i);
    const feast = feastOf(lunar);
    const note = feast ? picture.feast(feast) : jeolgi ? picture.jeolgi(jeolgi) : undefined;
    return {
      day: i + 1,
      label: picture.lunarDay(lunar),
      ...(note ? { note } : {}),
      ...(i + 1 === day ? { tone: "asked" as const } : feast ? { tone: "good" as const } : {}),
    };
  });
  return drawDayPage(
    {
      title: picture.title(answer),
      desc: picture.desc(answer),
      head: picture.month(year, month),
      day,
      weekday: picture.weekday(answer.dayOfWeek),
      isRed: answer.dayOfWeek === WEEKDAY.ids[0] || answer.feast !== null,
      rows: picture.rows(answer),
      notes: [],
      sheet: {
        title: picture.month(year, month),
        subtitle: picture.subtitle(answer),
        desc: "",
        weekdays: picture.weekdays,
        firstWeekday: dayOfWeek(first),
        days,
      },
    },
    lang,
  );
}
