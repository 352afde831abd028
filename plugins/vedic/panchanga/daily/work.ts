import { horizonEvents } from "#sky";
import { PLANET_IDS } from "../../core/grahas.ts";
import { type AlmanacDay, readAlmanacDay } from "../../core/day/almanac_day.ts";
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
import type { DailyAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { limbsOf, periodsOf } from "./rules.ts";

export { drawDaily as picture } from "./picture.ts";

const CAPRICORN = 9;

const CANCER = 3;

export function run(chosen: Input): DailyAnswer {
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
}

/** The Moon's first rise and set within the civil date. */
function moonOf({ midnight, nextMidnight, place, when }: AlmanacDay) {
  const { events } = horizonEvents("moon", place, midnight, nextMidnight);
  const first = (wanted: "rise" | "set") => {
    const found = events.find(({ kind }) => kind === wanted);
    return found ? when(found.julianDayUt) : null;
  };
  return { moonrise: first("rise"), moonset: first("set") };
}
