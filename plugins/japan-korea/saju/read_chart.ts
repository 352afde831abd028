/**
 * The four pillars by Korean practice.
 *
 * @source Yeonhae Japyeong 연해자평 (Yuanhai Ziping) in its Korean reception; the history of Korean standard time in the
 *   IANA database: UTC+8:30 in 1908-1911 and 1954-1961, summer time in 1948-1951, 1955-1960 and 1987-1988
 */
import { PHASE, PHASE_RELATION, phaseThat } from "#lore";
import { formatLocal, type CivilMoment, type Stem, type StemBranch } from "#time";
import type { DayBoundary, YearBoundary } from "#east/calendar/conventions.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { chartOf, type Chart } from "#east/four_pillars/chart.ts";
import { findLuck } from "#east/four_pillars/luck.ts";
import type { GenderName } from "#east/gender.ts";
import { stageOf } from "#east/life_stages.ts";
import { soundOf } from "#east/na_yin.ts";
import { pairOf } from "#east/pairs.ts";
import { GOD_FAMILY, tenGodOf, FAMILY_OF_RELATION } from "#east/ten_gods.ts";
import { isVoid, voidBranchesOf } from "#east/void.ts";
import { JEOLGI } from "../core/hangul.ts";
import { koreanTimeOf, type KoreanClock } from "../core/korean_clock.ts";
import { sinsalOf } from "../core/sinsal.ts";
import { tiesOf } from "../core/ties.ts";
import type { SajuAnswer } from "./answer.ts";
import { heldBy, mainStemOf } from "./hidden.ts";
import { countFamilies, helperOf, strengthOf } from "./strength.ts";

/** Everything by which a chart is read. */
export interface SajuRules {
  readonly gender: GenderName;
  readonly clock: KoreanClock;
  readonly dayBoundary: DayBoundary;
  readonly yearBoundary: YearBoundary;
  readonly hiddenStems: "monthly" | "inner";
  readonly sinsalBase: "year" | "day";
  readonly luckRule: "wholeYears" | "exact";
}

/** Life stages as Korean manuals count them: yin stems backward, earth with fire. */
const STAGES = { direction: "yinReversed", earth: "withFire" } as const;

/**
 * Reads a birth.
 *
 * @throws {Refusal} longitudeNeeded
 */
export function readSaju(civil: CivilMoment, rules: SajuRules): SajuAnswer {
  const time = koreanTimeOf(civil, rules.clock);
  const { pillars, jie } = fourPillars(civil, time, rules.dayBoundary, rules.yearBoundary);
  const chart = chartOf(pillars);
  const base = pillars[rules.sinsalBase].branch.index;
  const view = (pair: StemBranch) => viewPillar(pair, chart, base, rules.hiddenStems);
  const strength = strengthOf(chart);
  const families = countFamilies(chart);
  return {
    gender: rules.gender,
    chartTime: civil.timeKnown
      ? {
          clock: time.clock,
          local: formatLocal(time.local),
          utcOffsetMinutes: Math.round(civil.offsetSeconds / 60),
          standardMinutes: Math.round(civil.standardOffsetSeconds / 60),
        }
      : null,
    pillars: {
      year: view(pillars.year),
      month: view(pillars.month),
      day: { ...view(pillars.day), stemGod: "dayMaster" },
      hour: pillars.hour ? view(pillars.hour) : null,
    },
    voidBranches: voidBranchesOf(pillars.day).map(({ id }) => id),
    elements: countElements(chart),
    families: GOD_FAMILY.ids.map((family) => ({
      family,
      element: phaseThat(
        chart.dayMaster.element,
        PHASE_RELATION.ids.find((one) => FAMILY_OF_RELATION[one] === family)!,
      ),
      count: families[family],
    })),
    strength,
    helper: helperOf(chart, strength.value),
    ties: tiesIn(chart),
    solarTerms: { opened: JEOLGI.ids[jie.previous.index]!, next: JEOLGI.ids[jie.next.index]! },
    luck: luckOf(chart, civil, jie, rules, base),
  };
}

function viewPillar(
  pair: StemBranch,
  { day, dayMaster }: Chart,
  base: number,
  school: SajuRules["hiddenStems"],
): SajuAnswer["pillars"]["year"] {
  const { stem, branch } = pair;
  const god = (one: Stem) => tenGodOf(dayMaster, one);
  return {
    gapja: pair.id,
    stem: stem.id,
    stemElement: stem.element,
    branch: branch.id,
    branchElement: branch.element,
    stemGod: god(stem),
    branchGod: god(mainStemOf(branch.index)),
    hidden: heldBy(branch.index, school).map((one) => ({
      stem: one.stem.id,
      god: god(one.stem),
      days: one.days,
    })),
    stage: stageOf(dayMaster.index, branch.index, STAGES.direction, STAGES.earth),
    sinsal: sinsalOf(base, branch.index),
    sound: soundOf(pair.index),
    void: isVoid(day, branch.index),
  };
}

function countElements(chart: Chart): SajuAnswer["elements"] {
  const counts = { wood: 0, fire: 0, earth: 0, metal: 0, water: 0 };
  for (const { pair } of chart.pillars) {
    counts[pair.stem.element]++;
    counts[pair.branch.element]++;
  }
  return counts;
}

function tiesIn({ pillars }: Chart): SajuAnswer["ties"] {
  return pillars.flatMap((one, i) =>
    pillars.slice(i + 1).flatMap((other) =>
      tiesOf(one.pair.branch.index, other.pair.branch.index).map((tie) => ({
        tie,
        one: one.place,
        other: other.place,
      })),
    ),
  );
}

function luckOf(
  chart: Chart,
  civil: CivilMoment,
  jie: Parameters<typeof findLuck>[2],
  { gender, luckRule }: SajuRules,
  base: number,
): SajuAnswer["luck"] {
  const { direction, start, pillars } = findLuck(chart, civil, jie, gender, luckRule, STAGES);
  return {
    forward: direction.value === "forward",
    number: start?.years ?? null,
    cycles: pillars.map(({ pillar, tenGod, stage, startAge, startYear }) => {
      const { branch } = pairOf(pillar);
      return {
        gapja: pillar,
        stemGod: tenGod,
        branchGod: tenGodOf(chart.dayMaster, mainStemOf(branch.index)),
        stage,
        sinsal: sinsalOf(base, branch.index),
        age: start ? startAge!.completed : null,
        startYear: start ? startYear : null,
      };
    }),
  };
}

/** Elements that a chart has none of. */
export function missingElements({ elements }: SajuAnswer) {
  return PHASE.ids.filter((one) => elements[one] === 0);
}
