import { Birth, Gender, Type, type Convention, type Static } from "#sdk";
import { resolveCivil, type CivilMoment } from "#time";
import { CLOCK, type ClockName } from "#east/calendar/conventions.ts";
import { spansOfDay } from "#east/calendar/day_spans.ts";
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";

/** Two people whose gender counts. */
export const pairInput = Type.Object({
  a: Type.Object({ ...Birth, gender: Type.Optional(Gender) }),
  b: Type.Object({ ...Birth, gender: Type.Optional(Gender) }),
});

/** Two people whose births alone count. */
export const birthsInput = Type.Object({
  a: Type.Object({ ...Birth }),
  b: Type.Object({ ...Birth }),
});

/** One of two people, as the caller gave them. */
export type Person = Static<typeof pairInput>["a"];

/** {@link CLOCK} for two people: one clock for both. */
export const PAIR_CLOCK = {
  default: ({ a, b }) => (hasLongitude(a) && hasLongitude(b) ? "true" : "civil"),
  options: CLOCK.options,
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
  const { backzone } = civil;
  return spansOfDay(civil, clock).flatMap(({ set, when }) => {
    const time = set["birthTime"] as string;
    const second = (set["fold"] as 0 | 1 | undefined) ?? fold;
    const place = { timezone, latitude, longitude, calendar, fold: second };
    const result = resolveCivil({ date, time, ...place }, { backzone });
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
  const spansOf = new Map<number, string[]>();
  for (const { when, civil: moment } of possibleTimes(civil, person, "civil")) {
    const year = yearOf(moment);
    spansOf.set(year, [...(spansOf.get(year) ?? []), when!]);
  }
  if (spansOf.size === 1) return [{ when: null, solarYear: yearOf(civil) }];
  return [...spansOf].map(([solarYear, spans]) => ({
    when: `${spans[0]!.split("–")[0]}–${spans.at(-1)!.split("–")[1]}`,
    solarYear,
  }));
}
