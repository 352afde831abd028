import type { Give } from "#sdk";
import { isAboveHorizon } from "#sky";
import { readBirthChart } from "../../core/birth_chart.ts";
import { round } from "../../core/positions.ts";
import { placeOfLongitude } from "../../core/shapes.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import type { ConditionalAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { appliesTo, CONDITIONAL, conditionalPeriods, ROUNDS } from "./rules.ts";

export { drawConditional as picture } from "./picture.ts";

export function run(chosen: Input, give: Give<"now">): ConditionalAnswer {
  const civil = give.civil();
  const birth = readBirthChart(civil, chosen);
  const { longitudes, julianDayUt, place, angles } = birth;
  const isDay = isAboveHorizon("sun", place, julianDayUt, { limb: "centre", refractionDeg: 0 });
  const yearDays = Number(chosen.yearDays);
  const at = askedInstant(chosen, civil, give.now);
  const dashas = CONDITIONAL.ids.map((dasha) => {
    const periods = conditionalPeriods(dasha, longitudes.moon, julianDayUt, yearDays);
    return {
      dasha,
      applies: appliesTo(dasha, { lagnaDeg: angles.lagnaDeg, longitudes, isDay }),
      roundYears: ROUNDS[dasha].lords.reduce((sum, { years }) => sum + years, 0),
      balanceYears: round((periods[0]!.end - julianDayUt) / yearDays, 5),
      ...reportDasha(periods, () => [], yearDays, at),
    };
  });
  return {
    moon: placeOfLongitude(longitudes.moon),
    dashas,
    applying: dashas.filter(({ applies }) => applies).map(({ dasha }) => dasha),
  };
}
