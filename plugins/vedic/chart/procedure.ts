import { byBirth, defineProcedure, wordsIn, type Give } from "#sdk";
import { isAboveHorizon, normalizeDeg } from "#sky";
import { julianDayOfEpochMs, type CivilMoment } from "#time";
import { SUNRISE, type SunriseRule } from "../core/conventions.ts";
import { ashtakavargaOf } from "../core/ashtakavarga.ts";
import { DATE_REFUSALS, instantOfDate } from "../core/dates.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { arudhasOf, charaKarakas } from "../core/jaimini.ts";
import { nakshatraIndexOf } from "../core/lunar_mansions.ts";
import {
  birthTimeOmittable,
  dayBounds,
  isServedAllDay,
  PLACE_OMITTABLE,
  type Marker,
  type Verdicts,
} from "../core/omission.ts";
import {
  CHART_REFUSALS,
  dateOf,
  placeOf,
  readNativity,
  round,
  utcOf,
  type BirthPlace,
  type Nativity,
} from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { VARA } from "../core/panchanga.ts";
import { signIdAt, signIndexOf, signOfLongitude } from "../core/signs.ts";
import { sunDayOf, sunDaysBetween, type SunDay, type SunDays } from "../core/sun_day.ts";
import {
  dashaBalance,
  greatPeriods,
  periodsAt,
  subPeriodsWithin,
  type Period,
} from "../core/vimshottari.ts";
import { yogaChartOf } from "../core/yogas/chart.ts";
import { gandaMoolaOf, isGandaMoola, kalaSarpaOf, manglikOf } from "../core/yogas/doshas.ts";
import { yogasOf } from "../core/yogas/all.ts";
import { answer, type ChartAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { notesOf, warningsOf } from "./notes.ts";
import { drawChart } from "./picture.ts";
import {
  daylightOf,
  planetSignsOf,
  reportGrahas,
  reportHouses,
  reportPanchanga,
  reportShadbala,
  reportVargas,
  reportVimshopaka,
  signsPerGraha,
} from "./reports.ts";
import { reportUnknownTime } from "./unknown_time.ts";
import { weighChart } from "./weighs.ts";
import type { ChartWords } from "./words/en.ts";

/** How far ahead sub-periods are listed. */
const DECADE_DAYS = 3652.5;

/** The sidereal birth chart with its divisions, strengths, yogas, day and periods. */
export const vedicChart = defineProcedure({
  name: "vedic.chart",
  tradition: "vedic",
  words: wordsIn<ChartWords>(import.meta),
  kind: "calculation",
  cost: 15,
  narrated: true,
  icon: "icons/chart.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(
      [
        ...GRAHA_IDS.map((id) => `/signs/${id}`),
        "/panchanga/nakshatra/number",
        "/panchanga/tithi/number",
        "/panchanga/day/vara",
        "/dasha/startLord",
        "/doshas/gandaMoola/value",
      ],
      markersOf,
      verdictsOf,
    ),
    latitude: PLACE_OMITTABLE,
  },
  refusals: [...CHART_REFUSALS, ...DATE_REFUSALS],
  input,
  output: answer,
  run: calculate,
  receipt: (chosen, give) => {
    const birth = readNativity(give.civil(), chosen);
    return { warnings: warningsOf(birth, dayOf(birth, chosen.sunrise, give)) };
  },
  asks: byBirth,
  weighs: { origin: "tally", read: weighChart },
  picture: drawChart,
  examples: [
    {
      title: "a morning in Chennai, 7 December 1996",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        lagna: {
          longitudeDeg: 292.4458,
          sign: { id: "capricorn" },
          nakshatra: { id: "shravana" },
          pada: 4,
        },
        grahas: [
          { graha: { id: "sun" }, longitudeDeg: 231.5595 },
          { graha: { id: "moon" }, longitudeDeg: 186.9593, nakshatra: { id: "swati" }, pada: 1 },
          { graha: { id: "mars" }, longitudeDeg: 145.5361 },
          { graha: { id: "mercury" }, longitudeDeg: 249.9269 },
          { graha: { id: "jupiter" }, longitudeDeg: 265.8208 },
          { graha: { id: "venus" }, longitudeDeg: 203.7069 },
          { graha: { id: "saturn" }, longitudeDeg: 336.8069 },
          { graha: { id: "rahu" }, longitudeDeg: 160.5538 },
          { graha: { id: "ketu" }, longitudeDeg: 340.5538 },
        ],
        ashtakavarga: { sarva: [26, 31, 32, 22, 34, 30, 33, 31, 23, 25, 23, 27], total: 337 },
        karakas: { atma: { id: "jupiter" }, amatya: { id: "mars" }, dara: { id: "saturn" } },
        panchanga: {
          tithi: { number: 27, paksha: { id: "krishna" } },
          yoga: { number: 5, name: { id: "shobhana" } },
          karana: { number: 53, name: { id: "kaulava" } },
          day: { vara: { id: "Shanivara" } },
        },
      },
      tolerance: 0.01,
      source:
        "Swiss Ephemeris with Lahiri ayanamsa; ashtakavarga and karakas: PyJHora and Maitreya agree",
    },
    {
      title: "without a time of birth",
      input: {
        birthDate: "1996-12-07",
        timezone: "Asia/Kolkata",
        latitude: 13.0878,
        longitude: 80.2785,
      },
      expect: {
        signs: { sun: { id: "scorpio" }, moon: { id: "libra" } },
        dasha: { startLord: { id: "rahu" } },
      },
      source: "Swiss Ephemeris: the Moon is in Libra all day",
    },
  ],
  references: [
    { title: "Brihat Parashara Hora Shastra", author: "Parashara", part: "3-8, 26-41, 46, 66-69" },
    { title: "Brihat Jataka", author: "Varahamihira", year: "6th century" },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "VI-VII" },
    { title: "Graha and Bhava Balas", author: "B. V. Raman", year: "1940" },
  ],
});

