/**
 * The Moon's phase in the sky.
 *
 * @source J. Meeus, Astronomical Algorithms (1998), ch. 48 (lit part of the disc); positions of the service's ephemeris
 */
import { signAt } from "#lore";
import { Refusal, term, Type, vocabulary, type IdOf } from "#sdk";
import { SIGN } from "#lore";
import {
  apparentMoon,
  apparentSun,
  findElongation,
  nextMoonPhase,
  normalizeDeg,
  previousMoonPhase,
  type MoonPhase,
} from "#sky";
import { epochMsOfJulianDay, formatUtc } from "#time";

const AU_KM = 149597870.7;
const RAD = Math.PI / 180;
/** Years for which Sun and Moon are certain. */
const YEARS = { from: -998, to: 2998 };

export const roundTo = (value: number, places: number): number =>
  Math.round(value * 10 ** places) / 10 ** places + 0;

/** @throws {Refusal} `outside-ephemeris` */
export function requireSky(year: number): void {
  if (year < YEARS.from || year > YEARS.to) throw new Refusal("outside-ephemeris", YEARS);
}
export type SkyRefusals = { "outside-ephemeris": { from: number; to: number } };

/** What Sun and Moon show at an instant. */
export function moonAt(julianDayTt: number) {
  const [sun, moon] = [apparentSun(julianDayTt), apparentMoon(julianDayTt)];
  const elongationDeg = normalizeDeg(moon.longitudeDeg - sun.longitudeDeg);
  const apart = Math.acos(Math.cos(moon.latitudeDeg * RAD) * Math.cos(elongationDeg * RAD));
  const phaseAngle = Math.atan2(
    sun.distanceAu * Math.sin(apart),
    moon.distanceAu - sun.distanceAu * Math.cos(apart),
  );
  return {
    elongationDeg: roundTo(elongationDeg, 4),
    illuminated: roundTo((1 + Math.cos(phaseAngle)) / 2, 4),
    waxing: elongationDeg < 180,
    distanceKm: Math.round(moon.distanceAu * AU_KM),
    sign: signAt(moon.longitudeDeg),
    degree: roundTo(normalizeDeg(moon.longitudeDeg) % 30, 2),
  };
}

export const signField = term(SIGN, "Tropical sign of the Moon");
export const instantField = (description: string) =>
  Type.Object({ utc: Type.String({ description: "To the second" }) }, { description });
export const utcOf = (julianDayUt: number) => ({ utc: formatUtc(epochMsOfJulianDay(julianDayUt)) });

/** Quarters of the Moon. */
export const QUARTER = vocabulary("moonQuarter", ["new", "firstQuarter", "full", "lastQuarter"]);
export type Quarter = IdOf<typeof QUARTER>;

/** The quarters after an instant, in order. */
export function quartersAfter(julianDayUt: number, count: number): readonly MoonPhase[] {
  const found: MoonPhase[] = [];
  let at = julianDayUt;
  while (found.length < count) {
    const next = QUARTER.ids
      .map((phase) => nextMoonPhase(at, phase))
      .reduce((a, b) => (a.julianDayUt < b.julianDayUt ? a : b));
    found.push(next);
    at = next.julianDayUt + 1e-6;
  }
  return found;
}

/** Age since the last new moon and length of the lunation, days. */
export function lunationAt(julianDayUt: number) {
  const previous = previousMoonPhase(julianDayUt);
  const next = nextMoonPhase(julianDayUt);
  return {
    previous,
    next,
    ageDays: roundTo(julianDayUt - previous.julianDayUt, 4),
    lunationDays: roundTo(next.julianDayUt - previous.julianDayUt, 4),
  };
}

/** The next instants at which the Moon stands at an angle from the Sun. */
export function returnsOf(elongationDeg: number, fromJulianDayUt: number, count: number) {
  const found: number[] = [];
  let at = fromJulianDayUt;
  while (found.length < count) {
    const { julianDayUt } = findElongation(elongationDeg, at);
    found.push(julianDayUt);
    at = julianDayUt + 1;
  }
  return found;
}
