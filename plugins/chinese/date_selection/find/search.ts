/** Days of a span for an activity: what forbids leaves out, the rest is ranked. */
import { animalOf } from "#lore";
import { judgeDay } from "../judge_day.ts";
import { daysBetween, yearOfBirth } from "../span.ts";
import type { Activity } from "./activities.ts";
import { REASON, type FindAnswer } from "./answer.ts";
import type { Rules } from "./input.ts";

/** What is asked. */
export interface Search {
  readonly activity: Activity;
  readonly from: string;
  readonly to: string;
  readonly people?: readonly { readonly birthDate: string }[] | undefined;
  readonly limit?: number | undefined;
}

const SHOWN = 10;

/**
 * Searches a span for days.
 *
 * @throws {Refusal} spanReversed, spanTooLong, yearOutOfRange
 * @throws {InputError} if a day does not exist
 * @source Xieji Bianfang Shu, juan 10-11 and 36; the popular tong shu. The points are this model's own
 */
export function findDays(search: Search, rules: Rules): FindAnswer {
  const { activity, people = [], limit = SHOWN } = search;
  const civils = daysBetween(search.from, search.to);
  const years = people.map(({ birthDate }) => yearOfBirth(birthDate));
  const judged = civils.map((civil) => judgeDay(civil, activity, years, rules));
  const kept = judged.filter(({ reasons }) => reasons.length === 0);
  const rejected = judged.filter(({ reasons }) => reasons.length > 0);
  const best = kept.toSorted((a, b) => b.score - a.score).slice(0, limit);
  const month = (best[0]?.facts.date ?? search.from).slice(0, 7);
  return {
    activity,
    from: search.from,
    to: search.to,
    searched: civils.length,
    kept: kept.length,
    people: years.map(({ id, branch: { id: of } }) => ({ year: id, animal: animalOf(of) })),
    days: best.map(({ facts, score, because, hours }) => ({ ...facts, score, because, hours })),
    rejected: rejected
      .filter(({ facts: { date } }) => date.startsWith(month))
      .map(({ facts, reasons }) => ({ ...facts, reasons })),
    counts: REASON.ids
      .map((reason) => ({
        reason,
        days: rejected.filter(({ reasons }) => reasons.includes(reason)).length,
      }))
      .filter(({ days }) => days > 0),
  };
}
