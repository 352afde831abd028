import { animalOf, WEEKDAY } from "#lore";
import { nextSolarTerm, previousSolarTerm } from "#sky";
import {
  branch,
  chineseDateOf,
  dayPillar,
  formatChineseDate,
  formatDate,
  julianDayNumber,
  stemBranch,
  toJulianDay,
  type CivilMoment,
  type StemBranch,
} from "#time";
import { viewTerm } from "#east/calendar/solar_terms.ts";
import { phaseOfSound, soundOf } from "#east/na_yin.ts";
import { voidBranchesOf } from "#east/void.ts";
import type { Page } from "./answer.ts";
import {
  clashOf,
  hoursOfDay,
  mansionOf,
  officerOf,
  roadGodOf,
  shaDirection,
} from "#east/almanac/rules.ts";
import { clashingPair, godDirections } from "./rules.ts";
import { BRANCH_TABOOS, fetalGodOf, fetalThings, STEM_TABOOS } from "./sayings.ts";
import { specialDaysOf } from "./special_days.ts";
import { readHourTables, readPageTables } from "./tables.ts";

/** Language of the almanac's own sayings. */
const CHINESE = "zh-Hant";

/** Noon in China, at which a civil date's page is read, in days before noon UT. */
const CHINA_NOON = 1 / 3;

/** Reads the almanac page of a civil date. */
export function readPage(civil: CivilMoment): Page {
  const { year, month, day } = civil;
  const tables = readPageTables({ year, month, day });
  const hours = readHourTables({ year, month, day });
  const jdn = julianDayNumber(civil.fixed);
  const pillar = dayPillar(jdn);
  const lunar = chineseDateOf(civil.fixed);
  const noon = toJulianDay({ year, month, day }, 0.5) - CHINA_NOON;
  const around = [previousSolarTerm(noon), nextSolarTerm(noon)];
  const inForce = around.find((term) => term.index === tables.termIndex) ?? around[0]!;
  const next = nextSolarTerm(inForce.julianDayUt + 1);
  const pairs = hoursOfDay(pillar);
  const naYin = soundOf(pillar.index);
  const clash = clashOf(pillar.branch.index).id;
  return {
    date: formatDate({ year, month, day }),
    dayOfWeek: WEEKDAY.ids[civil.dayOfWeek]!,
    lunar: {
      year: lunar.year,
      month: lunar.month,
      isLeapMonth: lunar.isLeapMonth,
      day: lunar.day,
      monthDays: lunar.monthDays,
      native: formatChineseDate(lunar),
      zodiac: animalOf(branch(lunar.year - 4).id),
    },
    pillars: {
      year: stemBranch(tables.yearPair).id,
      month: stemBranch(tables.monthPair).id,
      day: pillar.id,
    },
    naYin,
    naYinElement: phaseOfSound(naYin),
    void: voidBranchesOf(pillar).map(({ id }) => id),
    officer: officerOf(tables.monthBranch, pillar.branch.index),
    mansion: mansionOf(jdn),
    dayGod: roadGodOf(tables.monthBranch, pillar.branch.index),
    clash: {
      branch: clash,
      animal: animalOf(clash),
      pair: clashingPair(pillar).id,
      sha: shaDirection(pillar.branch.index),
    },
    pengZu: taboosOf(pillar),
    directions: godDirections(pillar.stem.index),
    fetalGod: fetalGod(pillar),
    solarTerm: { ...viewTerm(inForce, civil), day: tables.termDay },
    nextTerm: viewTerm(next, civil),
    phenology: tables.phenology,
    nineStar: tables.nineStar,
    suitable: tables.suitable,
    avoid: tables.avoid,
    goodSpirits: tables.goodSpirits,
    badSpirits: tables.badSpirits,
    festival: tables.festival,
    periods: tables.periods,
    specialDays: specialDaysOf(civil.fixed, tables.monthBranch),
    hours: pairs.map((pair, i) => ({
      pillar: pair.id,
      from: `${String((i * 2 + 23) % 24).padStart(2, "0")}:00`,
      god: roadGodOf(pillar.branch.index, i),
      clash: clashOf(i).id,
      sha: shaDirection(i),
      ...hours[i]!,
    })),
    source: { acts: { code: "actsFrom" }, calendar: { code: "calendarFrom" } },
  };
}

function taboosOf({ stem, branch: own }: StemBranch): Page["pengZu"] {
  return [
    {
      original: STEM_TABOOS[stem.id],
      lang: CHINESE,
      code: "stemTaboo",
      with: { stem: stem.id },
    },
    {
      original: BRANCH_TABOOS[own.id],
      lang: CHINESE,
      code: "branchTaboo",
      with: { branch: own.id },
    },
  ];
}

function fetalGod(day: StemBranch): Page["fetalGod"] {
  const { byStem, byBranch, side } = fetalGodOf(day);
  const original = fetalThings(byStem, byBranch);
  return {
    things: { original, lang: CHINESE, code: "fetalThings", with: { byStem, byBranch } },
    side,
  };
}
