import type { Candidates, Give, Lang } from "#sdk";
import type { CivilMoment } from "#time";
import { nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { anglesAt, type Longitudes, placeOf, round, siderealSkyAt } from "../../core/positions.ts";
import { placeOfLongitude } from "../../core/shapes.ts";
import { SIGN_LORDS } from "../../core/grahas.ts";
import { countSigns, signIndexOf } from "../../core/signs.ts";
import { askedInstant, reportDasha } from "../periods.ts";
import { drawDasha } from "../picture.ts";
import { ASHTOTTARI, starOf, starPeriods, starSubs } from "../systems.ts";
import type { AshtottariAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import type { AshtottariWords } from "./words/en.ts";
import { birthTimes } from "../../core/birth_times.ts";

export function run(chosen: Input, give: Give<"now">): AshtottariAnswer {
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
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes([({ longitudes }) => nakshatraIndexOf(longitudes.moon)]),
};

export function picture(
  answer: AshtottariAnswer,
  { terms, picture: says }: AshtottariWords,
  lang: Lang,
) {
  return drawDasha("ashtottari", lang, answer, {
    ...says,
    name: (lord) => terms.graha[lord as keyof typeof terms.graha],
  });
}

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
