import {
  type Candidates,
  candidateTimes,
  type Given,
  type InputOf,
  sumOf,
  type Weighing,
} from "#sdk";
import {
  apparentPositionsOf,
  type AyanamsaId,
  ayanamsaOf,
  horizonEvents,
  type Place,
  type Position,
  siderealLongitudeDeg,
  skyAt,
} from "#sky";
import { type CivilMoment, epochMsOfJulianDay, fixedOfEpochMs, toTt } from "#time";
import { isServed, requireServed } from "../core/served.ts";
import type { HoroscopeAnswer } from "./answer.ts";
import { isSeen } from "./babylon.ts";
import { babylonianDay, dayInWords, monthLength, previousMonthLength } from "./calendar.ts";
import { type CONVENTIONS, input } from "./input.ts";
import { firstMoonsetAfterSunrise, lastCrescent } from "./moon_of_month.ts";
import { type BabylonianBody, BODY, BODY_FACTS, SIGN } from "./names.ts";
import { EVIL_DAYS, omensOf, testimoniesOf } from "./omens.ts";
import { eclipsesAround, nearestSeason, nearestSirius } from "./season.ts";

export { drawTablet as picture } from "./picture.ts";

const ZODIACS = {
  aldebaran: "babylonianAldebaran",
  huber: "babylonianHuber",
  kugler: "babylonianKugler1",
} as const satisfies Readonly<Record<string, AyanamsaId>>;

/** Nearest elongation at which the Moon is seen, degrees. */
const MOON_ARC_DEG = 12;

export function run(
  { zodiac }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): HoroscopeAnswer {
  return readHoroscope(give.civil(), ZODIACS[zodiac]);
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: (civil, input) => {
      if (!isServed(civil.julianDayTt)) return null;
      const zodiac = ZODIACS[(input["zodiac"] as keyof typeof ZODIACS | undefined) ?? "aldebaran"];
      const sunsets = new Map<number, number>();
      const sunsetAt = (moment: CivilMoment) => {
        const { offsetSeconds } = moment;
        const sunset = sunsets.get(offsetSeconds) ?? sunsetOf(moment).sunset;
        sunsets.set(offsetSeconds, sunset);
        return sunset;
      };
      return [
        (julianDayUt, moment) => (julianDayUt >= sunsetAt(moment()) ? 1 : 0),
        (julianDayUt) => verdictKey(julianDayUt, zodiac),
      ];
    },
  }),
};

export function weigh({ score, testimonies }: HoroscopeAnswer): Weighing {
  return { score, testimonies };
}

function readHoroscope(civil: CivilMoment, zodiac: AyanamsaId): HoroscopeAnswer {
  requireServed(civil.julianDayTt);
  const { sunset, known } = sunsetOf(civil);
  const afterSunset = civil.julianDayUt >= sunset;
  const fixed = civil.fixed + (afterSunset ? 1 : 0);
  const day = babylonianDay(fixed);
  const { bodies, sun, moon } = readBodies(civil.julianDayTt, zodiac);
  const noon = civil.fixed + 1721424.5 + 0.5;
  const eclipses = eclipsesAround(noon);
  const seenDays = eclipses
    .filter(({ seen }) => seen)
    .map(({ julianDayUt }) => Math.abs(julianDayUt - noon));
  const nearestEclipseDays = seenDays.length > 0 ? round(Math.min(...seenDays), 1) : null;
  const evilDay = EVIL_DAYS.includes(day.day);
  const moonClimbs = moon.latitudeDeg > 0 && moon.latitudeSpeed > 0;
  const signs = { bodies, moonClimbs, evilDay, eclipseDays: nearestEclipseDays };
  const testimonies = testimoniesOf(signs);
  const eventOf = ({ julianDayUt }: { readonly julianDayUt: number }) =>
    describe(julianDayUt, noon);
  const season = nearestSeason(noon);
  const sirius = nearestSirius(noon, civil.julianDayTt);
  return {
    date: {
      text: dayInWords(day),
      seleucidYear: day.year,
      month: day.month,
      monthName: day.name,
      leapMonth: day.leapMonth,
      day: day.day,
      monthLength: monthLength(day),
      previousMonthLength: previousMonthLength(day),
      era: day.year < -55 ? "before" : day.year <= 386 ? "historical" : "continued",
      afterSunset,
      sunsetKnown: known,
      evilDay,
    },
    bodies,
    path: pathOf(sun),
    moonset: firstMoonsetAfterSunrise(day),
    lastCrescent: lastCrescent(day),
    season: { turning: season.id, ...eventOf(season) },
    sirius: { phase: sirius.id, ...eventOf(sirius) },
    eclipses: eclipses.map(({ kind, type, seen, ...one }) => ({
      kind,
      type,
      ...eventOf(one),
      seen,
    })),
    omens: omensOf(signs),
    score: sumOf(testimonies),
    testimonies,
    nearestEclipseDays,
  };
}

