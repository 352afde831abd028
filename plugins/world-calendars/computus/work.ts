import type { InputOf } from "#sdk";
import { formatDate, fromFixed } from "#time";
import { civilDayOf } from "../core/day.ts";
import type { ComputusAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import {
  adventOf,
  goldenNumberOf,
  GREGORIAN_FROM,
  indictionOf,
  julianEpactOf,
  type Kept,
  orthodoxOf,
  solarCycleOf,
  sundayLetterOf,
  westernOf,
} from "./rules.ts";

export { drawEaster as picture } from "./picture.ts";

export function run({ year }: InputOf<typeof input>): ComputusAnswer {
  const orthodox = orthodoxOf(year);
  const western = year >= GREGORIAN_FROM ? westernOf(year) : null;
  return {
    year,
    western: western && {
      easter: civilDayOf(western.easter),
      fullMoon: civilDayOf(western.fullMoon),
      steps: western.steps,
      feasts: western.feasts.map(reported),
      advent: civilDayOf(adventOf(year)),
      epact: western.epact,
      sundayLetter: sundayLetterOf(year, "gregorian"),
    },
    orthodox: {
      easter: civilDayOf(orthodox.easter),
      julian: formatDate(fromFixed(orthodox.easter, "julian")),
      feasts: orthodox.feasts.map(reported),
      epact: julianEpactOf(year),
      sundayLetter: sundayLetterOf(year, "julian"),
    },
    daysBetween: western && orthodox.easter - western.easter,
    goldenNumber: goldenNumberOf(year),
    solarCycle: solarCycleOf(year),
    indiction: indictionOf(year),
  };
}

const reported = ({ feast, fixed }: Kept) => ({ feast, day: civilDayOf(fixed) });
