/** The month of the best day as a calendar: days found in green, days left out in red. */
import type { Lang } from "#sdk";
import { daysInMonth } from "#time";
import { dayAt } from "#east/calendar/zone_clock.ts";
import { drawSheet } from "#east/month_sheet.ts";
import type { FindAnswer } from "./answer.ts";
import type { FindWords } from "./words/en.ts";

/** Draws the month of the best day, or of the first day where none is left. */
export function drawDays(answer: FindAnswer, { picture }: FindWords, lang: Lang): string {
  const [year, month] = (answer.days[0]?.date ?? answer.from).split("-").map(Number) as [
    number,
    number,
  ];
  const prefix = (answer.days[0]?.date ?? answer.from).slice(0, 8);
  const rank = new Map(answer.days.map(({ date }, i) => [date, i + 1]));
  const found = new Map(answer.days.map((one) => [one.date, one]));
  const rejected = new Map(answer.rejected.map((one) => [one.date, one]));
  return drawSheet(
    {
      title: picture.title(answer),
      subtitle: picture.subtitle(year, month),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: dayAt(`${prefix}01`).dayOfWeek,
      days: Array.from({ length: daysInMonth(year, month) }, (_, i) => {
        const date = `${prefix}${String(i + 1).padStart(2, "0")}`;
        const kept = found.get(date);
        const out = rejected.get(date);
        return {
          day: i + 1,
          label: kept
            ? picture.rank(rank.get(date)!, kept.score)
            : out
              ? picture.reason(out.reasons[0]!)
              : "·",
          ...(kept ? { tone: "good" as const } : out ? { tone: "bad" as const } : {}),
        };
      }),
      legend: picture.legend,
    },
    lang,
  );
}
