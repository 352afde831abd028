import { Refusal } from "#sdk";
import { toJulianDay } from "#time";
import { utcOf } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { GreatConjunctionsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { conjunctionsBetween, elementsOf } from "./rules.ts";

export { drawConjunctions as picture } from "./picture.ts";

const MOST_YEARS = 500;

/** Before a span, to know the element of the last conjunction. */
const BEFORE_DAYS = 8000;

export function run({ fromYear, toYear, kind }: Input): GreatConjunctionsAnswer {
  if (toYear < fromYear) throw new Refusal("years-reversed", { from: fromYear, to: toYear });
  const years = toYear - fromYear + 1;
  if (years > MOST_YEARS) throw new Refusal("years-too-many", { years, most: MOST_YEARS });
  const fromUt = toJulianDay({ year: fromYear, month: 1, day: 1 }, 0);
  const toUt = toJulianDay({ year: toYear + 1, month: 1, day: 1 }, 0);
  const found = conjunctionsBetween(kind, fromUt, toUt);
  const before = conjunctionsBetween(kind, fromUt - BEFORE_DAYS, fromUt).at(-1);
  const elements = elementsOf(found, before);
  return {
    conjunctions: found.map(({ julianDayUt, longitudeDeg, latitudeDeg, ...one }, i) => ({
      utc: utcOf(julianDayUt),
      ...placeOf(longitudeDeg),
      ...elements[i]!,
      latitudeApartDeg: latitudeDeg === null ? null : round(latitudeDeg, 4),
      ...one,
    })),
  };
}
