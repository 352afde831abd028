import { byBirth, defineProcedure, omittableTime, sumOf, wordsIn } from "#sdk";
import {
  apparentPositionsOf,
  ayanamsaOf,
  horizonEvents,
  siderealLongitudeDeg,
  skyAt,
  type AyanamsaId,
  type Place,
  type Position,
} from "#sky";
import { epochMsOfJulianDay, fixedOfEpochMs, toTt, type CivilMoment } from "#time";
import { isServed, requireServed } from "../core/served.ts";
import { answer, type HoroscopeAnswer } from "./answer.ts";
import { isSeen } from "./babylon.ts";
import { babylonianDay, dayInWords, monthLength, previousMonthLength } from "./calendar.ts";
import { CONVENTIONS, input } from "./input.ts";
import { firstMoonsetAfterSunrise, lastCrescent } from "./moon_of_month.ts";
import { BODY, BODY_FACTS, SIGN, type BabylonianBody } from "./names.ts";
import { EVIL_DAYS, omensOf, testimoniesOf } from "./omens.ts";
import { drawTablet } from "./picture.ts";
import { eclipsesAround, nearestSeason, nearestSirius } from "./season.ts";
import type { HoroscopeWords } from "./words/en.ts";

const ZODIACS = {
  aldebaran: "babylonianAldebaran",
  huber: "babylonianHuber",
  kugler: "babylonianKugler1",
} as const satisfies Readonly<Record<string, AyanamsaId>>;

/** Nearest elongation at which the Moon is seen, degrees. */
const MOON_ARC_DEG = 12;

/** A birth recorded in the cuneiform manner. */
export const babylonianHoroscope = defineProcedure({
  name: "babylonian.horoscope",
  tradition: "mesopotamian",
  words: wordsIn<HoroscopeWords>(import.meta),
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/babylonian.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: omittableTime({
      verdicts: [
        "/date/day",
        ...BODY.ids.map((_, index) => `/bodies/${index}/sign`),
        "/path",
        "/score",
      ],
      markers: (civil, input) => {
        if (!isServed(civil.julianDayTt)) return null;
        const zodiac =
          ZODIACS[(input["zodiac"] as keyof typeof ZODIACS | undefined) ?? "aldebaran"];
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
  },
  refusals: ["date-out-of-range"],
  input,
  output: answer,
  run: ({ zodiac }, give) => readHoroscope(give.civil(), ZODIACS[zodiac]),
  asks: byBirth,
  weighs: { origin: "own", read: ({ score, testimonies }) => ({ score, testimonies }) },
  picture: drawTablet,
  examples: [
    {
      title: "noon of 1 January 2000 at Greenwich",
      input: { birthDate: "2000-01-01", birthTime: "12:00", timezone: "UTC" },
      expect: {
        bodies: [
          { body: { id: "moon" }, longitudeDeg: 198.569, sign: { id: "scales" } },
          { body: { id: "sun" }, longitudeDeg: 255.614, sign: { id: "pabilsag" } },
          {},
          {},
          {},
          {},
          {},
        ],
      },
      tolerance: 0.01,
      source:
        "Swiss Ephemeris 2.10.03: Moon 223.324° and Sun 280.369° tropical, sidereal zero of Aldebaran in 15° Taurus 24.755° behind the true equinox",
    },
    {
      title: "a birth in the last part of the night, 16 August 126 BCE",
      input: {
        birthDate: "-000125-08-16",
        birthTime: "03:00",
        timezone: "+03:00",
        calendar: "julian",
        latitude: 32.5355,
        longitude: 44.4275,
      },
      expect: {
        date: { seleucidYear: 186, monthName: "Abu" },
        bodies: [
          { body: { id: "moon" }, sign: { id: "twins" } },
          { body: { id: "sun" }, sign: { id: "lion" } },
          { body: { id: "jupiter" }, sign: { id: "tails" }, seen: true },
          { body: { id: "venus" }, sign: { id: "lion" } },
          { body: { id: "mercury" }, seen: false },
          { body: { id: "saturn" }, sign: { id: "tails" } },
          { body: { id: "mars" }, seen: false },
        ],
      },
      source:
        "Tablet of year 122 of Arsaces, 186 of Seleucus, night of 24 Abu (Rochberg 1998, p. 114): Moon in Gemini, Sun and Venus in Leo, Jupiter and Saturn in Pisces, Mercury and Mars not visible",
    },
    {
      title: "a birth on 20 Nisannu of the year 243, 16 April 69 BCE",
      input: {
        birthDate: "-000068-04-16",
        birthTime: "12:00",
        timezone: "+03:00",
        calendar: "julian",
      },
      expect: {
        date: { seleucidYear: 243, monthName: "Nisannu", day: 20 },
        bodies: [
          { body: { id: "moon" } },
          { body: { id: "sun" } },
          { body: { id: "jupiter" }, sign: { id: "pabilsag" }, degree: 24 },
          { body: { id: "venus" }, sign: { id: "twins" }, degree: 13 },
          { body: { id: "mercury" }, seen: false },
          { body: { id: "saturn" }, sign: { id: "great-one" }, degree: 15 },
          { body: { id: "mars" }, sign: { id: "scales" }, degree: 14 },
        ],
      },
      tolerance: 4.5,
      source:
        "Tablet of the year 243 (Rochberg 1998, p. 139): Jupiter 24° Sagittarius, Venus 13° Gemini, Saturn 15° Aquarius, Mars 14° Libra, Mercury not visible; the scribe's figures are up to 4° from the sky",
    },
  ],
  references: [
    { title: "Babylonian Horoscopes", author: "Francesca Rochberg", year: "1998" },
    { title: "Babylonian Horoscopes", author: "Abraham Sachs", year: "1952", part: "TCL 6 14" },
    {
      title: "Babylonian Chronology 626 B.C.-A.D. 75",
      author: "Richard A. Parker, Waldo H. Dubberstein",
      year: "1956",
    },
  ],
});

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
