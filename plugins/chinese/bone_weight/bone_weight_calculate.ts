import { Birth, defineProcedure, Refusal, TextShape, Type, type Convention, type Lang } from "#old";
import { formatChineseDate, toTrueSolarReceipt, yearPillar } from "#time";
import { boundaryWarnings } from "../calendar/boundary_warnings.ts";
import { chartTimeOf, LONGITUDE_NEEDED } from "../calendar/chart_time.ts";
import { CLOCK } from "../calendar/conventions.ts";
import { LATE_ZI } from "../calendar/late_zi.ts";
import { LUNAR_REFUSALS, lunarMomentOf } from "../calendar/lunar_moment.ts";
import { BranchShape, PairNameShape, toPairName } from "../core/shapes.ts";
import { drawScale } from "./picture.ts";
import { verseOf } from "./verses.ts";
import { weigh } from "./weights.ts";
import { weightBrief } from "./weight_brief.ts";

const LEAP_MONTH = {
  title: { en: "Leap month", zhHant: "閏月" },
  default: "same",
  options: {
    same: {
      title: { en: "The weight of the month it repeats", zhHant: "作本月" },
      source: "majority practice",
    },
    half: {
      title: { en: "After day 15 the next month's weight", zhHant: "十五日後作次月" },
      source: "some practitioners",
    },
  },
} as const satisfies Convention;

const PRINT = {
  title: { en: "Disputed weights", zhHant: "異文" },
  default: "common",
  options: {
    common: { title: { en: "The common table", zhHant: "通行本" }, source: "five public tables" },
    variant: {
      title: { en: "The other print", zhHant: "別本" },
      source: "丁酉 4, 戊戌 15, 庚戌 6, 丙辰 7, 丁巳 7, 癸亥 6, hour 戌 11",
    },
  },
} as const satisfies Convention;

/** Weight of the bones and its verse. */
export const boneWeightCalculate = defineProcedure({
  name: "boneWeight.calculate",
  tradition: "chinese-destiny",
  title: { en: "Bone weight", zhHant: "袁天罡稱骨" },
  summary: {
    en: "Weighs lunar year, month, day and double hour in liang and qian and gives the verse for the sum; one table of verses for everybody",
    zhHant: "以農曆年月日時稱骨重若干兩錢，並附相應歌訣；男女同用一表",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/bone_weight.svg",
  reads: "birth",
  input: Type.Object({ ...Birth }),
  output: Type.Object({
    lunarDate: Type.String(),
    year: PairNameShape,
    hour: BranchShape,
    qian: Type.Object({
      year: Type.Integer(),
      month: Type.Integer(),
      day: Type.Integer(),
      hour: Type.Integer(),
      total: Type.Integer({ minimum: 21, maximum: 72 }),
    }),
    weight: Type.Object({ liang: Type.Integer(), qian: Type.Integer(), native: Type.String() }),
    verse: TextShape,
  }),
  conventions: { clock: CLOCK, lateZi: LATE_ZI, leapMonth: LEAP_MONTH, print: PRINT },
  refusals: {
    ...LONGITUDE_NEEDED,
    ...LUNAR_REFUSALS,
    hourNeeded: "no time of birth was given; the hour has a weight of its own",
  },
  run(input, give) {
    const civil = give.civil();
    if (!civil.timeKnown)
      throw new Refusal("hourNeeded", "Cannot weigh the hour: no time of birth given");
    const { date, hour } = lunarMomentOf(civil, input.clock, input.lateZi);
    const moves = input.leapMonth === "half" && date.isLeapMonth && date.day > 15;
    const month = moves ? (date.month % 12) + 1 : date.month;
    const year = yearPillar(date.year);
    const parts = weigh(year.index, month, date.day, hour.index, input.print);
    const total = parts.year + parts.month + parts.day + parts.hour;
    const [liang, qian] = [Math.floor(total / 10), total % 10];
    return {
      lunarDate: formatChineseDate(date),
      year: toPairName(year),
      hour,
      qian: { ...parts, total },
      weight: { liang, qian, native: qian === 0 ? `${liang}兩` : `${liang}兩${qian}錢` },
      verse: verseOf(total),
    };
  },
  receipt(input, give) {
    const civil = give.civil();
    const chart = chartTimeOf(civil, input.clock);
    const boundary = input.lateZi === "nextDay" ? "23:00" : "midnight";
    const warnings = boundaryWarnings(
      civil,
      chart,
      boundary,
      give.lang,
      input.birthHour !== undefined,
    );
    return chart.solar
      ? { trueSolarTime: toTrueSolarReceipt(chart.solar), warnings }
      : { warnings };
  },
  brief: (answer, lang: Lang) => weightBrief(answer, lang),
  picture: (answer, lang: Lang) => drawScale(answer, lang),
  examples: [
    {
      title: "a winter evening of 1914",
      input: { birthDate: "1914-01-15", birthTime: "22:30", timezone: "+08:00", clock: "civil" },
      expect: {
        qian: { year: 7, month: 5, day: 15, hour: 6, total: 33 },
        weight: { native: "3兩3錢" },
      },
      source: "weight tables of chinese-lunisolar-calendar agreed with five public tables",
    },
  ],
  references: [
    {
      title: "Chenggu Ge 稱骨歌",
      author: "attr. Yuan Tiangang 袁天罡",
      year: "Tang; printed Qing",
    },
  ],
});
