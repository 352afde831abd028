/** The page of a day as it hangs on the wall, with its month. */
import { WEEKDAY } from "#lore";
import type { Lang } from "#sdk";
import { drawDayPage } from "#east/day_page.ts";
import { monthAbout } from "#east/month_about.ts";
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
  const { year, month, day, firstWeekday, days } = monthAbout(answer.date, (fixed) => {
    const lunar = KOREAN.dateOf(fixed);
    const [jeolgi, feast] = [jeolgiOn(fixed), feastOf(lunar)];
    return {
      label: picture.lunarDay(lunar),
      note: feast ? picture.feast(feast) : jeolgi ? picture.jeolgi(jeolgi) : undefined,
      tone: feast ? "good" : undefined,
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
        firstWeekday,
        days,
      },
    },
    lang,
  );
}
