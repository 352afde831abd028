/** The month as removers hang it on the wall: free days coloured, the side on the others. */
import { WEEKDAY } from "#lore";
import type { Lang } from "#sdk";
import { drawSheet } from "#east/month_sheet.ts";
import type { SonNalMonth } from "./answer.ts";
import type { SonNalWords } from "./words/en.ts";

/** Draws the month. */
export function drawSonNal(answer: SonNalMonth, { picture }: SonNalWords, lang: Lang): string {
  return drawSheet(
    {
      title: picture.title(answer),
      subtitle: picture.subtitle,
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday: WEEKDAY.ids.indexOf(answer.days[0]!.dayOfWeek),
      days: answer.days.map((one, i) => ({
        day: i + 1,
        label: picture.lunar(one),
        note: one.side ? picture.side[one.side] : picture.free,
        ...(one.side ? {} : { tone: "good" as const }),
      })),
      legend: picture.legend,
    },
    lang,
  );
}
