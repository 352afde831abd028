/** The month of the day as temples hang it up: days of the gods in green, days of 戊 in red. */
import type { Lang } from "#sdk";
import { drawSheet } from "#east/month_sheet.ts";
import { monthOf } from "../month_days.ts";
import type { TaoistAnswer } from "./answer.ts";
import { taoDaysOn, taoKindsOn } from "./read_day.ts";
import type { TaoistWords } from "./words/en.ts";

/** Draws the month. */
export function drawTaoistMonth(
  answer: TaoistAnswer,
  { picture }: TaoistWords,
  lang: Lang,
): string {
  const { year, month, firstWeekday, days } = monthOf(answer.date);
  return drawSheet(
    {
      title: picture.title(year, month),
      subtitle: picture.subtitle(answer),
      desc: picture.desc(answer),
      weekdays: picture.weekdays,
      firstWeekday,
      days: days.map(({ date, fixed, lunar }, i) => {
        const wu = taoKindsOn(fixed).some((kind) => kind === "mingWu" || kind === "anWu");
        const [god] = taoDaysOn(fixed);
        const note = god ? picture.short(god) : wu ? picture.wu : undefined;
        return {
          day: i + 1,
          label: lunar,
          ...(note ? { note } : {}),
          ...(date === answer.date
            ? { tone: "asked" as const }
            : wu
              ? { tone: "bad" as const }
              : god
                ? { tone: "good" as const }
                : {}),
        };
      }),
      legend: picture.legend,
    },
    lang,
  );
}
