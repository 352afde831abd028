import { type Candidates, type Given, anyValue } from "#sdk";
import { signedDeg, skyAt } from "#sky";
import { type CivilMoment, toTt } from "#time";
import { signAt } from "#lore";
import { createTrack } from "../core/day_track.ts";
import { reportHouses } from "../core/houses.ts";
import { readNativity } from "../core/nativity.ts";
import { type Verdicts, birthTimes } from "../core/birth_times.ts";
import { MODERN } from "../core/points.ts";
import { readTarget } from "../core/target_date.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { ProgressionsAnswer } from "./answer.ts";
import { anglesOf, natalPoints, positionsAt, progressedChart } from "./chart.ts";
import { CERTIFIED } from "./certified.ts";
import { arcContacts, progressedContacts } from "./contacts.ts";
import type { Input } from "./input.ts";
import { type Kind, progressedDays, YEAR_DAYS } from "./rules.ts";
import { changesOf, lunationOf, returnsOf } from "./times.ts";

export { drawProgressions as picture } from "./picture.ts";

/** No return of the Sun is farther away. */
const RETURN_REACH_DAYS = 367;

export function run(chosen: Input, give: Given): ProgressionsAnswer {
  const civil = give.civil();
  const chart = readNativity(civil, MODERN.ids, chosen.houseSystem);
  const target = readTarget(chosen.targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const elapsed = target - chart.julianDayUt;
  const years = elapsed / YEAR_DAYS;
  const sign = chosen.direction === "converse" ? -1 : 1;
  const instantOf = (kind: Kind) => chart.julianDayUt + sign * progressedDays(kind, elapsed);
  const further = (kind: "tertiary" | "minor") =>
    chosen.kinds?.includes(kind) ? progressedChart(chart, instantOf(kind)) : null;
  const secondaryUt = instantOf("secondary");
  const progressed = positionsAt(secondaryUt);
  const arcDeg = signedDeg(progressed.sun! - chart.positions.sun!.longitudeDeg);
  const arc = arcDeg < 0 && sign > 0 ? arcDeg + 360 : arcDeg;
  return {
    ageYears: round(years, 6),
    secondary: {
      ...progressedChart(chart, secondaryUt),
      angles: anglesOf(chosen, chart, arc, years, secondaryUt),
    },
    solarArc: {
      arcDeg: round(arc),
      directed: natalPoints(chart).map(([point, longitude]) => ({
        point,
        ...placeOf(longitude + arc),
      })),
      contacts: arcContacts(chart, arc, target),
    },
    tertiary: further("tertiary"),
    minor: further("minor"),
    contacts: progressedContacts(chart, secondaryUt, target, sign),
    lunation: lunationOf(chart, progressed, secondaryUt, sign),
    changes: sign < 0 ? [] : changesOf(chart, secondaryUt),
    returns: chart.timeKnown ? returnsOf(chosen, chart, target) : null,
    houses: chart.houses && reportHouses(chart.houses),
    unavailable: chart.unavailable,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({ verdictsOf: progressedSigns, requireAnswer: requireReturns }),
  latitude: anyValue,
};

/** With a time the returns about the date asked about are looked for; the sky must reach that far. */
function requireReturns(given: Readonly<Record<string, unknown>>, civil: CivilMoment): void {
  const target = targetOf(given, civil);
  for (const days of [-RETURN_REACH_DAYS, RETURN_REACH_DAYS]) skyAt(toTt(target + days));
}

/** Julian day UT of the date progressed to. */
function targetOf(given: Readonly<Record<string, unknown>>, birth: CivilMoment): number {
  const { targetDate, targetTime } = given as { targetDate: string; targetTime?: string };
  return readTarget(targetDate, targetTime, given, birth).julianDayUt;
}

/** Signs of the bodies on the day that stands for the date asked about. */
function progressedSigns(given: Readonly<Record<string, unknown>>, civil: CivilMoment): Verdicts {
  const target = targetOf(given, civil);
  const sign = given["direction"] === "converse" ? -1 : 1;
  const progress = (birth: number) => birth + sign * progressedDays("secondary", target - birth);
  const track = createTrack(progress(civil.julianDayUt), { latitude: null, longitude: null });
  return Object.fromEntries(
    CERTIFIED.map((id) => [
      `/secondary/signs/${id}`,
      ({ julianDayUt }) => signAt(track(progress(julianDayUt)).placeOf(id)!.longitudeDeg),
    ]),
  );
}
