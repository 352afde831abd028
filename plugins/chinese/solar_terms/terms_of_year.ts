import { BRANCH } from "#lore";
import { findSolarLongitude, nextSolarTerm, solarTermsOfYear, type SolarTerm } from "#sky";
import { yearPillar } from "#time";
import { PHENOLOGY } from "../almanac/phenologies.ts";
import { monthBranchOfJie, SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { CHINA, showInstant } from "#east/calendar/zone_clock.ts";
import type { TermsAnswer } from "./answer.ts";

const PENTAD_DEG = 5;
const WINTER_SOLSTICE_DEG = 270;

/**
 * Lists the solar terms of a Gregorian year and their pentads, each at its instant.
 *
 * @source GB/T 33661-2017; the pentads divide each term's 15° in three, as calendars since 1645 do
 */
export function termsOfYear(year: number, timezone: string | undefined): TermsAnswer {
  return {
    year,
    zone: timezone ?? CHINA,
    pillarBefore: yearPillar(year - 1).id,
    pillar: yearPillar(year).id,
    terms: solarTermsOfYear(year).map((one) => viewOf(one, timezone)),
  };
}

function viewOf(one: SolarTerm, timezone: string | undefined): TermsAnswer["terms"][number] {
  const { index, longitudeDeg, julianDayUt } = one;
  const isJie = index % 2 === 1;
  const next = nextSolarTerm(julianDayUt + 1);
  return {
    term: SOLAR_TERM.ids[index]!,
    kind: isJie ? "jie" : "zhongQi",
    month: BRANCH.ids[monthBranchOfJie(isJie ? index : (index + 23) % 24)]!,
    longitudeDeg,
    ...showInstant(julianDayUt, timezone),
    lengthDays: Math.round((next.julianDayUt - julianDayUt) * 1e4) / 1e4,
    pentads: [0, 1, 2].map((part) => {
      const at = (longitudeDeg + part * PENTAD_DEG) % 360;
      const instant = part === 0 ? one : findSolarLongitude(at, julianDayUt + part);
      const number = (((at - WINTER_SOLSTICE_DEG + 360) % 360) / PENTAD_DEG) % 72;
      return {
        pentad: PHENOLOGY.ids[number]!,
        longitudeDeg: at,
        ...showInstant(instant.julianDayUt, timezone),
      };
    }),
  };
}
