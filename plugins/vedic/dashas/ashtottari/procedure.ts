import { byBirth, defineProcedure, wordsIn } from "#sdk";
import type { CivilMoment } from "#time";
import { DATE_REFUSALS } from "../../core/dates.ts";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { birthTimeOmittable } from "../../core/omission.ts";
import { anglesAt, placeOf, round, siderealSkyAt, type Longitudes } from "../../core/positions.ts";
import { placeOfLongitude } from "../../core/shapes.ts";
import { SIGN_LORDS } from "../../core/grahas.ts";
import { countSigns, signIndexOf } from "../../core/signs.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import { ASHTOTTARI, starOf, starPeriods, starSubs } from "../systems.ts";
import { answer, type AshtottariAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import type { AshtottariWords } from "./words/en.ts";

/** 108-year Ashtottari periods with the rule that says whether they apply. */
export const dashaAshtottari = defineProcedure({
  name: "dasha.ashtottari",
  tradition: "vedic",
  words: wordsIn<AshtottariWords>(import.meta),
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
  refusals: [...DATE_REFUSALS, "place-incomplete"],
  input,
  output: answer,
  run(chosen, give): AshtottariAnswer {
    const civil = give.civil();
    const at = siderealSkyAt(civil.julianDayTt, chosen.ayanamsa, "mean", chosen.positions);
    const moonDeg = at.longitudes.moon;
    const yearDays = Number(chosen.yearDays);
    const periods = starPeriods(ASHTOTTARI, moonDeg, civil.julianDayUt, yearDays);
    const { elapsed } = starOf(ASHTOTTARI, moonDeg);
    return {
      moon: placeOfLongitude(moonDeg),
      balanceYears: round((1 - elapsed) * periods[0]!.years, 5),
      applies: appliesTo(civil, chosen, at.longitudes),
      ...reportDasha(
        periods,
        (period) => starSubs(ASHTOTTARI, period),
        yearDays,
        askedInstant(chosen, civil, give.now),
      ),
    };
  },
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: (answer, { terms, picture: says }, lang) =>
    drawDasha("ashtottari", lang, answer, {
      ...says,
      name: (lord) => terms.graha[lord as keyof typeof terms.graha],
    }),
  examples: [
    {
      title: "born under Swati, 7 December 1996",
      input: { birthDate: "1996-12-07", birthTime: "10:34", timezone: "Asia/Kolkata" },
      expect: { first: { id: "mars" } },
      source: "rule and PyJHora: Mars, 3.956 years left",
    },
  ],
  references: [{ title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "46" }],
});

/** Rahu in a kendra or trine from the lord of the lagna, and not in the lagna. */
function appliesTo(
  civil: CivilMoment,
  { ayanamsa }: Input,
  longitudes: Longitudes,
): boolean | null {
  const place = placeOf(civil);
  if (!place || !civil.timeKnown) return null;
  const sky = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean", "apparent");
  const { lagnaDeg } = anglesAt(civil.julianDayUt, place, sky, "wholeSign");
  const lagna = signIndexOf(lagnaDeg);
  const rahu = signIndexOf(longitudes.rahu);
  const from = countSigns(signIndexOf(longitudes[SIGN_LORDS[lagna]!]), rahu);
  return rahu !== lagna && [1, 4, 5, 7, 9, 10].includes(from);
}
