import { Birth, defineProcedure, omittableTime, sumOf, Type } from "#old";
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
import { isServed, REFUSALS, requireServed } from "../core/served.ts";
import { isSeen } from "./babylon.ts";
import { babylonianDay, dayInWords, monthLength, previousMonthLength } from "./calendar.ts";
import { writeBrief } from "./brief.ts";
import { firstMoonsetAfterSunrise, lastCrescent } from "./moon_of_month.ts";
import { BODIES, BODY_FACTS, SIGNS, type BabylonianBody } from "./names.ts";
import { EVIL_DAYS, omensOf, testimoniesOf } from "./omens.ts";
import { drawTablet } from "./picture.ts";
import { eclipsesAround, nearestSeason, nearestSirius, type YearEvent } from "./season.ts";
import { output, type HoroscopeAnswer } from "./shapes.ts";

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
  title: { en: "Babylonian horoscope", zhHant: "巴比倫星盤" },
  summary: {
    en: "Birth record in the cuneiform manner: planets by sidereal sign, month and mornings of the Moon, solstice, Sirius, eclipses, with the omens of the nativity",
    zhHant: "仿楔形泥板之出生紀錄：七曜所在恆星宮、月之長短與晨見、分至、天狼星、交食，附誕辰之兆",
  },
  kind: "calculation",
  cost: 5,
  narrated: true,
  icon: "icons/babylonian.svg",
  reads: "birth",
  conventions: {
    zodiac: {
      title: { en: "Zero of the zodiac", zhHant: "恆星宮起點" },
      default: "aldebaran",
      options: {
        aldebaran: {
          title: { en: "Aldebaran in 15° of the Stars", zhHant: "畢宿五在星團十五度" },
          source: "Aldebaran 15° Taurus, Antares 15° Scorpio, as the star lists place them",
        },
        huber: {
          title: { en: "P. Huber's mean of the tablets", zhHant: "胡伯由泥板求得之均值" },
          source: "After P. Huber, Centaurus 5 (1958), as Swiss Ephemeris has it",
        },
        kugler: {
          title: { en: "F. X. Kugler's zero", zhHant: "庫格勒之起點" },
          source:
            "After F. X. Kugler, Sternkunde und Sterndienst in Babel (1907-24), as Swiss Ephemeris has it",
        },
      },
    },
  },
  omittable: {
    birthTime: omittableTime({
      says: {
        en: "No time of birth was given: noon was taken. The day begins at sunset, so a birth in the evening belongs to the next; the Moon may have changed her sign.",
        zhHant: "未提供出生時刻，以正午計。日始於日落，傍晚以後出生屬次日；月亮亦可能已換宮。",
      },
      verdicts: [
        "/date/day",
        ...BODIES.map((_, index) => `/bodies/${index}/sign/id`),
        "/path/id",
        "/score",
      ],
      markers: (civil, input) => {
        if (!isServed(civil.julianDayTt)) return null;
        const zodiac =
          ZODIACS[(input["zodiac"] as keyof typeof ZODIACS | undefined) ?? "aldebaran"];
        const { sunset } = sunsetOf(civil);
        return [
          (julianDayUt) => (julianDayUt >= sunset ? 1 : 0),
          (julianDayUt) => verdictKey(julianDayUt, zodiac),
        ];
      },
    }),
  },
  refusals: REFUSALS,
  input: Type.Object({ ...Birth }),
  output,
  run: ({ zodiac }, give) => readHoroscope(give.civil(), ZODIACS[zodiac]),
  brief: writeBrief,
  picture: drawTablet,
  examples: [
    {
      title: "noon of 1 January 2000 at Greenwich",
      input: { birthDate: "2000-01-01", birthTime: "12:00", timezone: "UTC" },
      expect: {
        bodies: [
          { id: "moon", longitudeDeg: 198.569, sign: { id: "scales" } },
          { id: "sun", longitudeDeg: 255.614, sign: { id: "pabilsag" } },
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
          { id: "moon", sign: { id: "twins" } },
          { id: "sun", sign: { id: "lion" } },
          { id: "jupiter", sign: { id: "tails" }, seen: true },
          { id: "venus", sign: { id: "lion" } },
          { id: "mercury", seen: false },
          { id: "saturn", sign: { id: "tails" } },
          { id: "mars", seen: false },
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
          { id: "moon" },
          { id: "sun" },
          { id: "jupiter", sign: { id: "pabilsag" }, degree: 24 },
          { id: "venus", sign: { id: "twins" }, degree: 13 },
          { id: "mercury", seen: false },
          { id: "saturn", sign: { id: "great-one" }, degree: 15 },
          { id: "mars", sign: { id: "scales" }, degree: 14 },
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
  const named = ({ id, name, julianDayUt }: YearEvent) => ({
    id,
    name,
    ...eventOf({ julianDayUt }),
  });
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
    bodies: [...bodies],
    path: pathOf(sun),
    moonset: firstMoonsetAfterSunrise(day),
    lastCrescent: lastCrescent(day),
    season: named(nearestSeason(noon)),
    sirius: named(nearestSirius(noon, civil.julianDayTt)),
    eclipses: eclipses.map(({ kind, type, seen, ...one }) => ({
      kind,
      type,
      ...eventOf(one),
      seen,
    })),
    omens: omensOf(signs).map((omen) => ({ ...omen })),
    score: sumOf(testimonies),
    testimonies,
    nearestEclipseDays,
  };
}

function readBodies(julianDayTt: number, zodiac: AyanamsaId) {
  const sky = skyAt(julianDayTt);
  const ayanamsa = ayanamsaOf(sky, zodiac);
  const { positions } = apparentPositionsOf(sky, BODIES);
  const sun = positions.sun!;
  const bodies = BODIES.map((id) => {
    const position = positions[id]!;
    const { written, akkadian, name, god, secretPlace } = BODY_FACTS[id];
    const longitudeDeg = siderealLongitudeDeg(position.longitudeDeg, ayanamsa);
    const { index, ...sign } = SIGNS[Math.floor(longitudeDeg / 30)]!;
    const degree = longitudeDeg - 30 * index;
    const portion = SIGNS[(index + Math.floor(degree / 2.5)) % 12]!;
    return {
      id,
      written,
      akkadian,
      name,
      god,
      longitudeDeg: round(longitudeDeg, 4),
      latitudeDeg: round(position.latitudeDeg, 4),
      sign,
      degree: round(degree, 2),
      portion: { id: portion.id, name: portion.name },
      seen: isBodySeen(id, position, sun),
      inSecretPlace: index === secretPlace,
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
  const signs = bodies.map(({ sign, seen }) => `${sign.id}${seen ? "+" : "-"}`).join();
  return `${signs} ${pathOf(sun).id} ${climbs}`;
}

const PATHS = {
  enlil: { en: "the road of Enlil", zhHant: "恩利爾之道" },
  anu: { en: "the road of Anu", zhHant: "安努之道" },
  ea: { en: "the road of Ea", zhHant: "埃亞之道" },
} as const;

function pathOf({ declinationDeg }: Position): HoroscopeAnswer["path"] {
  const id = declinationDeg > 17 ? "enlil" : declinationDeg < -17 ? "ea" : "anu";
  return { id, name: PATHS[id] };
}

/** The sunset of the local civil day; 18:00 by the clock without a place or where the Sun does not set. */
function sunsetOf(civil: CivilMoment): { readonly sunset: number; readonly known: boolean } {
  const { latitude, longitude, julianDayUt, hour, minute, second } = civil;
  const midnight = julianDayUt - (hour * 3600 + minute * 60 + second) / 86_400;
  const found =
    latitude === null || longitude === null
      ? null
      : sunsetBetween(midnight, { latitudeDeg: latitude, longitudeDeg: longitude });
  return { sunset: found ?? midnight + 0.75, known: found !== null };
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
