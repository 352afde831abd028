/** Days of a span for an activity: what forbids leaves out, the rest is ranked. */
import { animalOf, WEEKDAY } from "#lore";
import { Refusal, type Phrase } from "#sdk";
import {
  branch,
  chineseDateOf,
  dayPillar,
  formatChineseDate,
  formatDate,
  julianDayNumber,
  stemBranch,
  yearPillar,
  type CivilMoment,
  type StemBranch,
} from "#time";
import { FIRST_YEAR, LAST_YEAR } from "../../almanac/input.ts";
import { clashOf, hoursOfDay, officerOf, roadGodOf } from "#east/almanac/rules.ts";
import { specialDaysOf } from "../../almanac/special_days.ts";
import { readDayTables, type DayTables } from "../../almanac/tables.ts";
import { solarYearOf } from "#east/calendar/pillars.ts";
import { jieAround } from "#east/calendar/solar_terms.ts";
import { civilAt, dayAt } from "#east/calendar/zone_clock.ts";
import { branchRelations, isClash } from "#east/relations.ts";
import { HARMERS, HELPERS, RULES, type Activity } from "./activities.ts";
import { REASON, type DayPhrases, type FindAnswer, type Reason } from "./answer.ts";
import { MOST_DAYS, type Rules } from "./input.ts";

type Said = Phrase<DayPhrases>;

/** What is asked. */
export interface Search {
  readonly activity: Activity;
  readonly from: string;
  readonly to: string;
  readonly people?: readonly { readonly birthDate: string }[] | undefined;
  readonly limit?: number | undefined;
}

const SHOWN = 10;
const [LISTED, OFFICER_FOR, YELLOW, BLACK, PARDON] = [15, 8, 8, -6, 7] as const;
const [FRIEND, FOE] = [5, -5] as const;
const BOOK = "Xieji Bianfang Shu";

/**
 * Searches a span for days.
 *
 * @throws {Refusal} spanReversed, spanTooLong, yearOutOfRange
 * @throws {InputError} if a day does not exist
 * @source Xieji Bianfang Shu, juan 10-11 and 36; the popular tong shu. The points are this model's own
 */
export function findDays(search: Search, rules: Rules): FindAnswer {
  const { activity, people = [], limit = SHOWN } = search;
  const [first, last] = [dayAt(search.from), dayAt(search.to)];
  const count = last.fixed - first.fixed + 1;
  if (count < 1) throw new Refusal("spanReversed");
  if (count > MOST_DAYS) throw new Refusal("spanTooLong", { days: count, most: MOST_DAYS });
  for (const { year } of [first, last]) {
    if (year < FIRST_YEAR || year > LAST_YEAR) throw new Refusal("yearOutOfRange", { year });
  }
  const years = people.map(({ birthDate }) =>
    yearPillar(solarYearOf(jieAround(dayAt(birthDate).julianDayUt).previous)),
  );
  const civils = Array.from({ length: count }, (_, i) => civilAt(first.julianDayUt + i, undefined));
  const judged = civils.map((civil) =>
    judgeDay(civil, readDayTables(civil), activity, years, rules),
  );
  const kept = judged.filter(({ reasons }) => reasons.length === 0);
  const rejected = judged.filter(({ reasons }) => reasons.length > 0);
  const best = kept.toSorted((a, b) => b.score - a.score).slice(0, limit);
  const month = (best[0]?.facts.date ?? search.from).slice(0, 7);
  return {
    activity,
    from: search.from,
    to: search.to,
    searched: count,
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

function judgeDay(
  civil: CivilMoment,
  tables: DayTables,
  activity: Activity,
  people: readonly StemBranch[],
  rules: Rules,
) {
  const pillar = dayPillar(julianDayNumber(civil.fixed));
  const lunar = chineseDateOf(civil.fixed);
  const { officer } = officerOf(tables.monthBranch, pillar.branch.index);
  const { god, road } = roadGodOf(tables.monthBranch, pillar.branch.index);
  const specialDays = specialDaysOf(civil.fixed, tables.monthBranch);
  const facts = {
    date: formatDate(civil),
    dayOfWeek: WEEKDAY.ids[civil.dayOfWeek]!,
    lunar: formatChineseDate(lunar),
    year: stemBranch(tables.yearPair).id,
    month: stemBranch(tables.monthPair).id,
    day: pillar.id,
    officer,
    god,
    road,
    specialDays,
    clash: animalOf(clashOf(pillar.branch.index).id),
  };
  const rule = RULES[activity];
  const isListed = rule.acts.some((act) => tables.suitable.includes(act));
  const isBarred = rule.acts.every((act) => tables.avoid.includes(act));
  const yearBranch = branch(tables.yearPair % 12).index;
  const when: Readonly<Record<Reason, boolean>> = {
    monthBreak: specialDays.includes("monthBreak"),
    yearBreak: isClash(pillar.branch.index, yearBranch),
    fourPartings: specialDays.includes("fourPartings"),
    fourSeverances: specialDays.includes("fourSeverances"),
    yangGong: rules.yangGong === "counted" && specialDays.includes("yangGong"),
    clash: people.some((one) => isClash(one.branch.index, pillar.branch.index)),
    officer: rule.against.includes(officer),
    spirit: rule.forbids.some((spirit) => tables.badSpirits.includes(spirit)),
    table: rules.table === "tongShu" ? !isListed || isBarred : isBarred,
  };
  const reasons = REASON.ids.filter((reason) => when[reason]);
  const because: Said[] = [];
  let score = 50;
  const add = (points: number, said: Said) => {
    score += points;
    because.push(said);
  };
  if (isListed) add(LISTED, { code: "listed", source: "tong shu" });
  if (rule.for.includes(officer))
    add(OFFICER_FOR, { code: "officerFor", with: { officer }, source: `${BOOK} 10` });
  const yellow = road === "yellow";
  add(yellow ? YELLOW : BLACK, { code: "road", with: { god, yellow }, source: `${BOOK} 7` });
  if (specialDays.includes("pardon"))
    add(PARDON, { code: "special", with: { special: "pardon" }, source: `${BOOK} 5` });
  for (const spirit of tables.goodSpirits) {
    const points = HELPERS[spirit];
    if (points && spirit !== "tianShe")
      add(points, { code: "helper", with: { spirit }, source: `${BOOK} 5-6` });
  }
  for (const spirit of tables.badSpirits) {
    const points = HARMERS[spirit];
    if (points) add(points, { code: "harmer", with: { spirit }, source: `${BOOK} 5-6` });
  }
  for (const [i, one] of people.entries()) {
    for (const { kind } of branchRelations(one.branch.index, pillar.branch.index)) {
      const good = kind === "sixCombine" || kind === "halfCombine" || kind === "arch";
      if (good || kind === "harm" || kind.endsWith("Punishment"))
        add(good ? FRIEND : FOE, {
          code: "person",
          with: { number: i + 1, relation: kind, good },
          source: `${BOOK} 36`,
        });
    }
  }
  const hours = hoursOfDay(pillar)
    .filter(
      ({ branch: { index } }) =>
        roadGodOf(pillar.branch.index, index).road === "yellow" &&
        !isClash(index, pillar.branch.index) &&
        !people.some((one) => isClash(one.branch.index, index)),
    )
    .map(({ branch: { id } }) => id);
  return { facts, reasons, score, because, hours };
}
