import type { Phase } from "#lore";
import type { Branch, CivilMoment, Stem } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import type { ClockName, DayBoundary, YearBoundary } from "#east/calendar/conventions.ts";
import { fourPillars, type FourPillars } from "#east/calendar/pillars.ts";
import { balanceOf, type Balance } from "../../bazi/chart/balance.ts";
import { chartOf, type Chart } from "#east/four_pillars/chart.ts";
import { findLuck } from "#east/four_pillars/luck.ts";
import { describeStrength, type Strength, type StrengthModel } from "../../bazi/chart/strength.ts";
import type { StarRules } from "../../bazi/chart/stars.ts";
import { describeUsefulGod } from "../../bazi/chart/useful_god.ts";
import type { UsefulGod } from "../../bazi/chart/useful_god_answer.ts";
import { judgeChart } from "../../bazi/judgement/judge.ts";
import type { SchoolId } from "../../bazi/judgement/view.ts";
import type { GenderName } from "#east/gender.ts";
import { pairOf } from "#east/pairs.ts";
import type { LuckCourse } from "../common_luck.ts";

/** Everything by which the two charts are read, all schools chosen. */
export interface MatchRules extends Pick<StarRules, "noble"> {
  readonly clock: ClockName;
  readonly dayBoundary: DayBoundary;
  readonly yearBoundary: YearBoundary;
  readonly strengthModel: StrengthModel;
  readonly school: SchoolId;
}

/** What of a chart counts beside another one. */
export interface Profile {
  readonly pillars: FourPillars;
  readonly chart: Chart;
  readonly self: Stem;
  readonly seat: Branch;
  readonly balance: Balance;
  readonly strength: Strength;
  readonly usefulGod: UsefulGod;
  readonly noble: StarRules["noble"];
  readonly birthYear: number;
  /** One, or both where none was given. */
  readonly genders: readonly GenderName[];
  /** Luck of each of the genders. */
  readonly luck: readonly LuckCourse[];
}

const ROLE_SCORE = { useful: 2, favourable: 1, idle: 0, hostile: -1, adverse: -2 } as const;
const BRANCH_FACTOR = 2;
const CLEAR = 2;
const STAGES = { direction: "yinReversed", earth: "withFire" } as const;

/** Reads of a birth what a match needs. */
export function profileOf(
  civil: CivilMoment,
  genders: readonly GenderName[],
  rules: MatchRules,
): Profile {
  const time = chartTimeOf(civil, rules.clock);
  const { pillars, jie } = fourPillars(civil, time, rules.dayBoundary, rules.yearBoundary);
  const chart = chartOf(pillars);
  const judgement = judgeChart(chart);
  const strength = describeStrength(chart, judgement, rules.strengthModel);
  const balance = balanceOf(chart);
  const usefulGod = describeUsefulGod(chart, balance, judgement, rules.school);
  const luckOf = (gender: GenderName): LuckCourse => {
    const cycles = findLuck(chart, civil, jie, gender, "exact", STAGES).pillars;
    const grades = cycles.map(({ pillar }) => {
      const { stem, branch } = pairOf(pillar);
      return gradeOf(stem.element, branch.element, usefulGod);
    });
    return { startYear: cycles[0]!.startYear!, grades };
  };
  return {
    pillars,
    chart,
    self: pillars.day.stem,
    seat: pillars.day.branch,
    balance,
    strength,
    usefulGod,
    noble: rules.noble,
    birthYear: civil.year,
    genders,
    luck: genders.map(luckOf),
  };
}

/** The branch carries twice the weight of the stem; 2 of 6 points make a cycle clear. */
function gradeOf(stem: Phase, branch: Phase, usefulGod: UsefulGod): number {
  const score = roleScore(stem, usefulGod) + BRANCH_FACTOR * roleScore(branch, usefulGod);
  return Math.abs(score) < CLEAR ? 0 : Math.sign(score);
}

function roleScore(element: Phase, { roles }: UsefulGod): number {
  for (const role of ["useful", "favourable", "idle", "hostile", "adverse"] as const) {
    if (roles[role].element === element) return ROLE_SCORE[role];
  }
  return 0;
}

/** The same chart as one of its genders alone reads it. */
export function asGender(profile: Profile, gender: GenderName): Profile {
  const at = profile.genders.indexOf(gender);
  return { ...profile, genders: [gender], luck: [profile.luck[at]!] };
}
