import { type Give, InputError, type InputOf } from "#sdk";
import { nanakshahi } from "#time";
import { civilDayOf, readOwnDate } from "../core/day.ts";
import type { NanakshahiAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { gurpurabsOf, monthIdOf } from "./rules.ts";

export { drawNanakshahi as picture } from "./picture.ts";

const EPOCH = nanakshahi.toFixed({ year: 1, month: 1, day: 1 });

export function run(
  { nanakshahi: given }: InputOf<typeof input>,
  give: Give<"now">,
): NanakshahiAnswer {
  const fixed = readOwnDate("nanakshahi", given, nanakshahi) ?? give.civil().fixed;
  if (fixed < EPOCH) throw new InputError([{ path: "date", code: "beforeEra" }]);
  const found = nanakshahi.fromFixed(fixed);
  const { year, month, day } = found;
  const next = { year: month === 12 ? year + 1 : year, month: (month % 12) + 1, day: 1 };
  const newYear = (of: number) => nanakshahi.toFixed({ year: of, month: 1, day: 1 });
  return {
    civil: civilDayOf(fixed),
    nanakshahi: found,
    monthName: monthIdOf(month),
    monthDays: nanakshahi.toFixed(next) - nanakshahi.toFixed({ year, month, day: 1 }),
    sangrand: day === 1,
    gurpurabs: gurpurabsOf(month, day),
    leapYear: newYear(year + 1) - newYear(year) === 366,
  };
}
