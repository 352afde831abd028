import {
  Birth,
  CivilDate,
  CivilTime,
  defineProcedure,
  oneOf,
  Refusal,
  TextShape,
  Type,
} from "#old";
import type { Give, InputOf, Static } from "#old";
import { toTt, toUt, type CivilMoment } from "#time";
import { AYANAMSA, YEAR_DAYS, type AyanamsaName, type YearDays } from "../core/conventions.ts";
import { DATE_REFUSALS, instantOfDate } from "../core/dates.ts";
import { GRAHAS, GRAHA_IDS } from "../core/grahas.ts";
import { nakshatraIndexOf } from "../core/lunar_mansions.ts";
import { birthTimeOmittable, dayBounds, isServedAllDay, type DaySky } from "../core/omission.ts";
import { CHART_REFUSALS, dateOf, round, siderealSkyAt, utcOf } from "../core/positions.ts";
import { GrahaShape, JdShape, PlaceShape, placeOfLongitude, UtcShape } from "../core/shapes.ts";
import {
  DASHA_LEVELS,
  DASHA_YEARS,
  dashaBalance,
  greatPeriods,
  periodsAt,
  subPeriods,
  type Period,
} from "../core/vimshottari.ts";
import { drawTimeline } from "./timeline.ts";

/** More periods than this would be a book and no answer. */
const MAX_PERIODS = 2000;

const input = Type.Object({
  ...Birth,
  levels: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 5,
      description:
        "Depth of `periods`: 1 great periods to 5 prana; default 2. From 4 on give `from` and `to`",
    }),
  ),
  from: Type.Optional(CivilDate),
  to: Type.Optional(CivilDate),
  onDate: Type.Optional(CivilDate),
  onTime: Type.Optional(CivilTime),
});

const conventions = { ayanamsa: AYANAMSA, yearDays: YEAR_DAYS } as const;

const PeriodShape = Type.Object({
  level: oneOf(DASHA_LEVELS, "Depth of the period"),
  lord: GrahaShape,
  lords: Type.Array(GrahaShape, { description: "From the great period down to this one" }),
  start: UtcShape,
  end: UtcShape,
  startJd: JdShape,
  endJd: JdShape,
});

const BalanceShape = Type.Object({
  lord: GrahaShape,
  years: Type.Number({ description: "Dasha years left at birth" }),
  formatted: TextShape,
  ends: UtcShape,
});

const output = Type.Object({
  moon: PlaceShape,
  startLord: GrahaShape,
  balance: BalanceShape,
  yearDays: Type.Number({ description: "Length of a dasha year, days" }),
  mahadashas: Type.Array(
    Type.Object({ ...PeriodShape.properties, years: Type.Integer(), lordName: TextShape }),
    { description: "The nine great periods; the first began before birth" },
  ),
  levels: Type.Integer({ minimum: 1, maximum: 5 }),
  periods: Type.Array(PeriodShape, {
    description: "All periods to the depth asked for that touch the window, each after its parent",
  }),
  running: Type.Array(PeriodShape, {
    description: "The five periods in force at `onDate`; empty without it or outside the round",
  }),
  runningMaha: Type.Optional(GrahaShape),
  balanceRange: Type.Optional(
    Type.Object(
      { from: BalanceShape, to: BalanceShape },
      { description: "At the ends of the civil day, where no time of birth was given" },
    ),
  ),
  summary: TextShape,
});
export type VimshottariAnswer = Static<typeof output>;

