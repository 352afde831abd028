import { byBirth, defineProcedure, wordsIn } from "#sdk";

import { DATE_REFUSALS } from "../../core/dates.ts";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { birthTimeOmittable } from "../../core/omission.ts";
import { round, siderealSkyAt } from "../../core/positions.ts";
import { placeOfLongitude } from "../../core/shapes.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import { starOf, starPeriods, starSubs } from "../systems.ts";
import { YOGINIS } from "./rules.ts";
import { answer, type YoginiAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { YoginiWords } from "./words/en.ts";

/** 36-year Yogini periods and sub-periods. */
export const dashaYogini = defineProcedure({
  name: "dasha.yogini",
  tradition: "vedic",
  words: wordsIn<YoginiWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(
      ["/first", "/moon/nakshatra"],
      [({ longitudes }) => nakshatraIndexOf(longitudes.moon)],
    ),
  },
  refusals: [...DATE_REFUSALS],
  input,
  output: answer,
  run(chosen, give): YoginiAnswer {
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
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: (answer, { terms, picture: says }, lang) =>
    drawDasha("yogini", lang, answer, {
      ...says,
      name: (lord) => terms.yogini[lord as keyof typeof terms.yogini],
    }),
  examples: [
    {
      title: "born under Swati, 7 December 1996",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      expect: { first: { id: "pingala" } },
      source: "rule and caelus 0.23: Pingala, 1.956 years left",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "46" },
    { title: "Rudra Yamala" },
  ],
});
