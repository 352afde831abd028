import { Birth, Gender, Type, type Convention, type ReceiptNotes, type Static } from "#old";
import type { Lang } from "#old";
import { resolveCivil, toTrueSolarReceipt, type CivilMoment } from "#time";
import { boundaryWarnings } from "../calendar/boundary_warnings.ts";
import { chartTimeOf } from "../calendar/chart_time.ts";
import { CLOCK, type ClockName, type DayBoundary } from "../calendar/conventions.ts";
import { spansOfDay } from "../calendar/day_spans.ts";
import { solarYearOf } from "../calendar/pillars.ts";
import { jieAround } from "../calendar/solar_terms.ts";

/** One of two people. */
export const PersonShape = Type.Object({ ...Birth, gender: Type.Optional(Gender) });

/** One of two people, as the caller gave them. */
export type Person = Static<typeof PersonShape>;

/** The gender as the art reads it. */
export type GenderName = "male" | "female";

/** {@link CLOCK} for two people: one clock for both. */
export const PAIR_CLOCK = {
  ...CLOCK,
  default: ({ a, b }) => (hasLongitude(a) && hasLongitude(b) ? "true" : "civil"),
  defaultRule: {
    en: "true solar time where both have a longitude, else the civil clock without daylight saving",
    zhHant: "兩人皆有經度者用真太陽時，否則用扣除夏令時間之民用時",
  },
} as const satisfies Convention;

function hasLongitude(person: unknown): boolean {
  return typeof (person as Person | undefined)?.longitude === "number";
}

/** A moment at which a person may have been born. */
export interface PossibleTime {
  /** The span of the day it stands for; null where the time was given. */
  readonly when: string | null;
  readonly civil: CivilMoment;
}

/** Lists the given time, or one for every span of the day in which no pillar can change. */
export function possibleTimes(
  civil: CivilMoment,
  person: Omit<Person, "gender">,
  clock: ClockName,
): readonly PossibleTime[] {
  if (civil.timeKnown) return [{ when: null, civil }];
  const { birthDate: date, timezone, latitude, longitude, calendar, fold } = person;
  return spansOfDay(civil, { timezone, latitude, longitude }, clock).flatMap(({ set, when }) => {
    const time = set["birthTime"] as string;
    const second = (set["fold"] as 0 | 1 | undefined) ?? fold;
    const place = { timezone, latitude, longitude, calendar, fold: second };
    const result = resolveCivil({ date, time, ...place });
    return result.ok ? [{ when, civil: result.moment }] : [];
  });
}

/** A solar year, li chun to li chun, in which a person may have been born. */
export interface PossibleYear {
  /** The span of the day it stands for; null where there is no doubt. */
  readonly when: string | null;
  readonly solarYear: number;
}

/** Returns the solar year of a birth, or both where li chun falls on a day without a time. */
export function possibleSolarYears(
  civil: CivilMoment,
  person: Omit<Person, "gender">,
): readonly PossibleYear[] {
  const yearOf = (moment: CivilMoment) => solarYearOf(jieAround(moment.julianDayUt).previous);
  const doubtful = !civil.timeKnown && civil.month === 2 && civil.day < 7;
  if (!doubtful) return [{ when: null, solarYear: yearOf(civil) }];
  const found = new Map<number, string[]>();
  for (const { when, civil: moment } of possibleTimes(civil, person, "civil")) {
    const year = yearOf(moment);
    found.set(year, [...(found.get(year) ?? []), when!]);
  }
  if (found.size === 1) return [{ when: null, solarYear: yearOf(civil) }];
  return [...found].map(([solarYear, spans]) => ({
    when: `${spans[0]!.split("–")[0]}–${spans.at(-1)!.split("–")[1]}`,
    solarYear,
  }));
}

/** Notes on the clock of one of two people, for the receipt. */
export function clockNotes(
  civil: CivilMoment,
  clock: ClockName,
  dayBoundary: DayBoundary,
  hourOnly: boolean,
  lang: Lang,
): ReceiptNotes {
  if (!civil.timeKnown) return {};
  const chart = chartTimeOf(civil, clock);
  const warnings = boundaryWarnings(civil, chart, dayBoundary, lang, hourOnly);
  return chart.solar ? { trueSolarTime: toTrueSolarReceipt(chart.solar), warnings } : { warnings };
}
