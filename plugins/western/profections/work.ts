import { type Give, Refusal } from "#sdk";
import { julianDayOfEpochMs } from "#time";
import { signAt } from "#lore";
import { type GivenChart, readGiven } from "../core/given_chart.ts";
import { dateOf, utcOf } from "../core/nativity.ts";
import { readTarget, requireReach } from "../core/target_date.ts";
import { ageAt, yearStartsOf } from "../hellenistic/periods.ts";
import type { ProfectionsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { arrivalOf, dayOf, MONTHS, monthsOf, pointsOf } from "./rules.ts";

export { drawProfections as picture } from "./picture.ts";

export function run(chosen: Input, give: Give<"now">): ProfectionsAnswer {
  const chart = readGiven(chosen, () => give.civil());
  const year = yearOf(chosen, chart, give.now);
  const points = pointsOf(chart);
  const followed = chosen.point ?? "ascendant";
  const natalDeg = points.get(followed);
  if (natalDeg === undefined) throw new Refusal("point-missing", { point: followed });
  const annual = arrivalOf(chart, natalDeg, year.years);
  const months =
    year.start === null || year.end === null
      ? null
      : monthsOf(annual.sign, year.start, year.end, MONTHS[chosen.months]);
  const { target } = year;
  const month =
    target === null ? undefined : months?.findLast(({ start }) => start <= target + 1e-9);
  const written = <S extends { readonly start: number; readonly end: number }>(span: S) => ({
    ...span,
    start: utcOf(span.start),
    end: utcOf(span.end),
  });
  return {
    ageYears: year.years,
    count: (year.years % 12) + 1,
    point: followed,
    annual,
    points: [...points].map(([point, longitudeDeg]) => ({
      point,
      natal: signAt(longitudeDeg),
      ...arrivalOf(chart, longitudeDeg, year.years),
    })),
    yearStart: year.start === null ? null : utcOf(year.start),
    yearEnd: year.end === null ? null : utcOf(year.end),
    months: months?.map(written) ?? null,
    month: month?.month ?? null,
    daily: month && target !== null ? written(dayOf(month, target)) : null,
  };
}

/** Julian days UT of a year of age; null where they are not known. */
interface Year {
  readonly years: number;
  readonly start: number | null;
  readonly end: number | null;
  readonly target: number | null;
}

/** The year of age that is asked about: by its number, by a date, or now. */
function yearOf(chosen: Input, { birth }: GivenChart, nowMs: number): Year {
  const { age, ageBy, targetDate } = chosen;
  if (!birth) {
    if (age === undefined) throw new Refusal("age-missing");
    return { years: age, start: null, end: null, target: null };
  }
  const { civil, chart } = birth;
  const sunDeg = chart.positions.sun!.longitudeDeg;
  if (age !== undefined) {
    const startOf = yearStartsOf(ageBy, civil, sunDeg);
    return { years: age, start: startOf(age), end: startOf(age + 1), target: null };
  }
  const target =
    targetDate === undefined
      ? present(nowMs, chart.julianDayUt)
      : readTarget(targetDate, chosen.targetTime, chosen, civil).julianDayUt;
  const { years, yearStart, yearEnd } = ageAt(ageBy, civil, target, sunDeg);
  return { years, start: yearStart, end: yearEnd, target };
}

function present(nowMs: number, birthUt: number): number {
  const now = julianDayOfEpochMs(nowMs);
  requireReach(dateOf(now), now, birthUt);
  return now;
}
