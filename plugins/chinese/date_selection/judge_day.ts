/** What a day is for an activity: its facts, what forbids it, and what speaks for and against it. */
import { animalOf, WEEKDAY } from "#lore";
import type { Phrase } from "#sdk";
import {
  branch,
  chineseDateOf,
  dayPillar,
  formatChineseDate,
  formatDate,
  julianDayNumber,
  stemBranch,
  type CivilMoment,
  type StemBranch,
} from "#time";
import { clashOf, hoursOfDay, officerOf, roadGodOf } from "#east/almanac/rules.ts";
import { branchRelations, isClash } from "#east/relations.ts";
import { specialDaysOf } from "../almanac/special_days.ts";
import { readDayTables } from "../almanac/tables.ts";
import { HARMERS, HELPERS, RULES, type Activity } from "./find/activities.ts";
import { REASON, type DayPhrases, type Reason } from "./find/answer.ts";
import type { Rules } from "./find/input.ts";

type Said = Phrase<DayPhrases>;

const [LISTED, OFFICER_FOR, YELLOW, BLACK, PARDON] = [15, 8, 8, -6, 7] as const;
const [FRIEND, FOE] = [5, -5] as const;
const BOOK = "Xieji Bianfang Shu";

/**
 * Judges a day.
 *
 * @param people year pillars of those whom it must not clash with
 * @source Xieji Bianfang Shu, juan 10-11 and 36; the popular tong shu. The points are this model's own
 */
export function judgeDay(
  civil: CivilMoment,
  activity: Activity,
  people: readonly StemBranch[],
  rules: Rules,
) {
  const tables = readDayTables(civil);
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
  return { facts, reasons, score, because, hours, pillar, lunar, monthBranch: tables.monthBranch };
}