function readBodies(julianDayTt: number, zodiac: AyanamsaId) {
  const sky = skyAt(julianDayTt);
  const ayanamsa = ayanamsaOf(sky, zodiac);
  const { positions } = apparentPositionsOf(sky, BODY.ids);
  const sun = positions.sun!;
  const bodies = BODY.ids.map((body) => {
    const position = positions[body]!;
    const longitudeDeg = siderealLongitudeDeg(position.longitudeDeg, ayanamsa);
    const index = Math.floor(longitudeDeg / 30);
    const sign = SIGN.ids[index]!;
    const degree = longitudeDeg - 30 * index;
    return {
      body,
      longitudeDeg: round(longitudeDeg, 4),
      latitudeDeg: round(position.latitudeDeg, 4),
      sign,
      degree: round(degree, 2),
      portion: SIGN.ids[(index + Math.floor(degree / 2.5)) % 12]!,
      seen: isBodySeen(body, position, sun),
      inSecretPlace: sign === BODY_FACTS[body].secretPlace,
    };
  });
  return { bodies, sun, moon: positions.moon! };
}

function isBodySeen(id: BabylonianBody, position: Position, sun: Position): boolean {
  if (id === "sun") return true;
  if (id === "moon") {
    const elongation = Math.abs(((position.longitudeDeg - sun.longitudeDeg + 540) % 360) - 180);
    return elongation >= MOON_ARC_DEG;
  }
  return isSeen(position, sun, BODY_FACTS[id].arcusVisionisDeg!);
}

/** Everything of a moment that a verdict hangs on, in one string. */
function verdictKey(julianDayUt: number, zodiac: AyanamsaId): string {
  const { bodies, sun, moon } = readBodies(toTt(julianDayUt), zodiac);
  const climbs = moon.latitudeDeg > 0 && moon.latitudeSpeed > 0;
  const signs = bodies.map(({ sign, seen }) => `${sign}${seen ? "+" : "-"}`).join();
  return `${signs} ${pathOf(sun)} ${climbs}`;
}

function pathOf({ declinationDeg }: Position): HoroscopeAnswer["path"] {
  return declinationDeg > 17 ? "enlil" : declinationDeg < -17 ? "ea" : "anu";
}

/** The sunset of the local civil day; 18:00 by the clock without a place or where the Sun does not set. */
function sunsetOf(civil: CivilMoment): { readonly sunset: number; readonly known: boolean } {
  const { latitude, longitude, julianDayUt, hour, minute, second } = civil;
  const midnight = julianDayUt - (hour * 3600 + minute * 60 + second) / 86_400;
  const sunset =
    latitude === null || longitude === null
      ? null
      : sunsetBetween(midnight, { latitudeDeg: latitude, longitudeDeg: longitude });
  return { sunset: sunset ?? midnight + 0.75, known: sunset !== null };
}

function sunsetBetween(midnight: number, place: Place): number | null {
  const { events } = horizonEvents("sun", place, midnight, midnight + 1);
  return events.find(({ kind }) => kind === "set")?.julianDayUt ?? null;
}

function describe(julianDayUt: number, birth: number) {
  const epochMs = Math.round(epochMsOfJulianDay(julianDayUt) / 60_000) * 60_000;
  return {
    utc: new Date(epochMs).toISOString().replace(":00.000Z", "Z"),
    babylonian: dayInWords(babylonianDay(fixedOfEpochMs(epochMs))),
    daysFromBirth: round(julianDayUt - birth, 1),
  };
}

function round(value: number, places: number): number {
  return Math.round(value * 10 ** places) / 10 ** places;
}
