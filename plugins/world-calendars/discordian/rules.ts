import type { Text } from "#old";

/** A date as the Erisian calendar counts it. */
export interface DiscordianDate {
  readonly yold: number;
  readonly stTibsDay: boolean;
  readonly season: string | null;
  readonly seasonDay: number | null;
  readonly weekday: string | null;
  readonly holyday: string | null;
  readonly patronApostle: string | null;
  readonly formatted: string;
  readonly summary: Text;
}

interface Season {
  readonly name: string;
  readonly zhHant: string;
  readonly apostle: string;
  /** Holyday of day 5. */
  readonly apostleDay: string;
  /** Holyday of day 50. */
  readonly seasonDay: string;
}

/** Source: Principia Discordia, "The Discordian Calendar"; five seasons of 73 days. */
const SEASONS: readonly Season[] = [
  {
    name: "Chaos",
    zhHant: "混沌",
    apostle: "Hung Mung",
    apostleDay: "Mungday",
    seasonDay: "Chaoflux",
  },
  {
    name: "Discord",
    zhHant: "不和",
    apostle: "Dr. Van Van Mojo",
    apostleDay: "Mojoday",
    seasonDay: "Discoflux",
  },
  {
    name: "Confusion",
    zhHant: "混淆",
    apostle: "Sri Syadasti",
    apostleDay: "Syaday",
    seasonDay: "Confuflux",
  },
  {
    name: "Bureaucracy",
    zhHant: "官僚",
    apostle: "Zarathud",
    apostleDay: "Zaraday",
    seasonDay: "Bureflux",
  },
  {
    name: "The Aftermath",
    zhHant: "餘波",
    apostle: "Malaclypse",
    apostleDay: "Maladay",
    seasonDay: "Afflux",
  },
];

const WEEKDAYS = [
  { en: "Sweetmorn", zhHant: "甜晨日" },
  { en: "Boomtime", zhHant: "轟隆日" },
  { en: "Pungenday", zhHant: "辛烈日" },
  { en: "Prickle-Prickle", zhHant: "芒刺日" },
  { en: "Setting Orange", zhHant: "落橙日" },
] as const;

/** 1 YOLD is 1166 years before the common era's year 1. */
const EPOCH_OFFSET = 1166;
const SEASON_DAYS = 73;
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
 * @source the calendar page of the Principia Discordia, 4th edition, as public copies quote it; checked against ddate
 */
export function toDiscordian(year: number, month: number, day: number): DiscordianDate {
  const yold = year + EPOCH_OFFSET;
  if (month === 2 && day === 29) return stTibsDay(yold);
  const index = DAYS_BEFORE_MONTH[month - 1]! + day - 1;
  const season = SEASONS[Math.floor(index / SEASON_DAYS)]!;
  const seasonDay = (index % SEASON_DAYS) + 1;
  const weekday = WEEKDAYS[index % WEEKDAYS.length]!;
  const holyday = seasonDay === 5 ? season.apostleDay : seasonDay === 50 ? season.seasonDay : null;
  return {
    yold,
    stTibsDay: false,
    season: season.name,
    seasonDay,
    weekday: weekday.en,
    holyday,
    patronApostle: season.apostle,
    formatted: `${weekday.en}, ${season.name} ${seasonDay}, ${yold} YOLD`,
    summary: {
      en: `${weekday.en}, day ${seasonDay} of ${season.name} in the year ${yold} of Our Lady of Discord.`,
      zhHant: `紛亂女神紀元 ${yold} 年，${season.zhHant}季第 ${seasonDay} 日，${weekday.zhHant}。`,
    },
  };
}

function stTibsDay(yold: number): DiscordianDate {
  return {
    yold,
    stTibsDay: true,
    season: null,
    seasonDay: null,
    weekday: null,
    holyday: "St. Tib's Day",
    patronApostle: null,
    formatted: `St. Tib's Day, ${yold} YOLD`,
    summary: {
      en: `St. Tib's Day in the year ${yold} of Our Lady of Discord, outside season and week.`,
      zhHant: `紛亂女神紀元 ${yold} 年聖提布日，不入季，不入週。`,
    },
  };
}
