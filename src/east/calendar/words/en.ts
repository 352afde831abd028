/** Words of the calendar that several procedures share, in English. */
import type { BoundaryPhrases } from "../boundary_warnings.ts";
import type { LongitudeRefusal } from "../chart_time.ts";
import type { ClockName } from "../conventions.ts";
import type { LunarRefusal } from "../lunar_moment.ts";
import type { Place } from "../pillars.ts";
import { SOLAR_TERM, type SolarTermId } from "../solar_terms.ts";
import { nativeOf } from "../../natives.ts";

export const solarTerm: Readonly<Record<SolarTermId, string>> = {
  chunFen: "spring equinox",
  qingMing: "clear and bright",
  guYu: "grain rain",
  liXia: "start of summer",
  xiaoMan: "lesser fullness",
  mangZhong: "grain in ear",
  xiaZhi: "summer solstice",
  xiaoShu: "lesser heat",
  daShu: "greater heat",
  liQiu: "start of autumn",
  chuShu: "end of heat",
  baiLu: "white dew",
  qiuFen: "autumn equinox",
  hanLu: "cold dew",
  shuangJiang: "descent of frost",
  liDong: "start of winter",
  xiaoXue: "lesser snow",
  daXue: "greater snow",
  dongZhi: "winter solstice",
  xiaoHan: "lesser cold",
  daHan: "greater cold",
  liChun: "start of spring",
  yuShui: "rain water",
  jingZhe: "awakening of insects",
};

/** Places of the pillars. */
export const place: Readonly<Record<Place, string>> = {
  year: "year",
  month: "month",
  day: "day",
  hour: "hour",
};

/** By which clock day and hour are reckoned. */
export const clock: Readonly<Record<ClockName, string>> = {
  civil: "civil clock without daylight saving",
  mean: "local mean solar time",
  true: "true solar time",
};

/** Labels of a term with its instant. */
export const termFields = {
  term: "Solar term",
  longitudeDeg: "Longitude of the Sun",
  utc: "Instant, universal time",
  local: "Local time",
  days: "Days since the term",
};

export const conventions = {
  clock: {
    title: "Clock for day and hour",
    rule: "true solar time where a longitude is given, else the civil clock without daylight saving",
    options: {
      civil: "Civil clock without daylight saving",
      mean: "Local mean solar time",
      true: "True solar time, as a sundial shows it",
    },
  },
  dayBoundary: {
    title: "Start of the day",
    options: {
      "23:00": "At 23:00, with the zi hour",
      splitZi: "At midnight; 23:00-24:00 is late zi with the next day's hour stem",
      midnight: "At midnight, day and hour stem together",
    },
  },
  yearBoundary: {
    title: "Start of the year",
    options: {
      liChun: "At the instant of li chun",
      lunarNewYear: "On lunar new year's day",
      winterSolstice: "At the instant of the winter solstice",
    },
  },
  lateZi: {
    title: "23:00-24:00",
    options: { nextDay: "Belongs to the next day", sameDay: "Belongs to the same day" },
  },
};

/** What is said of boundaries near the moment. */
export const phrases = {
  nearJie: ({ term, seconds, side }: BoundaryPhrases["nearJie"]) =>
    `The moment lies ${seconds} seconds ${side} ${nativeOf(SOLAR_TERM, term)} (${solarTerm[term]}), at which the month pillar changes`,
  nearMidnight:
    "The chart's clock is within 2 minutes of midnight, at which the day pillar changes",
  near23: "The chart's clock is within 2 minutes of 23:00, at which the day pillar changes",
  nearDoubleHour:
    "The chart's clock is within 2 minutes of the start of a double hour, at which the hour pillar changes",
  hourSpansTwo:
    "Only the hour was given, and on the chart's clock it spans two double hours; the pillar of half past was taken",
};

export const refusals = {
  longitudeNeeded: {
    when: "clock is mean or true, and no longitude was given",
    says: ({ clock: asked }: LongitudeRefusal["longitudeNeeded"]) =>
      `Cannot reckon by ${asked} solar time: no longitude given`,
  },
  yearOutOfRange: {
    when: "the moment lies before 1646, where no lunar calendar is held",
    says: ({ year }: LunarRefusal["yearOutOfRange"]) =>
      `Cannot read the lunar date: year is ${year}, must be 1646 or later`,
  },
};
