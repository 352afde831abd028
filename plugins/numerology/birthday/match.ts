/**
 * The match of two birth dates by their numbers, weekdays and seasons.
 *
 * Score = 0.50 × life paths + 0.25 × days + 0.15 × weekday rulers + 0.10 × seasons, rounded. The weights
 * are this service's own.
 */
import { WEEKDAY } from "#lore";
import type { CalendarDate } from "#time";
import { lifePathOf } from "../pythagorean/dates.ts";
import { reduce } from "../pythagorean/reduction.ts";
import type { Component, Person, RulerBond } from "./answer.ts";
import { bondNumbers } from "./bonds.ts";
import { RULERS, scoreWeekdays } from "./rulers.ts";
import { scoreSeasons, seasonOf } from "./seasons.ts";

/** Shares of the four comparisons in the score. */
export const WEIGHTS = { lifePath: 0.5, birthday: 0.25, weekday: 0.15, season: 0.1 } as const;

/**
 * What a birth date brings to the match.
 *
 * @param dayOfWeek 0 is Sunday
 */
export function personOf(date: CalendarDate, dayOfWeek: number): Person {
  const weekday = WEEKDAY.ids[dayOfWeek]!;
  return {
    lifePath: lifePathOf(date).number,
    birthday: reduce(date.day).number,
    weekday,
    ruler: RULERS[weekday].id,
    season: seasonOf(date.month),
  };
}

/** Compares two people; the order does not matter for any score. */
export function compare(a: Person, b: Person): readonly Component[] {
  const weekday = scoreWeekdays(a.weekday, b.weekday);
  const season = scoreSeasons(a.season, b.season);
  const rulers = a.weekday === b.weekday ? "same" : rulerBondOf(weekday);
  const seasons = season === 75 ? "same" : season === 65 ? "neighbouring" : "opposite";
  return [
    compareNumbers("lifePath", a.lifePath, b.lifePath),
    compareNumbers("birthday", a.birthday, b.birthday),
    {
      code: "weekday",
      with: { a: a.ruler, b: b.ruler, bond: rulers },
      score: weekday,
      weight: WEIGHTS.weekday,
    },
    {
      code: "season",
      with: { a: a.season, b: b.season, bond: seasons },
      score: season,
      weight: WEIGHTS.season,
    },
  ];
}

/** The weighted mean, rounded. */
export function totalOf(components: readonly Component[]): number {
  return Math.round(components.reduce((sum, { score, weight }) => sum + score * weight, 0));
}

function compareNumbers(code: "lifePath" | "birthday", a: number, b: number): Component {
  const { score, bond, strained } = bondNumbers(a, b);
  return { code, with: { a, b, bond, strained }, score, weight: WEIGHTS[code] };
}

function rulerBondOf(score: number): RulerBond {
  if (score === 65) return "even";
  return score > 65 ? "friendly" : "hostile";
}