function calculate(chosen: Input, give: Give<"now">): ChartAnswer {
  const civil = give.civil();
  const { ayanamsa, node, sunrise, positions } = chosen;
  const birth = readNativity(civil, chosen);
  const { angles, place } = birth;
  const offsetDays = civil.offsetSeconds / 86400;
  const day = dayOf(birth, sunrise, give);
  const isDay = place && angles ? isSunUp(birth, place, day) : null;
  const chart = yogaChartOf(birth, angles?.lagnaDeg ?? null, isDay);
  const rashi = planetSignsOf(birth);
  const points = chart.lagna === null ? null : ashtakavargaOf(rashi, chart.lagna, chosen);
  return {
    ayanamsaDeg: round(birth.ayanamsaDeg),
    ...(angles
      ? {
          lagna: placeOfLongitude(angles.lagnaDeg),
          midheaven: placeOfLongitude(angles.midheavenDeg),
        }
      : {}),
    signs: {
      ...(chart.lagna === null ? {} : { lagna: signIdAt(chart.lagna) }),
      ...signsPerGraha((id) => chart.signs[id]),
    },
    grahas: reportGrahas(birth, chart),
    ...(angles && points
      ? { houses: reportHouses(birth, angles, chosen.houseSystem, points.sarva) }
      : {}),
    vargas: reportVargas(birth),
    vimshopaka: reportVimshopaka(birth),
    karakas: charaKarakas(birth.longitudes, chosen.karakaScheme),
    ...(chart.lagna === null
      ? {}
      : { arudhas: arudhasOf(chart.lagna, birth.longitudes, chosen.coLords).map(signIdAt) }),
    ...(points
      ? {
          ashtakavarga: {
            bhinna: points.bhinna,
            sarva: points.sarva,
            reduced: points.reduced,
            pinda: points.pinda,
            total: points.sarva.reduce((sum, count) => sum + count, 0),
          },
        }
      : {}),
    ...(angles && day
      ? { shadbala: reportShadbala(birth, angles, day, ayanamsa, offsetDays) }
      : {}),
    yogas: yogasOf(chart),
    doshas: {
      manglik: manglikOf(chart),
      kalaSarpa: kalaSarpaOf(chart),
      gandaMoola: gandaMoolaOf(chart),
    },
    panchanga: reportPanchanga(
      birth,
      ayanamsa,
      day,
      daylightOf(birth, dayBounds(civil)[0], sunrise, offsetDays),
      offsetDays,
    ),
    dasha: reportDasha(birth.longitudes.moon, chosen, give),
    notes: notesOf(birth, day),
    ...(civil.timeKnown || !isServedAllDay(civil)
      ? {}
      : { unknownTime: reportUnknownTime(civil, place, ayanamsa, node, positions) }),
  };
}

