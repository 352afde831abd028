import { byBirth, defineProcedure, Refusal, wordsIn, type Give } from "#sdk";
import { julianDayOfEpochMs, toTt, type CivilMoment } from "#time";
import type { YearDays } from "../core/conventions.ts";
import { YEAR_DAYS } from "../core/conventions.ts";
import { DATE_REFUSALS, instantOfDate } from "../core/dates.ts";
import { GRAHA_IDS } from "../core/grahas.ts";
import { nakshatraIndexOf } from "../core/lunar_mansions.ts";
import { birthTimeOmittable, dayBounds, isServedAllDay, type DaySky } from "../core/omission.ts";
import { round, siderealSkyAt, utcOf } from "../core/positions.ts";
import { placeOfLongitude } from "../core/shapes.ts";
import {
  DASHA_LEVEL,
  DASHA_YEARS,
  dashaBalance,
  greatPeriods,
  periodsAt,
  subPeriods,
  type Period,
} from "../core/vimshottari.ts";
import { answer, type Balance, type VimshottariAnswer } from "./answer.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawTimeline } from "./picture.ts";
import type { DashaWords } from "./words/en.ts";

/** More periods than this would be a book and no answer. */
const MAX_PERIODS = 2000;

/** The round of 120 years from the Moon's nakshatra, to five levels. */
export const dashaVimshottari = defineProcedure({
  name: "dasha.vimshottari",
  tradition: "vedic",
  words: wordsIn<DashaWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  needs: ["now"],
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable(["/startLord", "/moon/nakshatra", "/runningMaha"], markersOf),
  },
  refusals: [...DATE_REFUSALS, "too-many-periods", "window-reversed"],
  input,
  output: answer,
  run: calculate,
  asks: byBirth,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: drawTimeline,
  examples: [
    {
      title: "born under Swati: the round opens with Rahu",
      input: {
        birthDate: "1996-12-07",
        birthTime: "10:34",
        timezone: "Asia/Kolkata",
        onDate: "2026-12-07",
      },
      expect: {
        startLord: { id: "rahu" },
        balance: { years: 17.60495 },
        mahadashas: [
          { lord: { id: "rahu" }, endJd: 2456854.92 },
          { lord: { id: "jupiter" }, endJd: 2462698.92 },
          { lord: { id: "saturn" }, endJd: 2469638.67 },
          { lord: { id: "mercury" }, endJd: 2475847.92 },
          { lord: { id: "ketu" }, endJd: 2478404.67 },
          { lord: { id: "venus" }, endJd: 2485709.67 },
          { lord: { id: "sun" }, endJd: 2487901.17 },
          { lord: { id: "moon" }, endJd: 2491553.67 },
          { lord: { id: "mars" }, endJd: 2494110.42 },
        ],
        running: [
          { lord: { id: "jupiter" } },
          { lord: { id: "moon" }, startJd: 2460994.42, endJd: 2461481.42 },
          { lord: { id: "venus" } },
          {},
          {},
        ],
      },
      tolerance: 0.6,
      source: "caelus 0.23 and Maitreya with a year of 365.25 days; Moon: Swiss Ephemeris",
    },
  ],
  references: [
    {
      title: "Brihat Parashara Hora Shastra",
      author: "Parashara",
      part: "46 (periods), 51-60 (sub-periods)",
    },
    { title: "Phaladeepika", author: "Mantreshwara", year: "16th century", part: "XIX-XXI" },
  ],
});

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
