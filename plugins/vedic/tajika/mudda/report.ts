/** The periods of a year of a birth as answers give them. */
import type { CivilMoment } from "#time";
import type { AyanamsaName } from "../../core/conventions.ts";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { round, siderealMoonAt, utcOf } from "../../core/positions.ts";
import { solarReturn, type TajikaPoints } from "../points.ts";
import type { MuddaAnswer } from "./answer.ts";
import { muddaOf, patyayiniOf } from "./rules.ts";

const PARTS = 360;

/** Both rounds, from the return of the Sun that opens the year to the next. */
export function reportPeriods(
  civil: CivilMoment,
  completed: number,
  points: TajikaPoints & { readonly julianDayUt: number },
  ayanamsa: AyanamsaName,
): MuddaAnswer {
  const begins = points.julianDayUt;
  const yearDays = solarReturn(civil, completed + 1, ayanamsa) - begins;
  const moon = siderealMoonAt(civil.julianDayTt, ayanamsa, "apparent");
  let [mudda, patya] = [begins, begins];
  return {
    yearDays: round(yearDays),
    mudda: muddaOf(nakshatraIndexOf(moon) + 1, completed).map(({ lord, years: parts }) => {
      const start = mudda;
      mudda += (parts / PARTS) * yearDays;
      return { lord, parts, days: round(mudda - start, 4), start: utcOf(start), end: utcOf(mudda) };
    }),
    patyayini: patyayiniOf(points, yearDays).map(({ lord, days }) => {
      const start = patya;
      patya += days;
      return { lord, days: round(days, 4), start: utcOf(start), end: utcOf(patya) };
    }),
  };
}
