/** Decade, year, month, day and hour of a purple star chart at a target moment. */
import { BRANCH, STEM } from "#lore";
import { Refusal } from "#sdk";
import {
  BRANCHES,
  chineseDateOf,
  dayPillar,
  FIRST_CHINESE_YEAR,
  formatChineseDate,
  formatDate,
  fromFixed,
  hourBranchIndex,
  hourPillar,
  julianDayNumber,
  LAST_CHINESE_YEAR,
  modulo,
  monthPillar,
  toFixed,
  yearPillar,
  type CivilMoment,
} from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import { branchOf, pairOf, stemOf } from "#east/pairs.ts";
import { lookAt } from "../chart/highlights.ts";
import type { Palace } from "../chart/palace.ts";
import { HORSE, KUI, LU, YUE } from "#east/purple_star/placing.ts";
import { findPresent } from "../chart/present.ts";
import { countedMonth } from "#east/purple_star/frame.ts";
import { layZiwei, type LaidChart, type ZiweiRules } from "../chart/read_chart.ts";
import { TRANSFORMED } from "#east/purple_star/tables.ts";
import { PALACE, TRANSFORMATION, type PalaceId } from "#east/purple_star/stars.ts";
import {
  FLOW_STAR,
  type FlowStar,
  type HoroscopeAnswer,
  type HoroscopeTopic,
  type PeriodId,
} from "./answer.ts";

type Period = HoroscopeAnswer["periods"][number];

export interface HoroscopeRules extends ZiweiRules {
  readonly ageTurns: "newYear" | "birthday";
}

const row = (natives: string) =>
  [...natives].map((native) => BRANCHES.findIndex((one) => one.native === native));
/** Flowing 昌 and 曲 by stem, 甲 first. */
const CHANG = row("巳午申酉申酉亥子寅卯");
const QU = row("酉申午巳午巳卯寅子亥");

const TOPIC_PALACES: { readonly [K in HoroscopeTopic]: PalaceId } = {
  self: "life",
  love: "spouse",
  money: "wealth",
  health: "health",
  work: "career",
};

/**
 * Reads the periods of a target moment.
 *
 * The year's life palace stands on the branch of the lunar year. From it the birth month is counted back and the
 * birth hour forward to the first month (斗君); days run on from the month's palace, hours from the day's.
 *
 * @throws {Refusal} as `ziwei.chart`, and onDateUnusable where the target lies outside the twelve decades
 * @source Ziwei Doushu Quanshu, 安斗君訣, 安流祿流羊流陀訣; agrees with iztro 2.6.1
 */
export function readHoroscope(
  birth: CivilMoment,
  target: CivilMoment,
  rules: HoroscopeRules,
): HoroscopeAnswer {
  const chart = layZiwei(birth, rules);
  const { local } = chartTimeOf(target, rules.clock);
  const late = target.timeKnown && local.hour === 23 && rules.lateZi === "nextDay" ? 1 : 0;
  const fixed = toFixed(local) + late;
  if (local.year <= FIRST_CHINESE_YEAR || local.year >= LAST_CHINESE_YEAR) {
    throw new Refusal("onDateUnusable", { date: formatDate(local) });
  }
  const lunar = chineseDateOf(fixed);
  const { nominalAge, present } = ageAt(chart, lunar, rules);
  const year = yearPillar(lunar.year);
  const month = countedMonth(lunar, rules.leapMonth);
  const monthPair = monthPillar(year.stem.index, modulo(month + 1, 12));
  const dayPair = dayPillar(julianDayNumber(fixed));
  const birthHour = branchOf(chart.countedAs.hour).index;
  const yearAt = year.branch.index;
  const monthAt = yearAt - (chart.countedAs.month - 1) + birthHour + (month - 1);
  const dayAt = monthAt + lunar.day - 1;
  const decadePalace = chart.palaces.find(({ palace }) => palace === present.decade.palace)!;
  const decadeAt = branchOf(decadePalace.branch).index;
  const lay = (id: PeriodId, stem: number, branch: number, life: number) =>
    layPeriod(chart, rules, id, stem, branch, modulo(life, 12));
  const hour = target.timeKnown ? hourBranchIndex(local.hour) : null;
  const limit = chart.palaces.find(({ palace }) => palace === present.minorLimit)!;
  return {
    gender: chart.gender,
    birthYear: chart.year,
    lifePalace: chart.lifePalace,
    target: {
      date: formatDate(fromFixed(fixed)),
      lunar: formatChineseDate(lunar),
      nominalAge,
    },
    decadeAges: {
      from: present.decade.from,
      to: present.decade.to,
      isChildhood: present.decade.isChildhood,
    },
    minorLimit: { branch: limit.branch, palace: limit.palace },
    periods: [
      lay("decade", stemOf(decadePalace.stem).index, decadeAt, decadeAt),
      lay("year", year.stem.index, yearAt, yearAt),
      lay("month", monthPair.stem.index, monthPair.branch.index, monthAt),
      lay("day", dayPair.stem.index, dayPair.branch.index, dayAt),
      ...(hour === null
        ? []
        : [lay("hour", hourPillar(dayPair.stem.index, hour).stem.index, hour, dayAt + hour)]),
    ],
  };
}

