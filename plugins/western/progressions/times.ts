/** Lunation, changes of sign and returns with the dates for which they stand. */
import { housesAt, nextMoonPhase, previousMoonPhase, rangeOfBody, type Body } from "#sky";
import { toUt } from "#time";
import { lunarPhaseOf } from "../core/lunar_phase.ts";
import { dateOf, utcOf, type Nativity } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { findChanges } from "./changes.ts";
import type { Input } from "./input.ts";
import { lunarReturns, solarReturns, YEAR_DAYS } from "./rules.ts";

/** Years after the date up to which changes are listed. */
const CHANGES_AHEAD = 30;

/** The progressed phase, and the dates for which the new and full Moons about it stand. */
export function lunationOf(
  chart: Nativity,
  progressed: Readonly<Partial<Record<Body, number>>>,
  progressedUt: number,
  sign: number,
) {
  const standsFor = (instantUt: number) =>
    dateOf(chart.julianDayUt + sign * (instantUt - chart.julianDayUt) * YEAR_DAYS);
  const before = previousMoonPhase(progressedUt).julianDayUt;
  const after = nextMoonPhase(progressedUt).julianDayUt;
  const full = nextMoonPhase(progressedUt, "full").julianDayUt;
  return {
    ...lunarPhaseOf(progressed.sun!, progressed.moon!),
    previousNew: standsFor(sign > 0 ? before : after),
    nextNew: standsFor(sign > 0 ? after : before),
    nextFull: standsFor(sign > 0 ? full : previousMoonPhase(progressedUt, "full").julianDayUt),
  };
}

/** Entries and stations from birth on. */
export function changesOf(chart: Nativity, progressedUt: number) {
  const from = chart.julianDayUt;
  const to = Math.min(progressedUt + CHANGES_AHEAD, toUt(rangeOfBody("sun").toJulianDay) - 1);
  return findChanges(from, to).map(({ at, ...rest }) => ({
    ...rest,
    date: dateOf(from + (at - from) * YEAR_DAYS),
  }));
}

/** The returns of Sun and Moon about an instant. */
export function returnsOf(chosen: Input, chart: Nativity, target: number) {
  const place =
    chosen.returnLatitude !== undefined && chosen.returnLongitude !== undefined
      ? { latitudeDeg: chosen.returnLatitude, longitudeDeg: chosen.returnLongitude }
      : chart.place;
  const report = (julianDayUt: number) => {
    const houses =
      place && housesAt(julianDayUt, place.latitudeDeg, place.longitudeDeg, "wholeSign");
    return {
      utc: utcOf(julianDayUt),
      julianDayUt: round(julianDayUt, 6),
      ascendant: houses && placeOf(houses.ascendantDeg),
      midheaven: houses && placeOf(houses.midheavenDeg),
    };
  };
  const solar = solarReturns(chart.positions.sun!.longitudeDeg, target);
  const lunar = lunarReturns(chart.positions.moon!.longitudeDeg, target);
  return {
    solar: { previous: report(solar.previous), next: report(solar.next) },
    lunar: { previous: report(lunar.previous), next: report(lunar.next) },
  };
}
