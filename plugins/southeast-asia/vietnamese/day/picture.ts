/** The leaf of a block calendar, with its month. */
import { WEEKDAY } from "#lore";
import type { Lang } from "#sdk";
import { toFixed } from "#time";
import { drawDayPage } from "#east/day_page.ts";
import { dateFields, monthAbout } from "#east/month_about.ts";
import { vietnameseBy, type Meridian } from "../core/calendar.ts";
import type { VietnameseDay } from "./answer.ts";
import { feastOf, termOn } from "./rules.ts";
import type { VietnameseDayWords } from "./words/en.ts";

/** Draws the leaf. */
export function drawDay(
  answer: VietnameseDay,
  { picture }: VietnameseDayWords,
  lang: Lang,
): string {
  const calendar = vietnameseBy(meridianOf(answer, toFixed(dateFields(answer.date))));
  const { year, month, day, firstWeekday, days } = monthAbout(answer.date, (fixed) => {
    const lunar = calendar.dateOf(fixed);
    const [feast, term] = [feastOf(lunar), termOn(fixed)];
    return {
      label: picture.lunarDay(lunar),
      note: feast ? picture.feast(feast) : term ? picture.term(term) : undefined,
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
      notes: [picture.hours(answer)],
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

/** The meridian by which an answer was reckoned: the first by which its day has its date. */
function meridianOf({ lunar }: VietnameseDay, fixed: number): Meridian {
  const { month, isLeapMonth, day } = vietnameseBy("seven").dateOf(fixed);
  const isSame = month === lunar.month && isLeapMonth === lunar.isLeapMonth && day === lunar.day;
  return isSame ? "seven" : "history";
}
