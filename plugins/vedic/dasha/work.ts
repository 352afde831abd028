import { type Candidates, type Give, Refusal } from "#sdk";
import { type CivilMoment, julianDayOfEpochMs, toTt } from "#time";
import type { YearDays } from "../core/conventions.ts";
import { YEAR_DAYS } from "../core/conventions.ts";
import { instantOfDate } from "../core/dates.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { nakshatraIndexOf } from "../core/lunar_mansions.ts";
import { dayBounds, type DaySky, isServedAllDay, birthTimes } from "../core/birth_times.ts";
import { round, siderealSkyAt, utcOf } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import {
  DASHA_LEVEL,
  DASHA_YEARS,
  dashaBalance,
  greatPeriods,
  type Period,
  periodsAt,
  subPeriods,
} from "../core/vimshottari.ts";
import type { Balance, VimshottariAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawTimeline as picture } from "./picture.ts";

/** More periods than this would be a book and no answer. */
const MAX_PERIODS = 2000;

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes(markersOf),
};

export { calculate as run };

function calculate(chosen: Input, give: Give<"now">): VimshottariAnswer {
  const civil = give.civil();
  const { levels = 2, ayanamsa, positions } = chosen;
  const yearDays = Number(chosen.yearDays);
  const moonDeg = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean", positions).longitudes.moon;
  const round120 = greatPeriods(moonDeg, civil.julianDayUt, yearDays);
  const from = chosen.from ? instantOfDate(chosen.from, civil) : round120[0]!.start;
  const to = chosen.to ? instantOfDate(chosen.to, civil) + 1 : round120[8]!.end;
  if (to < from) throw new Refusal("window-reversed");
  const periods = collect(round120, from, to, levels, []);
  const at = chosen.onDate
    ? instantOfDate(chosen.onDate, civil, chosen.onTime ?? "12:00")
    : civil.timeKnown
      ? julianDayOfEpochMs(give.now)
      : null;
  const running = at === null ? [] : periodsAt(round120, at, 5);
  const unknown = !civil.timeKnown && isServedAllDay(civil);
  const balance = balanceOf(moonDeg, civil.julianDayUt, yearDays);
  return {
    moon: placeOfLongitude(moonDeg),
    startLord: balance.lord,
    balance,
    yearDays,
    mahadashas: round120.map((period) => ({
      ...reportExactly(period),
      years: DASHA_YEARS[period.lords[0]!],
    })),
    levels,
    periods: periods.map(report),
    running: running.map(reportExactly),
    ...(running[0] ? { runningMaha: running[0].lords[0]! } : {}),
    ...(unknown ? { balanceRange: rangeOf(give, chosen, yearDays) } : {}),
  };
}

function collect(
  among: readonly Period[],
  from: number,
  to: number,
  levels: number,
  into: Period[],
): readonly Period[] {
  for (const period of among) {
    if (period.end <= from || period.start >= to) continue;
    if (into.push(period) > MAX_PERIODS) {
      throw new Refusal("too-many-periods", { most: MAX_PERIODS });
    }
    if (levels > 1) collect(subPeriods(period), from, to, levels - 1, into);
  }
  return into;
}

function report({ lords, start, end }: Period): VimshottariAnswer["periods"][number] {
  const level = DASHA_LEVEL.ids[lords.length - 1]!;
  return { level, lord: lords.at(-1)!, start: utcOf(start), end: utcOf(end) };
}

function reportExactly(period: Period): VimshottariAnswer["running"][number] {
  return { ...report(period), startJd: round(period.start), endJd: round(period.end) };
}

function balanceOf(moonDeg: number, birth: number, yearDays: number): Balance {
  const { lord, balanceYears } = dashaBalance(moonDeg);
  return {
    lord,
    years: round(balanceYears),
    left: calendarOf(balanceYears),
    ends: utcOf(birth + balanceYears * yearDays),
  };
}

/** Years, months of a twelfth and days of a thirtieth, as the tables print a balance. */
function calendarOf(years: number): Balance["left"] {
  const days = Math.floor(years * 360 + 1e-9);
  return { years: Math.floor(days / 360), months: Math.floor(days / 30) % 12, days: days % 30 };
}

function rangeOf(give: Give<never>, { ayanamsa, positions }: Input, yearDays: number) {
  const [from, to] = dayBounds(give.civil()).map((at) =>
    balanceOf(siderealSkyAt(toTt(at), ayanamsa, "mean", positions).longitudes.moon, at, yearDays),
  );
  return { from: from!, to: to! };
}

/** The Moon's nakshatra, and the great period at `onDate` or now, which the hour of birth moves. */
function markersOf(input: Readonly<Record<string, unknown>>, civil: CivilMoment, now: number) {
  const date = input["onDate"] as string | undefined;
  const yearDays = Number((input["yearDays"] as YearDays | undefined) ?? YEAR_DAYS.default);
  const nakshatra = (sky: { longitudes: { moon: number } }) =>
    nakshatraIndexOf(sky.longitudes.moon);
  return [
    nakshatra,
    (at: DaySky) => {
      const { julianDayUt: birth, offsetSeconds } = at;
      const time = (input["onTime"] as string | undefined) ?? "12:00";
      const when =
        date === undefined
          ? julianDayOfEpochMs(now)
          : instantOfDate(date, { ...civil, offsetSeconds }, time);
      const rounds = greatPeriods(at.longitudes.moon, birth, yearDays);
      return rounds.findIndex(({ start, end }) => when >= start && when < end) < 0
        ? -1
        : GRAHA_IDS.indexOf(periodsAt(rounds, when, 1)[0]!.lords[0]!);
    },
  ];
}
