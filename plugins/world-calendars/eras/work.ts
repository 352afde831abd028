import { InputError, type InputOf } from "#sdk";
import { isLeapYear, toHistoricalYear } from "#time";
import type { ErasAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { civilOf, eraOf, erasOf, type EraYear } from "./rules.ts";

export { drawEras as picture } from "./picture.ts";

export function run({ year, from, era }: InputOf<typeof input>): ErasAnswer {
  // Without an era the year is astronomical, so that 0 is 1 BCE.
  const astronomical = from === undefined ? year : civilOf(from, year);
  if (Number.isNaN(astronomical)) throw new InputError([{ path: "year", code: "noYear" }]);
  if (Math.abs(astronomical) > 99_999) {
    throw new InputError([{ path: "year", code: "outOfRange" }]);
  }
  const eras = era === undefined ? erasOf(astronomical) : [eraOf(era, astronomical)];
  return {
    given: { era: from ?? "common", year },
    astronomical,
    historical: toHistoricalYear(astronomical),
    leapYear: isLeapYear(astronomical),
    eras: eras.map(reported),
  };
}

function reported({ cycle, ...one }: EraYear): ErasAnswer["eras"][number] {
  return { ...one, cycle: cycle && { cycle: cycle.olympiad, year: cycle.year } };
}
