import { Refusal, Type, verdictOf, type Frozen, type Lang, type Static } from "#old";
import { isValidDate, stemBranch, toFixed, type CalendarDate, type CivilMoment } from "#time";
import { NamedShape } from "../../core/named.ts";
import { ElementShape, PairNameShape, toPairName } from "../../core/shapes.ts";
import { readChart, type ChartRules } from "../chart/answer.ts";
import type { Luck } from "../chart/luck.ts";
import { taiSuiOffences } from "./meetings.ts";
import { judgePassing, PassingShape, type Ground } from "./outlook.ts";
import { listPeriods, monthsOfYear, MOST_PERIODS, type Period, type Unit } from "./periods.ts";

const LuckInForce = Type.Object({
  pillar: Type.Union([PairNameShape, Type.Null()], { description: "Null before the first cycle" }),
  changesTo: Type.Union([PairNameShape, Type.Null()], {
    description: "The next cycle, where it begins within the period",
  }),
  changesOn: Type.Union([Type.String(), Type.Null()], { description: "First day of that cycle" }),
});

/** A year, month or day ahead. */
export const ForecastShape = Type.Object({
  natal: Type.Object({
    native: Type.String({ description: "The pillars of the birth in a row" }),
    dayMaster: NamedShape,
    strength: Type.Object({ verdict: verdictOf(Type.String()), name: NamedShape }),
    structure: Type.Object({ verdict: verdictOf(Type.String()), name: NamedShape }),
    usefulGod: Type.Object({ verdict: verdictOf(ElementShape), name: NamedShape }),
    luckDirection: Type.String(),
    hourKnown: Type.Boolean(),
  }),
  unit: Type.String({ description: "year, month or day" }),
  periods: Type.Array(
    Type.Object({
      ...PassingShape.properties,
      year: Type.Integer({ description: "Gregorian year of the li chun that opened it" }),
      from: Type.String({ description: "Beginning: an instant with Z, or a date" }),
      to: Type.String({ description: "End: an instant with Z, or the same date" }),
      nominalAge: Type.Integer({ description: "虛歲: the year of birth counts as 1" }),
      luck: LuckInForce,
      taiSui: Type.Array(NamedShape, { description: "Offences against the year, for years" }),
      months: Type.Array(
        Type.Object({ ...PassingShape.properties, from: Type.String(), to: Type.String() }),
        { description: "The twelve solar months, for years" },
      ),
    }),
  ),
});

/** A year, month or day ahead. */
export type Forecast = Frozen<Static<typeof ForecastShape>>;

/** Why a forecast is refused. */
export const FORECAST_REFUSALS = {
  badRange: "from or to is no date, to lies before from, or the range holds too many periods",
} as const;

/** Longer than any range of allowed periods; longer ones are refused before their terms are looked up. */
const MOST_DAYS = 13 * 366;
/** A forecast farther from the birth than this is nobody's. */
const FARTHEST_YEARS = 150;

/** The range asked for. */
export interface Range {
  readonly from: string;
  readonly to?: string | undefined;
  readonly unit: Unit;
}

/** Judges every period of a range against a birth. */
export function readForecast(
  civil: CivilMoment,
  rules: ChartRules,
  range: Range,
  lang: Lang,
): Forecast {
  const chart = readChart(civil, rules, lang);
  const from = parseDate(range.from);
  const to = range.to === undefined ? from : parseDate(range.to);
  if (toFixed(to) < toFixed(from)) {
    throw new Refusal("badRange", `Cannot forecast: ${range.to} lies before ${range.from}`);
  }
  const days = toFixed(to) - toFixed(from);
  if (days > MOST_DAYS || Math.abs(from.year - civil.year) > FARTHEST_YEARS) {
    throw new Refusal(
      "badRange",
      `Cannot forecast ${range.from} to ${range.to ?? range.from}: it must lie within ${FARTHEST_YEARS} years of the birth and hold at most ${MOST_PERIODS[range.unit]} ${range.unit}s`,
    );
  }
  const periods = listPeriods(from, to, range.unit);
  if (periods.length === 0 || periods.length > MOST_PERIODS[range.unit]) {
    const most = MOST_PERIODS[range.unit];
    throw new Refusal(
      "badRange",
      `Cannot forecast ${range.from} to ${range.to ?? range.from}: the range holds ${periods.length} ${range.unit}s, must be 1 to ${most}`,
    );
  }
  const { pillars, dayMaster, usefulGod, strength, structure } = chart;
  const birthYear = civil.year;
  const ground = (luckIndex: number | null): Ground => ({
    dayMaster,
    roles: usefulGod.roles,
    stages: { direction: rules.stageRule, earth: rules.earthStages },
    standing: {
      year: stemBranch(pillars.year.index),
      month: stemBranch(pillars.month.index),
      day: stemBranch(pillars.day.index),
      ...(pillars.hour ? { hour: stemBranch(pillars.hour.index) } : {}),
      ...(luckIndex === null ? {} : { luck: stemBranch(luckIndex) }),
    },
  });
  return {
    natal: {
      native: chart.native,
      dayMaster: nameOf(dayMaster),
      strength: { verdict: strength.verdict, name: strength.name },
      structure: { verdict: structure.verdict, name: structure.name },
      usefulGod: { verdict: usefulGod.verdict, name: usefulGod.name },
      luckDirection: chart.luck.direction.value,
      hourKnown: chart.hourKnown,
    },
    unit: range.unit,
    periods: periods.map((period) => {
      const luck = luckWithin(chart.luck, period, range.unit);
      const here = ground(luck.pillar?.index ?? null);
      return {
        ...judgePassing(period.pair, here),
        year: period.year,
        from: period.from,
        to: period.to,
        nominalAge: period.year - birthYear + 1,
        luck,
        taiSui:
          range.unit === "year"
            ? taiSuiOffences(period.pair.branch.index, pillars.year.branch.index)
            : [],
        months: range.unit === "year" ? monthsOf(period, here) : [],
      };
    }),
  };
}

function monthsOf(period: Period, ground: Ground) {
  return monthsOfYear(period.year).map((month) => ({
    ...judgePassing(month.pair, ground),
    from: month.from,
    to: month.to,
  }));
}

/** The cycle that holds most of a period, and the change inside it. */
function luckWithin(luck: Luck, period: Period, unit: Unit) {
  const starts = luck.pillars.map(
    (cycle, i) => cycle.startDate ?? shiftYears(luck.startBetween!.earliest, i * 10),
  );
  const start = period.from.slice(0, 10);
  const end = period.to.slice(0, 10);
  const middle = unit === "year" ? `${start.slice(0, 4)}-08-05` : start;
  const at = starts.findLastIndex((date) => date <= middle);
  const change = starts.findIndex((date) => date > start && date < end);
  return {
    pillar: at < 0 ? null : toPairName(stemBranch(luck.pillars[at]!.index)),
    changesTo: change < 0 ? null : toPairName(stemBranch(luck.pillars[change]!.index)),
    changesOn: change < 0 ? null : (luck.pillars[change]!.startDate ?? null),
  };
}

function shiftYears(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}

function parseDate(text: string): CalendarDate {
  const [year, month, day] = text.split("-").map(Number) as [number, number, number];
  const date = { year, month, day };
  if (!/^\d{4}-/.test(text) || !isValidDate(date)) {
    throw new Refusal("badRange", `Cannot forecast: "${text}" is no date of the years 0 to 9999`);
  }
  return date;
}

function nameOf({
  id,
  native,
  roman,
  gloss,
}: {
  id: string;
  native: string;
  roman: string;
  gloss: string;
}) {
  return { id, native, roman, gloss };
}
