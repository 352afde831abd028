/** The leaf of a block calendar, with its month. */
import { WEEKDAY } from "#lore";
import type { Lang } from "#sdk";
import { dayOfWeek, daysInMonth, toFixed } from "#time";
import { drawDayPage } from "#east/day_page.ts";
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
  const [, sign, digits, two, last] = /^([+-]?)(\d+)-(\d\d)-(\d\d)$/.exec(answer.date)!;
  const [year, month, day] = [Number(`${sign}${digits}`), Number(two), Number(last)];
  const first = toFixed({ year, month, day: 1 });
  const calendar = vietnameseBy(meridianOf(answer, first + day - 1));
  const days = Array.from({ length: daysInMonth(year, month) }, (_, i) => {
    const lunar = calendar.dateOf(first + i);
    const feast = feastOf(lunar);
    const term = termOn(first + i);
    const note = feast ? picture.feast(feast) : term ? picture.term(term) : undefined;
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
      notes: [picture.hours(answer)],
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

/** The meridian by which an answer was reckoned: the first by which its day has its date. */
function meridianOf({ lunar }: VietnameseDay, fixed: number): Meridian {
  const { month, isLeapMonth, day } = vietnameseBy("seven").dateOf(fixed);
  const isSame = month === lunar.month && isLeapMonth === lunar.isLeapMonth && day === lunar.day;
  return isSame ? "seven" : "history";
}
