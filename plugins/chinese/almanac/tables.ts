/** The almanac's tables of acts, spirits, signs and festivals; acts and spirits are read from tyme4ts (MIT). */
import { God, SixtyCycle, Taboo } from "tyme4ts";
import {
  chineseDateOf,
  dayPillar,
  fromFixed,
  julianDayNumber,
  modulo,
  toFixed,
  type CalendarDate,
} from "#time";
import { ACT_BY_SPELLING, type Act } from "./acts.ts";
import type { Page } from "./answer.ts";
import { PHENOLOGY } from "./phenologies.ts";
import { SPIRIT_BY_SPELLING, type Spirit } from "./spirits.ts";
import { periodsOn, starOfDay, termInForce } from "./term_days.ts";
import type { Festival } from "./terms.ts";

/** Acts and spirits of a day. */
interface DayActs {
  readonly suitable: readonly Act[];
  readonly avoid: readonly Act[];
  readonly goodSpirits: readonly Spirit[];
  readonly badSpirits: readonly Spirit[];
}

/** What a search of days needs of the tables. */
export interface DayTables extends DayActs {
  /** Solar term in force by the published almanac's day; 0 is 春分. */
  readonly termIndex: number;
  /** Days since the term's day, 0 on the day itself. */
  readonly termDay: number;
  readonly monthBranch: number;
  readonly yearPair: number;
  readonly monthPair: number;
}

/** What the tables hold for a page beside that. */
export interface PageTables extends DayTables {
  readonly phenology: Page["phenology"];
  /** 1 to 9. */
  readonly nineStar: number;
  /** Which of 三伏, 數九 and 梅雨 run. */
  readonly periods: Page["periods"];
  readonly festival: Festival | null;
}

/** 冬至 among the terms, 春分 being 0. */
const WINTER_SOLSTICE = 18;
/** Place of 立春 among the terms from 冬至 on. */
const SPRING = 3;

/** Reads what a search needs for a civil date in China. */
export function readDayTables(date: CalendarDate): DayTables {
  const fixed = toFixed(date);
  const { place, day } = termInForce(fixed);
  const { year } = fromFixed(fixed);
  // Months from the 寅 that 立春 of this year opens: 冬至 stands in the 子 before it, 小寒 opens 丑.
  const months = Math.floor((place - SPRING) / 2);
  const monthPair = modulo(12 * (year - 4) + 2 + months, 60);
  const monthBranch = monthPair % 12;
  return {
    ...actsOf(monthBranch, dayPillar(julianDayNumber(fixed)).index),
    termIndex: (place + WINTER_SOLSTICE) % 24,
    termDay: day,
    monthBranch,
    yearPair: modulo((months < 0 ? year - 1 : year) - 4, 60),
    monthPair,
  };
}

/** Reads the tables of a page for a civil date in China. */
export function readPageTables(date: CalendarDate): PageTables {
  const fixed = toFixed(date);
  const tables = readDayTables(date);
  const sign = Math.min(2, Math.floor(tables.termDay / DAYS_OF_SIGN));
  const term = modulo(tables.termIndex - WINTER_SOLSTICE, 24);
  return {
    ...tables,
    phenology: {
      sign: PHENOLOGY.ids[3 * term + sign]!,
      day: tables.termDay - DAYS_OF_SIGN * sign + 1,
    },
    nineStar: starOfDay(fixed),
    periods: periodsOn(fixed),
    festival: festivalOf(fixed, tables),
  };
}

/** Acts of a double hour. */
export interface HourActs {
  readonly suitable: readonly Act[];
  readonly avoid: readonly Act[];
}

/** Acts of the twelve double hours by pair of the day. */
const hourRows = new Map<number, readonly HourActs[]>();

/** Reads suitable acts and acts to avoid for the twelve double hours of a civil date. */
export function readHourTables(date: CalendarDate): readonly HourActs[] {
  const pair = dayPillar(julianDayNumber(toFixed(date))).index;
  const known = hourRows.get(pair);
  if (known) return known;
  const day = SixtyCycle.fromIndex(pair);
  const row = Array.from({ length: 12 }, (_, index): HourActs => {
    const hour = SixtyCycle.fromIndex(index);
    return Object.freeze({
      suitable: Object.freeze(Taboo.getHourRecommends(day, hour).map(actOf)),
      avoid: Object.freeze(Taboo.getHourAvoids(day, hour).map(actOf)),
    });
  });
  hourRows.set(pair, Object.freeze(row));
  return row;
}

/** Acts and spirits by branch of the month and pair of the day: the printed table has a row for each. */
const rows = new Map<number, DayActs>();

function actsOf(monthBranch: number, pair: number): DayActs {
  const key = 60 * monthBranch + pair;
  const known = rows.get(key);
  if (known) return known;
  // Any pair of the month's branch will do: the tables go by the branch alone.
  const [month, day] = [SixtyCycle.fromIndex(monthBranch), SixtyCycle.fromIndex(pair)];
  const spirits = God.getDayGods(month, day);
  const spiritNames = (lucky: boolean) =>
    spirits
      .filter((spirit) => (spirit.getLuck().getName() === "吉") === lucky)
      .map((spirit) => SPIRIT_BY_SPELLING[spirit.getName()]!);
  const row: DayActs = {
    suitable: Taboo.getDayRecommends(month, day).map(actOf),
    avoid: Taboo.getDayAvoids(month, day).map(actOf),
    goodSpirits: spiritNames(true),
    badSpirits: spiritNames(false),
  };
  for (const list of Object.values(row)) Object.freeze(list);
  rows.set(key, row);
  return row;
}

function actOf(act: Taboo): Act {
  return ACT_BY_SPELLING[act.getName()]!;
}

const DAYS_OF_SIGN = 5;

/** Festivals of the lunar calendar by month and day. */
const FESTIVALS: Readonly<Record<string, Festival>> = {
  "1/1": "chunJie",
  "1/15": "yuanXiaoJie",
  "2/2": "longTouJie",
  "3/3": "shangSiJie",
  "5/5": "duanWuJie",
  "7/7": "qiXiJie",
  "7/15": "zhongYuanJie",
  "8/15": "zhongQiuJie",
  "9/9": "chongYangJie",
  "12/8": "laBaJie",
};
/** 清明 and 冬至, 春分 being 0. */
const TERM_FESTIVALS: Readonly<Record<number, Festival>> = { 1: "qingMingJie", 18: "dongZhiJie" };

/** Festivals of a leap month are not kept; the last evening of the year is. */
function festivalOf(fixed: number, { termIndex, termDay }: DayTables): Festival | null {
  const { month, isLeapMonth, day, monthDays } = chineseDateOf(fixed);
  const byDate = isLeapMonth ? undefined : FESTIVALS[`${month}/${day}`];
  if (byDate) return byDate;
  if (termDay === 0 && TERM_FESTIVALS[termIndex]) return TERM_FESTIVALS[termIndex];
  const isLast = month === 12 && day === monthDays && chineseDateOf(fixed + 1).month === 1;
  return isLast ? "chuXi" : null;
}