/** The round of 120 years from the Moon's nakshatra, to five levels. */
export const dashaVimshottari = defineProcedure({
  name: "dasha.vimshottari",
  tradition: "vedic",
  title: { en: "Vimshottari dasha", zhHant: "百二十年大運（Vimshottari）" },
  summary: {
    en: "120-year Vimshottari periods to five levels with dates and balance at birth",
    zhHant: "百二十年週期之大運，細分五層，附起訖日期與出生時餘額",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/dasha.svg",
  reads: "birth",
  conventions,
  omittable: {
    birthTime: birthTimeOmittable(
      {
        en: "No time of birth was given: the Moon is that of local noon. In a day it crosses about one nakshatra, so that the balance, and every date with it, is open within `balanceRange`.",
        zhHant:
          "未提供出生時刻：月亮以當地正午計。月亮一日約行一宿，故餘額與各期日期皆有出入，範圍見 balanceRange。",
      },
      ["/startLord", "/moon/nakshatra", "/runningMaha"],
      markersOf,
    ),
  },
  refusals: {
    ...CHART_REFUSALS,
    ...DATE_REFUSALS,
    "too-many-periods": `More than ${MAX_PERIODS} periods would be listed; narrow from and to`,
    "window-reversed": "`to` lies before `from`",
  },
  input,
  output,
  run: calculate,
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
        startLord: "rahu",
        balance: { years: 17.60495 },
        mahadashas: [
          { lord: "rahu", endJd: 2456854.92 },
          { lord: "jupiter", endJd: 2462698.92 },
          { lord: "saturn", endJd: 2469638.67 },
          { lord: "mercury", endJd: 2475847.92 },
          { lord: "ketu", endJd: 2478404.67 },
          { lord: "venus", endJd: 2485709.67 },
          { lord: "sun", endJd: 2487901.17 },
          { lord: "moon", endJd: 2491553.67 },
          { lord: "mars", endJd: 2494110.42 },
        ],
        running: [
          { lord: "jupiter" },
          { lord: "moon", startJd: 2460994.42, endJd: 2461481.42 },
          { lord: "venus" },
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

type Input = InputOf<typeof input, typeof conventions>;

function calculate(chosen: Input, give: Give<never>): VimshottariAnswer {
  const civil = give.civil();
  const { levels = 2, ayanamsa } = chosen;
  const yearDays = Number(chosen.yearDays);
  const moonDeg = siderealSkyAt(civil.julianDayTt, ayanamsa, "mean").longitudes.moon;
  const round120 = greatPeriods(moonDeg, civil.julianDayUt, yearDays);
  const from = chosen.from ? instantOfDate(chosen.from, civil) : round120[0]!.start;
  const to = chosen.to ? instantOfDate(chosen.to, civil) + 1 : round120[8]!.end;
  if (to < from) throw new Refusal("window-reversed", "Cannot list periods: `to` is before `from`");
  const periods = collect(round120, from, to, levels, []);
  const at = chosen.onDate ? instantOfDate(chosen.onDate, civil, chosen.onTime ?? "12:00") : null;
  const running = at === null ? [] : periodsAt(round120, at, 5);
  const unknown = !civil.timeKnown && isServedAllDay(civil);
  const balance = balanceOf(moonDeg, civil.julianDayUt, yearDays);
  return {
    moon: placeOfLongitude(moonDeg),
    startLord: balance.lord,
    balance,
    yearDays,
    mahadashas: round120.map((period) => ({
      ...report(period),
      years: DASHA_YEARS[period.lords[0]!],
      lordName: GRAHAS[period.lords[0]!].name,
    })),
    levels,
    periods: periods.map(report),
    running: running.map(report),
    ...(running[0] ? { runningMaha: running[0].lords[0]! } : {}),
    ...(unknown ? { balanceRange: rangeOf(give, ayanamsa, yearDays) } : {}),
    summary: summarise(balance, round120, running, give),
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
      throw new Refusal(
        "too-many-periods",
        `Cannot list periods: more than ${MAX_PERIODS} would be listed, narrow from and to`,
      );
    }
    if (levels > 1) collect(subPeriods(period), from, to, levels - 1, into);
  }
  return into;
}

function report({ lords, start, end }: Period): Static<typeof PeriodShape> {
  return {
    level: DASHA_LEVELS[lords.length - 1]!,
    lord: lords.at(-1)!,
    lords: [...lords],
    start: utcOf(start),
    end: utcOf(end),
    startJd: round(start),
    endJd: round(end),
  };
}

function balanceOf(moonDeg: number, birth: number, yearDays: number): Static<typeof BalanceShape> {
  const { lord, balanceYears } = dashaBalance(moonDeg);
  return {
    lord,
    years: round(balanceYears),
    formatted: formatYears(balanceYears),
    ends: utcOf(birth + balanceYears * yearDays),
  };
}

/** Years, months of a twelfth and days of a thirtieth, as the tables print a balance. */
function formatYears(years: number) {
  const days = Math.floor(years * 360 + 1e-9);
  const [y, m, d] = [Math.floor(days / 360), Math.floor(days / 30) % 12, days % 30];
  return { en: `${y}y ${m}m ${d}d`, zhHant: `${y} 年 ${m} 月 ${d} 日` };
}

function rangeOf(give: Give<never>, ayanamsa: AyanamsaName, yearDays: number) {
  const [from, to] = dayBounds(give.civil()).map((at) =>
    balanceOf(siderealSkyAt(toTt(at), ayanamsa, "mean").longitudes.moon, at, yearDays),
  );
  return { from: from!, to: to! };
}

/** The Moon's nakshatra, and the great period at `onDate`, which the hour of birth moves. */
function markersOf(input: Readonly<Record<string, unknown>>, civil: CivilMoment) {
  const date = input["onDate"] as string | undefined;
  const yearDays = Number((input["yearDays"] as YearDays | undefined) ?? YEAR_DAYS.default);
  const nakshatra = (sky: { longitudes: { moon: number } }) =>
    nakshatraIndexOf(sky.longitudes.moon);
  if (!date) return [nakshatra];
  return [
    nakshatra,
    (at: DaySky) => {
      const birth = toUt(at.julianDayTt);
      const when = instantOfDate(date, civil, (input["onTime"] as string | undefined) ?? "12:00");
      const rounds = greatPeriods(at.longitudes.moon, birth, yearDays);
      return rounds.findIndex(({ start, end }) => when >= start && when < end) < 0
        ? -1
        : GRAHA_IDS.indexOf(periodsAt(rounds, when, 1)[0]!.lords[0]!);
    },
  ];
}

function summarise(
  balance: Static<typeof BalanceShape>,
  rounds: readonly Period[],
  running: readonly Period[],
  give: Give<never>,
) {
  const lord = GRAHAS[balance.lord];
  const next = rounds.slice(1, 4);
  const inWords = (lang: "en" | "zhHant") =>
    next.map(({ lords, start }) => `${GRAHAS[lords[0]!].name[lang]} ${dateOf(start)}`);
  const unknown = give.civil().timeKnown ? "" : " (at noon)";
  const unknownZh = give.civil().timeKnown ? "" : "（以正午計）";
  const [maha, antar] = running;
  const now =
    maha && antar
      ? {
          en: ` On the date asked for, the period of ${GRAHAS[maha.lords[0]!].inProse.en} runs until ${dateOf(maha.end)}, within it that of ${GRAHAS[antar.lords[1]!].inProse.en} until ${dateOf(antar.end)}.`,
          zhHant: `所問之日行${GRAHAS[maha.lords[0]!].name.zhHant}大運，至 ${dateOf(maha.end)} 止；其中為${GRAHAS[antar.lords[1]!].name.zhHant}次運，至 ${dateOf(antar.end)} 止。`,
        }
      : { en: "", zhHant: "" };
  return {
    en: `The round opens with ${lord.inProse.en}; ${balance.formatted.en} of it remain at birth${unknown}. Then follow ${inWords("en").join(", ")}.${now.en}`,
    zhHant: `大運自${lord.name.zhHant}起，出生時尚餘 ${balance.formatted.zhHant}${unknownZh}。其後依序為 ${inWords("zhHant").join("、")}。${now.zhHant}`,
  };
}