/** The nominal age, and the decade and minor limit of it. */
function ageAt(
  chart: LaidChart,
  target: { readonly year: number; readonly month: number; readonly day: number },
  { ageTurns, transformations }: HoroscopeRules,
) {
  const birth = chart.lunarDate;
  const isBefore =
    target.month < birth.month || (target.month === birth.month && target.day < birth.day);
  const lag = ageTurns === "birthday" && isBefore ? 1 : 0;
  // The year of the chart may turn by 立春; it is the one whose pillar the chart has.
  const birthYear =
    birth.year + modulo(pairOf(chart.year).index - yearPillar(birth.year).index + 30, 60) - 30;
  const nominalAge = target.year - birthYear + 1 - lag;
  const asked = `${String(birthYear + nominalAge - 1).padStart(4, "0")}-07-01`;
  return { nominalAge, present: findPresent(asked, birthYear, chart.palaces, transformations) };
}

function layPeriod(
  chart: LaidChart,
  rules: HoroscopeRules,
  period: PeriodId,
  stem: number,
  branch: number,
  life: number,
): Period {
  const { palaces } = chart;
  const onBranch = (index: number) =>
    palaces.find((one) => one.branch === BRANCH.ids[modulo(index, 12)]!)!;
  /** What a palace of birth is in the period: palaces run backwards from the life palace. */
  const flowing = (palace: Palace) => PALACE.ids[modulo(life - branchOf(palace.branch).index, 12)]!;
  const holder = (star: string) =>
    palaces.find(({ majorStars, minorStars }) =>
      [...majorStars, ...minorStars].some((one) => one.star === star),
    )!;
  const transformations = TRANSFORMED[rules.transformations][stem]!.map((star, i) => {
    const palace = holder(star);
    const flowPalace = flowing(palace);
    return { transformation: TRANSFORMATION.ids[i]!, star, palace: palace.palace, flowPalace };
  });
  return {
    period,
    stem: STEM.ids[stem]!,
    branch: BRANCH.ids[branch]!,
    lifeBranch: BRANCH.ids[life]!,
    palace: onBranch(life).palace,
    transformations,
    stars: FLOW_STAR.ids.map((star) => {
      const palace = onBranch(placeOf(star, stem, branch));
      return { star, branch: palace.branch, palace: palace.palace };
    }),
    topics: (Object.keys(TOPIC_PALACES) as HoroscopeTopic[]).map((topic) => {
      const flowPalace = TOPIC_PALACES[topic];
      const palace = onBranch(life - PALACE.ids.indexOf(flowPalace));
      return {
        topic,
        flowPalace,
        palace: palace.palace,
        standing: lookAt(chart, palace.palace).standing,
        transformations: transformations
          .filter((one) => one.flowPalace === flowPalace)
          .map(({ transformation }) => transformation),
      };
    }),
  };
}

/** Branch of a flowing star by the stem and the branch of its period. */
function placeOf(star: FlowStar, stem: number, branch: number): number {
  const places: { readonly [K in FlowStar]: number } = {
    lu: LU[stem]!,
    yang: LU[stem]! + 1,
    tuo: LU[stem]! - 1,
    kui: KUI[stem]!,
    yue: YUE[stem]!,
    chang: CHANG[stem]!,
    qu: QU[stem]!,
    ma: HORSE[branch % 4]!,
    luan: 3 - branch,
    xi: 9 - branch,
  };
  return places[star];
}
