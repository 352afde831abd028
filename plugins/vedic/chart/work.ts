import { type Candidates, type Give, type Given, type ReceiptNotes, anyValue } from "#sdk";
import { normalizeDeg } from "#sky";
import { type CivilMoment, julianDayOfEpochMs } from "#time";
import { SUNRISE, type SunriseRule } from "../core/conventions.ts";
import { ashtakavargaOf } from "../core/ashtakavarga.ts";
import { instantOfDate } from "../core/dates.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { arudhasOf, charaKarakas } from "../core/jaimini.ts";
import { nakshatraIndexOf } from "../core/lunar_mansions.ts";
import {
  dayBounds,
  isServedAllDay,
  type Marker,
  type Verdicts,
  birthTimes,
} from "../core/birth_times.ts";
import {
  type BirthPlace,
  dateOf,
  type Nativity,
  placeOf,
  readNativity,
  round,
  utcOf,
} from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import { VARA } from "../core/panchanga.ts";
import { signIdAt, signIndexOf, signOfLongitude } from "../core/signs.ts";
import { isSunUp, sunDayOf, type SunDays, sunDaysBetween } from "../core/sun_day.ts";
import {
  dashaBalance,
  greatPeriods,
  type Period,
  periodsAt,
  subPeriodsWithin,
} from "../core/vimshottari.ts";
import { yogaChartOf } from "../core/yogas/chart.ts";
import { gandaMoolaOf, isGandaMoola, kalaSarpaOf, manglikOf } from "../core/yogas/doshas.ts";
import { yogasOf } from "../core/yogas/all.ts";
import type { ChartAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { notesOf, warningsOf } from "./notes.ts";
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

export { drawChart as picture } from "./picture.ts";
export { weighChart as weigh } from "./weighs.ts";

/** How far ahead sub-periods are listed. */
const DECADE_DAYS = 3652.5;

export function receipt(chosen: Input, give: Given): ReceiptNotes {
  const birth = readNativity(give.civil(), chosen);
  return { warnings: warningsOf(birth, dayOf(birth, chosen.sunrise, give)) };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes(markersOf, verdictsOf),
  latitude: anyValue,
};

export { calculate as run };

function calculate(chosen: Input, give: Give<"now">): ChartAnswer {
  const civil = give.civil();
  const { ayanamsa, node, sunrise, positions } = chosen;
  const birth = readNativity(civil, chosen);
  const { angles, place } = birth;
  const offsetDays = civil.offsetSeconds / 86400;
  const day = dayOf(birth, sunrise, give);
  const isDay = place && angles ? isSunUp(birth.julianDayUt, place, day) : null;
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
