import { type Give, InputError, type InputOf } from "#sdk";
import { civilDayOf, readOwnDate } from "../core/day.ts";
import type { PataphysicalAnswer } from "./answer.ts";
import { degreeOf, feastOf } from "./feasts.ts";
import type { input } from "./input.ts";
import { EPOCH, hasHunyadi, isLeapYear, MONTH, pataphysical, weekdayOf } from "./rules.ts";

export { drawPataphysical as picture } from "./picture.ts";

export function run(
  { pataphysical: given }: InputOf<typeof input>,
  give: Give<"now">,
): PataphysicalAnswer {
  const fixed = readOwnDate("pataphysical", given, pataphysical) ?? give.civil().fixed;
  if (fixed < EPOCH) throw new InputError([{ path: "date", code: "beforeEra" }]);
  const date = pataphysical.fromFixed(fixed);
  const { year, month, day } = date;
  const monthName = MONTH.ids[month - 1]!;
  return {
    civil: civilDayOf(fixed),
    pataphysical: date,
    monthName,
    weekday: weekdayOf(day),
    hunyadi: day === 29,
    degree: degreeOf(month, day),
    feast: feastOf(month, day),
    hunyadiFollows: day === 28 && !hasHunyadi(year, month),
    leapYear: isLeapYear(year),
    formatted: `${day} ${MONTH.writings[monthName]!.native!} ${year} E. P.`,
  };
}
