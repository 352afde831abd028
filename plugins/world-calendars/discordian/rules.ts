/**
 * The Erisian calendar: five seasons of 73 days and a week of five.
 *
 * @source the calendar page of the Principia Discordia, 4th edition, as public copies quote it; checked against ddate
 */
import { vocabulary, type IdOf } from "#sdk";

/** The seasons in the order of the year. */
export const SEASON = vocabulary("erisianSeason", {
  chaos: { native: "Chaos" },
  discord: { native: "Discord" },
  confusion: { native: "Confusion" },
  bureaucracy: { native: "Bureaucracy" },
  aftermath: { native: "The Aftermath" },
});

/** The days of the week, from 1 Chaos. */
export const WEEKDAY = vocabulary("erisianWeekday", {
  sweetmorn: { native: "Sweetmorn" },
  boomtime: { native: "Boomtime" },
  pungenday: { native: "Pungenday" },
  pricklePrickle: { native: "Prickle-Prickle" },
  settingOrange: { native: "Setting Orange" },
});

/** Holydays: the apostle's on day 5 of a season, the season's own on day 50, and the day outside all. */
export const HOLYDAY = vocabulary("holyday", [
  "mungday",
  "chaoflux",
  "mojoday",
  "discoflux",
  "syaday",
  "confuflux",
  "zaraday",
  "bureflux",
  "maladay",
  "afflux",
  "stTibsDay",
]);

export const APOSTLE = vocabulary("apostle", [
  "hungMung",
  "drVanVanMojo",
  "sriSyadasti",
  "zarathud",
  "malaclypse",
]);

/** A date as the Erisian calendar counts it; St. Tib's Day has neither season nor weekday. */
export interface DiscordianDate {
  readonly yold: number;
  readonly stTibsDay: boolean;
  readonly season: IdOf<typeof SEASON> | null;
  readonly seasonDay: number | null;
  readonly weekday: IdOf<typeof WEEKDAY> | null;
  readonly holyday: IdOf<typeof HOLYDAY> | null;
  readonly patronApostle: IdOf<typeof APOSTLE> | null;
  readonly formatted: string;
}

/** 1 YOLD is 1166 years before the common era's year 1. */
const EPOCH_OFFSET = 1166;
const SEASON_DAYS = 73;
const APOSTLE_DAY = 5;
const FLUX_DAY = 50;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334] as const;

/**
 * Converts a Gregorian date to the Discordian calendar.
 *
 * 29 February is St. Tib's Day and has neither season nor weekday; all other days keep one number
 * in every year, so the week runs on as if it were not there.
 *
 * @param year astronomical Gregorian year
 * @param month 1-12
 * @param day 1-31
 */
export function toDiscordian(year: number, month: number, day: number): DiscordianDate {
  const yold = year + EPOCH_OFFSET;
  if (month === 2 && day === 29) return stTibsDay(yold);
  const index = DAYS_BEFORE_MONTH[month - 1]! + day - 1;
  const at = Math.floor(index / SEASON_DAYS);
  const season = SEASON.ids[at]!;
  const seasonDay = (index % SEASON_DAYS) + 1;
  const weekday = WEEKDAY.ids[index % WEEKDAY.ids.length]!;
  return {
    yold,
    stTibsDay: false,
    season,
    seasonDay,
    weekday,
    holyday: holydayOf(at, seasonDay),
    patronApostle: APOSTLE.ids[at]!,
    formatted: `${WEEKDAY.writings[weekday]!.native}, ${SEASON.writings[season]!.native} ${seasonDay}, ${yold} YOLD`,
  };
}

/** @param season from Chaos, 0 */
function holydayOf(season: number, seasonDay: number): IdOf<typeof HOLYDAY> | null {
  if (seasonDay === APOSTLE_DAY) return HOLYDAY.ids[2 * season]!;
  if (seasonDay === FLUX_DAY) return HOLYDAY.ids[2 * season + 1]!;
  return null;
}

function stTibsDay(yold: number): DiscordianDate {
  return {
    yold,
    stTibsDay: true,
    season: null,
    seasonDay: null,
    weekday: null,
    holyday: "stTibsDay",
    patronApostle: null,
    formatted: `St. Tib's Day, ${yold} YOLD`,
  };
}
