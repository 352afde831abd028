/** The month of the best day as a calendar: each day with its place in the wedding circle, days found and left out. */
import type { Lang } from "#sdk";
import { daysInMonth } from "#time";
import { dayAt } from "#east/calendar/zone_clock.ts";
import { drawSheet } from "#east/month_sheet.ts";
import type { WeddingAnswer } from "./answer.ts";
import type { WeddingWords } from "./words/en.ts";

/** Draws the month of the best day, or of the first day where none is left. */
export function drawWedding(answer: WeddingAnswer, { picture }: WeddingWords, lang: Lang): string {
  const shown = answer.days[0]?.date ?? answer.from;
  const [year, month] = shown.split("-").map(Number) as [number, number];
  const prefix = shown.slice(0, 8);
  const rank = new Map(answer.days.map(({ date }, i) => [date, i + 1]));
  const all = new Map([...answer.days, ...answer.rejected].map((one) => [one.date, one]));
  const rejected = new Map(answer.rejected.map((one) => [one.date, one]));
  return drawSheet(
    {
      title: picture.title(answer),
      subtitle: picture.subtitle(year, month, answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: dayAt(`${prefix}01`).dayOfWeek,
      days: Array.from({ length: daysInMonth(year, month) }, (_, i) => {
        const date = `${prefix}${String(i + 1).padStart(2, "0")}`;
        const one = all.get(date);
        const out = rejected.get(date);
        const place = rank.get(date);
        return {
          day: i + 1,
          label: place ? picture.rank(place) : out ? picture.reason(out.reasons[0]!) : "·",
          ...(one ? { note: picture.circle(one.circle) } : {}),
          ...(place ? { tone: "good" as const } : out ? { tone: "bad" as const } : {}),
        };
      }),
      legend: picture.legend,
    },
    lang,
  );
}
