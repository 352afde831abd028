/** Periods that follow each other from birth, and what all dashas of this folder answer alike. */
import { CivilDate, CivilTime, Birth, term, Type, type Vocabulary } from "#sdk";
import { julianDayOfEpochMs, type CivilMoment } from "#time";
import { instantOfDate } from "../core/dates.ts";
import { round, utcOf } from "../core/positions.ts";
import { julianDay, SPAN } from "../core/shapes.ts";

/** A period to begin with: who rules it and for how many dasha years. */
export interface Share<K extends string> {
  readonly lord: K;
  readonly years: number;
}
/** A period in time, Julian days UT. */
export interface Period<K extends string> extends Share<K> {
  readonly start: number;
  readonly end: number;
}

/** Lays periods end to end. */
export function chain<K extends string>(
  shares: readonly Share<K>[],
  start: number,
  yearDays: number,
): readonly Period<K>[] {
  let from = start;
  return shares.map(({ lord, years }) => {
    const period = { lord, years, start: from, end: from + years * yearDays };
    from = period.end;
    return period;
  });
}

/** Sub-periods of a period, each with its share of it. */
export function within<K extends string>(
  { start, end }: Period<K>,
  shares: readonly Share<K>[],
): readonly Period<K>[] {
  const whole = shares.reduce((sum, { years }) => sum + years, 0);
  return chain(shares, start, (end - start) / whole);
}

/** A list turned so that it begins with one of its own. */
export function turned<T>(list: readonly T[], first: number): readonly T[] {
  return list.map((_, i) => list[(first + i) % list.length]!);
}

/** Inputs of a dasha. */
export const DASHA_INPUT = {
  ...Birth,
  onDate: Type.Optional(CivilDate),
  onTime: Type.Optional(CivilTime),
};

/** What every dasha answers, its lords of one kind. */
export function dashaShape<N extends string, Id extends string>(lords: Vocabulary<N, Id>) {
  const sub = Type.Object({ lord: term(lords, "Lord of the sub-period"), ...SPAN });
  return {
    first: term(lords, "Lord of the period that runs at birth"),
    yearDays: Type.Number({ description: "Length of a dasha year, days" }),
    periods: Type.Array(
      Type.Object({
        lord: term(lords, "Lord of the period"),
        years: Type.Number({ description: "Dasha years of it" }),
        ...SPAN,
        startJd: julianDay("Begins"),
        endJd: julianDay("Ends"),
        subs: Type.Array(sub, { description: "Sub-periods; empty where the school gives none" }),
      }),
      { description: "Great periods; the first may have begun before birth" },
    ),
    running: Type.Array(sub, {
      description:
        "Great period and sub-period at `onDate`, by default now; empty outside the round",
    }),
  };
}

/** Fills {@link dashaShape}. */
export function reportDasha<K extends string>(
  periods: readonly Period<K>[],
  subsOf: (period: Period<K>) => readonly Period<K>[],
  yearDays: number,
  at: number | null,
) {
  const report = ({ lord, start, end }: Period<K>) => ({
    lord,
    start: utcOf(start),
    end: utcOf(end),
  });
  const holds = ({ start, end }: Period<K>) => at !== null && at >= start && at < end;
  const great = periods.find(holds);
  const sub = great && subsOf(great).find(holds);
  return {
    yearDays,
    first: periods[0]!.lord,
    periods: periods.map((period) => ({
      ...report(period),
      years: round(period.years, 4),
      startJd: round(period.start),
      endJd: round(period.end),
      subs: subsOf(period).map(report),
    })),
    running: [great, sub].flatMap((one) => (one ? [report(one)] : [])),
  };
}

/** The instant asked about: a date and time by the clock of the birth, or now; null on a day without a time. */
export function askedInstant(
  {
    onDate,
    onTime,
  }: { readonly onDate?: string | undefined; readonly onTime?: string | undefined },
  civil: CivilMoment,
  now: number,
): number | null {
  if (onDate !== undefined) return instantOfDate(onDate, civil, onTime ?? "12:00");
  return civil.timeKnown ? julianDayOfEpochMs(now) : null;
}
