import { defineProcedure, wordsIn } from "#sdk";
import { horizonEvents } from "#sky";
import { PLANET_IDS } from "../../core/grahas.ts";
import { readAlmanacDay, SUN_REFUSALS, type AlmanacDay } from "../../core/day/almanac_day.ts";
import {
  lunarMonthAt,
  lunarMonthId,
  purnimantaOf,
  SAKA_OF_KALI,
  VIKRAMA_OF_KALI,
} from "../../core/day/lunar_month.ts";
import { qualityOf } from "../../core/day/parts.ts";
import { RITU, specialsOf } from "../../core/day/special.ts";
import { lastsOf } from "../../core/day/when.ts";
import { NAKSHATRAS } from "../../core/nakshatras.ts";
import { karanaOf, nityaYogaOf, pakshaOf, tithiOf, VARA } from "../../core/panchanga.ts";
import { samvatsaraOf, southernNumber } from "../../core/samvatsara.ts";
import { signIdAt, signIndexOf } from "../../core/signs.ts";
import { answer, type DailyAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawDaily } from "./picture.ts";
import { limbsOf, periodsOf } from "./rules.ts";
import type { DailyWords } from "./words/en.ts";

const CAPRICORN = 9;
const CANCER = 3;

/** The five limbs of a day with their ends, its month and year, and its hours. */
export const panchangaDaily = defineProcedure({
  name: "panchanga.daily",
  tradition: "hindu-calendar",
  words: wordsIn<DailyWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/panchanga.svg",
  conventions: CONVENTIONS,
  refusals: SUN_REFUSALS,
  input,
  output: answer,
  run(chosen): DailyAnswer {
    const day = readAlmanacDay(chosen, chosen.sunrise);
    const { when } = day;
    const known = limbsOf(day, chosen.ayanamsa, chosen.positions);
    const { tithi, nakshatra, yoga, karana } = known.limbs;
    const first = tithi[0]!.number;
    const month = lunarMonthAt(day.sunrise, chosen.ayanamsa);
    const amanta = lunarMonthId(month.index);
    const purnimanta = purnimantaOf(month, first);
    const shaka = month.kali - SAKA_OF_KALI;
    const sun = signIndexOf(known.sky.longitudes.sun);
    return {
      vara: VARA.ids[day.weekday]!,
      varaLord: PLANET_IDS[day.weekday]!,
      sunrise: when(day.sunrise),
      sunset: when(day.sunset),
      nextSunrise: when(day.nextSunrise),
      ...moonOf(day),
      tithi: tithi.map(({ number, start, end }) => ({
        number,
        name: tithiOf(number),
        paksha: pakshaOf(number),
        ...lastsOf(when, start, end),
      })),
      nakshatra: nakshatra.map(({ number, start, end }) => ({
        number,
        name: NAKSHATRAS[number - 1]!.id,
        lord: NAKSHATRAS[number - 1]!.lord,
        ...lastsOf(when, start, end),
      })),
      yoga: yoga.map(({ number, start, end }) => ({
        number,
        name: nityaYogaOf(number),
        ...lastsOf(when, start, end),
      })),
      karana: karana.map(({ number, start, end }) => ({
        number,
        name: karanaOf(number),
        ...lastsOf(when, start, end),
      })),
      sunSign: signIdAt(sun),
      moonSign: signIdAt(signIndexOf(known.sky.longitudes.moon)),
      month: {
        name: chosen.month === "purnimanta" ? (purnimanta ?? amanta) : amanta,
        kind: month.kind,
        amanta,
        purnimanta,
        paksha: pakshaOf(first),
      },
      years: {
        shaka,
        vikrama: month.kali - VIKRAMA_OF_KALI,
        kali: month.kali,
        samvatsara: samvatsaraOf(southernNumber(shaka)),
      },
      season: RITU.ids[Math.floor(((sun + 1) % 12) / 2)]!,
      northward: sun >= CAPRICORN || sun < CANCER,
      specials: specialsOf(day, tithi, nakshatra).map(({ id, quality, start, end }) => ({
        special: id,
        quality,
        ...lastsOf(when, start, end),
      })),
      periods: periodsOf(day, known).map(({ id, start, end }) => ({
        period: id,
        quality: qualityOf(id),
        ...lastsOf(when, start, end),
      })),
    };
  },
  picture: drawDaily,
  examples: [
    {
      title: "a day in Chennai on which two tithis end",
      input: {
        date: "1979-09-09",
        timezone: "Asia/Kolkata",
        latitude: 13.0827,
        longitude: 80.2707,
      },
      expect: {
        vara: { id: "Ravivara" },
        sunrise: { utc: "1979-09-09T00:31:20Z" },
        tithi: [
          { number: 18, ends: { utc: "1979-09-09T00:34:19Z" } },
          { number: 19, ends: { utc: "1979-09-09T21:55:45Z" } },
          { number: 20 },
        ],
        nakshatra: [{ number: 27, ends: { utc: "1979-09-09T03:33:43Z" } }, { number: 1 }],
        month: { amanta: { id: "bhadrapada" }, purnimanta: { id: "ashvina" } },
      },
      source: "Swiss Ephemeris 2.10.03 with Lahiri ayanamsa; PyJHora gives the same limbs",
    },
  ],
  references: [
    { title: "Surya Siddhanta", part: "II.64-69, XIII-XIV" },
    { title: "Report of the Calendar Reform Committee", year: "1955" },
    { title: "The Indian Calendar", author: "R. Sewell and S. B. Dikshit", year: "1896" },
    { title: "Muhurta Chintamani", author: "Rama Daivajna", year: "1600", part: "I-II, VI" },
  ],
});

/** The Moon's first rise and set within the civil date. */
function moonOf({ midnight, nextMidnight, place, when }: AlmanacDay) {
  const { events } = horizonEvents("moon", place, midnight, nextMidnight);
  const first = (wanted: "rise" | "set") => {
    const found = events.find(({ kind }) => kind === wanted);
    return found ? when(found.julianDayUt) : null;
  };
  return { moonrise: first("rise"), moonset: first("set") };
}
