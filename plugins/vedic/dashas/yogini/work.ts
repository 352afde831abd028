import type { Candidates, Give, Lang } from "#sdk";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { round, siderealSkyAt } from "../../core/positions.ts";
import { placeOfLongitude } from "../../core/shapes.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import { starOf, starPeriods, starSubs } from "../systems.ts";
import { YOGINIS } from "./rules.ts";
import type { YoginiAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { YoginiWords } from "./words/en.ts";
import { birthTimes } from "../../core/birth_times.ts";

export function run(chosen: Input, give: Give<"now">): YoginiAnswer {
  const civil = give.civil();
  const at = siderealSkyAt(civil.julianDayTt, chosen.ayanamsa, "mean", chosen.positions);
  const moonDeg = at.longitudes.moon;
  const yearDays = Number(chosen.yearDays);
  const periods = starPeriods(YOGINIS, moonDeg, civil.julianDayUt, yearDays);
  const { elapsed } = starOf(YOGINIS, moonDeg);
  return {
    moon: placeOfLongitude(moonDeg),
    balanceYears: round((1 - elapsed) * periods[0]!.years, 5),
    ...reportDasha(
      periods,
      (period) => starSubs(YOGINIS, period),
      yearDays,
      askedInstant(chosen, civil, give.now),
    ),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes([({ longitudes }) => nakshatraIndexOf(longitudes.moon)]),
};

export function picture(answer: YoginiAnswer, { terms, picture: says }: YoginiWords, lang: Lang) {
  return drawDasha("yogini", lang, answer, {
    ...says,
    name: (lord) => terms.yogini[lord as keyof typeof terms.yogini],
  });
}
