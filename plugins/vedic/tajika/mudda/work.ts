import { type Given, Refusal } from "#sdk";
import { round } from "../../core/positions.ts";
import { pointsOfBirth, SIDEREAL_YEAR } from "../points.ts";
import type { MuddaAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { reportPeriods } from "./report.ts";
import { patyayiniOf } from "./rules.ts";

export { drawMudda as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): MuddaAnswer {
  const { longitudes } = chosen;
  if (longitudes) {
    return {
      yearDays: SIDEREAL_YEAR,
      mudda: [],
      patyayini: patyayiniOf({ longitudes }, SIDEREAL_YEAR).map(({ lord, days }) => ({
        lord,
        days: round(days, 4),
        start: null,
        end: null,
      })),
    };
  }
  if (chosen.birthDate === undefined) throw new Refusal("chart-needed");
  const completed = chosen.ageYear ?? 0;
  const civil = give.civil();
  return reportPeriods(civil, completed, pointsOfBirth(civil, completed, chosen), chosen.ayanamsa);
}