/** The day from sunrise to sunrise that holds the birth. */
function dayOf(birth: Nativity, rule: SunriseRule, give: Pick<Give<never>, "civil">) {
  return birth.place && sunDayOf(give.civil(), birth.place, rule, birth.sky);
}

/** Whether it was day; where the Sun neither rises nor sets, whether it stood above the horizon. */
function isSunUp(birth: Nativity, place: BirthPlace, day: SunDay | null): boolean {
  if (day) return birth.julianDayUt < day.sunset;
  return isAboveHorizon("sun", place, birth.julianDayUt, { limb: "centre", refractionDeg: 0 });
}

/** Signs of the grahas, nakshatra, tithi, and the weekday that sunrise changes. */
function markersOf(fields: Readonly<Record<string, unknown>>, civil: CivilMoment) {
  const signs = GRAHA_IDS.map(
    (id): Marker =>
      ({ longitudes }) =>
        signIndexOf(longitudes[id]),
  );
  const star: Marker = ({ longitudes }) => nakshatraIndexOf(longitudes.moon);
  const tithi: Marker = ({ longitudes: { moon, sun } }) =>
    Math.floor(normalizeDeg(moon - sun) / 12);
  const days = sunDaysOf(fields, civil);
  const weekday: Marker = ({ julianDayUt, offsetSeconds, sky }) =>
    days?.(julianDayUt, offsetSeconds / 86400, sky)?.weekday ?? -1;
  return days ? [...signs, star, tithi, weekday] : [...signs, star, tithi];
}

/** What the day is certified for, without the rest of the chart. */
function verdictsOf(fields: Readonly<Record<string, unknown>>, civil: CivilMoment): Verdicts {
  const days = sunDaysOf(fields, civil);
  return ({ longitudes, sky }, julianDayUt, offsetSeconds) => {
    const { moon, sun } = longitudes;
    const day = days?.(julianDayUt, offsetSeconds / 86400, sky) ?? null;
    return {
      ...Object.fromEntries(
        GRAHA_IDS.map((id) => [`/signs/${id}`, signOfLongitude(longitudes[id])]),
      ),
      "/panchanga/nakshatra/number": nakshatraIndexOf(moon) + 1,
      "/panchanga/tithi/number": Math.floor(normalizeDeg(moon - sun) / 12) + 1,
      "/panchanga/day/vara": day && VARA.ids[day.weekday]!,
      "/dasha/startLord": dashaBalance(moon).lord,
      "/doshas/gandaMoola/value": isGandaMoola(moon),
    };
  };
}

function sunDaysOf(fields: Readonly<Record<string, unknown>>, civil: CivilMoment): SunDays | null {
  const place = placeOf(civil);
  const rule = (fields["sunrise"] ?? SUNRISE.default) as SunriseRule;
  return place && sunDaysBetween(...dayBounds(civil), place, rule);
}

function reportDasha(moonDeg: number, chosen: Input, give: Give<"now">): ChartAnswer["dasha"] {
  const civil = give.civil();
  const yearDays = Number(chosen.yearDays);
  const rounds = greatPeriods(moonDeg, civil.julianDayUt, yearDays);
  const at = chosen.onDate
    ? instantOfDate(chosen.onDate, civil, chosen.onTime ?? "12:00")
    : julianDayOfEpochMs(give.now);
  const { lord, balanceYears } = dashaBalance(moonDeg);
  const report = ({ lords, start, end }: Period) => ({
    lord: lords.at(-1)!,
    start: utcOf(start),
    end: utcOf(end),
    startJd: round(start),
    endJd: round(end),
  });
  return {
    startLord: lord,
    balanceYears: round(balanceYears),
    yearDays,
    mahadashas: rounds.map(report),
    onDate: dateOf(at),
    running: periodsAt(rounds, at, 3).map(report),
    ahead: subPeriodsWithin(rounds, at, at + DECADE_DAYS).map(
      ({ lords: [great, sub], start, end }) => ({
        great: great!,
        sub: sub!,
        start: utcOf(start),
        end: utcOf(end),
      }),
    ),
  };
}
