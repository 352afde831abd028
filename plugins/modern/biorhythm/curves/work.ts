import { InputError, type InputOf } from "#sdk";
import { formatDate, fromFixed } from "#time";
import { CLASSIC, standOf } from "../core/cycles.ts";
import { readDay } from "../core/dates.ts";
import type { CurvesAnswer } from "./answer.ts";
import type { input } from "./input.ts";

export { drawCurves as picture } from "./picture.ts";

const MOST_DAYS = 92;

/** Days of a span whose end is not given. */
const USUAL_DAYS = 30;

export function run({
  birthDate,
  from,
  to,
  cycles = [...CLASSIC],
}: InputOf<typeof input>): CurvesAnswer {
  const [birth, first] = [readDay(birthDate, "birthDate"), readDay(from, "from")];
  const last = to === undefined ? first + USUAL_DAYS : readDay(to, "to");
  if (first < birth) throw new InputError([{ path: "from", code: "beforeBirth" }]);
  if (last < first) throw new InputError([{ path: "to", code: "reversed" }]);
  if (last - first >= MOST_DAYS) {
    throw new InputError([{ path: "to", code: "tooLong", with: { most: MOST_DAYS } }]);
  }
  const dayList = Array.from({ length: last - first + 1 }, (_, index) => ({
    date: formatDate(fromFixed(first + index)),
    cycles: cycles.map((cycle) => standOf(cycle, first + index - birth)),
  }));
  return {
    days: first - birth,
    dayList,
    criticalDays: dayList.flatMap(({ date, cycles: all }) => {
      const crossing = all.filter(({ critical }) => critical).map(({ cycle }) => cycle);
      return crossing.length > 0 ? [{ date, cycles: crossing }] : [];
    }),
  };
}
