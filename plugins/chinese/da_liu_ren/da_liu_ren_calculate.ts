import {
  defineProcedure,
  Gender,
  MomentOrNow,
  oneOf,
  Question,
  Refusal,
  Type,
  type Convention,
  type Lang,
} from "#old";
import { previousSolarTerm } from "#sky";
import {
  branch,
  chineseDateOf,
  formatLocal,
  hourBranchIndex,
  modulo,
  stemBranch,
  STEMS,
  toTrueSolarReceipt,
} from "#time";
import { boundaryWarnings } from "../calendar/boundary_warnings.ts";
import { chartTimeOf, LONGITUDE_NEEDED } from "../calendar/chart_time.ts";
import { CLOCK, DAY_BOUNDARY } from "../calendar/conventions.ts";
import { fourPillars } from "../calendar/pillars.ts";
import { TermShape, toTermInstant } from "../calendar/solar_terms.ts";
import { relativeOf } from "../changes/na_jia.ts";
import { NamedShape } from "../core/named.ts";
import { BranchShape, PairNameShape, StemShape, toPairName } from "../core/shapes.ts";
import { isVoid, voidBranchesOf, xunHeadOf } from "../core/void.ts";
import { MONTH_GENERALS, monthGeneralOf, NOBLE_TABLES, placeGenerals } from "./generals.ts";
import { drawLessons } from "./picture.ts";
import { sixRenBrief } from "./liu_ren_brief.ts";
import { findTransmissions, GATES, layLessons } from "./transmissions.ts";

const NOBLE = {
  title: { en: "Table of the noble", zhHant: "貴人" },
  default: "common",
  options: {
    common: {
      title: { en: "Jia, wu, geng ox and goat", zhHant: "甲戊庚牛羊" },
      source: "Da Liu Ren Daquan",
    },
    danMu: {
      title: { en: "The older dawn and dusk table", zhHant: "旦暮貴人" },
      source: "Liuren texts before the Ming",
    },
  },
} as const satisfies Convention;

const SHE_HAI = {
  title: { en: "Several controls", zhHant: "涉害" },
  default: "depth",
  options: {
    depth: { title: { en: "By depth of harm", zhHant: "涉害深淺" }, source: "Da Liu Ren Daquan" },
    mengZhong: {
      title: { en: "By corners alone", zhHant: "直取孟仲季" },
      source: "Liuren Zhinan; printed tables; differs in 23 of 720 lessons",
    },
  },
} as const satisfies Convention;

const LessonShape = Type.Object({
  upper: BranchShape,
  lower: Type.String({ description: "The stem of the day in the first lesson, else a branch" }),
  pair: Type.String({ description: "Upper over lower" }),
  general: NamedShape,
});

/** The great six ren of a moment. */
export const daLiuRenCalculate = defineProcedure({
  name: "daLiuRen.calculate",
  tradition: "chinese-boards",
  title: { en: "Great Six Ren", zhHant: "大六壬" },
  summary: {
    en: "Heaven and earth plates, month general, twelve generals, four lessons, three transmissions with the gate that gave them",
    zhHant: "天地盤、月將、十二天將、四課與三傳，並標明所用之法",
  },
  kind: "calculation",
  cost: 1,
  icon: "icons/da_liu_ren.svg",
  needs: ["now"],
  reads: "moment",
  input: Type.Object({
    ...MomentOrNow,
    dayNight: Type.Optional(
      oneOf(["day", "night"], "Which noble to take; default: day from 05:00 to 17:00"),
    ),
    birthYear: Type.Optional(
      Type.Integer({
        minimum: 1646,
        maximum: 2400,
        description: "Querent's lunar birth year, for the year of life 行年",
      }),
    ),
    gender: Type.Optional(Gender),
    question: Question,
  }),
  output: Type.Object({
    pillars: Type.Object({
      year: PairNameShape,
      month: PairNameShape,
      day: PairNameShape,
      hour: PairNameShape,
    }),
    chartTime: Type.String({ description: "Local time on the chart's clock, ISO 8601" }),
    zhongQi: TermShape,
    monthGeneral: Type.Object({ ...NamedShape.properties, branch: BranchShape }),
    hourBranch: BranchShape,
    dayVoid: Type.Array(BranchShape, { minItems: 2, maxItems: 2 }),
    isDay: Type.Boolean(),
    plate: Type.Array(
      Type.Object({ earth: BranchShape, heaven: BranchShape, general: NamedShape }),
      { minItems: 12, maxItems: 12, description: "By earth branch, 子 first" },
    ),
    lessons: Type.Array(LessonShape, { minItems: 4, maxItems: 4 }),
    transmissions: Type.Array(
      Type.Object({
        branch: BranchShape,
        general: NamedShape,
        relative: NamedShape,
        stem: Type.Union([StemShape, Type.Null()], {
          description: "遁干 within the day's ten; null for a void branch",
        }),
      }),
      { minItems: 3, maxItems: 3 },
    ),
    gate: Type.Object(NamedShape.properties, {
      description: "Which of the gates gave the transmissions",
    }),
    horse: Type.Object(BranchShape.properties, { description: "Travelling horse of the day" }),
    yearOfLife: Type.Union([PairNameShape, Type.Null()], {
      description: "行年 at the querent's nominal age",
    }),
    question: Type.Union([Type.String(), Type.Null()]),
  }),
  conventions: { clock: CLOCK, dayBoundary: DAY_BOUNDARY, noble: NOBLE, sheHai: SHE_HAI },
  refusals: {
    ...LONGITUDE_NEEDED,
    timeNeeded: "a date was given without a time",
    genderNeeded: "a birth year was given without a gender, or lies after the moment",
  },
  run(input, give) {
    const civil = give.civil();
    const chart = chartTimeOf(civil, input.clock);
    const { pillars } = fourPillars(civil, chart, input.dayBoundary, "liChun");
    const { day, hour } = pillars;
    if (!hour) throw new Refusal("timeNeeded", "Cannot lay the plates: no time given");
    const zhongQi = previousSolarTerm(civil.julianDayUt, "major");
    const general = monthGeneralOf(zhongQi.index);
    const hourBranch = hourBranchIndex(chart.local.hour);
    const offset = modulo(general - hourBranch, 12);
    const isDay = input.dayNight ? input.dayNight === "day" : hourBranch >= 3 && hourBranch <= 8;
    const noble = NOBLE_TABLES[input.noble][isDay ? "day" : "night"][day.stem.index]!;
    const generals = placeGenerals(noble, offset);
    const lessons = layLessons(day, offset);
    const { branches, gate } = findTransmissions(day, offset, input.sheHai);
    const head = xunHeadOf(day);
    return {
      pillars: {
        year: toPairName(pillars.year),
        month: toPairName(pillars.month),
        day: toPairName(day),
        hour: toPairName(hour),
      },
      chartTime: formatLocal(chart.local),
      zhongQi: toTermInstant(zhongQi, civil),
      monthGeneral: { ...MONTH_GENERALS[general]!, branch: branch(general) },
      hourBranch: branch(hourBranch),
      dayVoid: voidBranchesOf(day),
      isDay,
      plate: generals.map((one, earth) => ({
        earth: branch(earth),
        heaven: branch(earth + offset),
        general: one,
      })),
      lessons: lessons.map((lesson, i) => {
        const lower = i === 0 ? day.stem.native : branch(lesson.lower).native;
        const upper = branch(lesson.upper);
        return { upper, lower, pair: upper.native + lower, general: generals[lesson.lower]! };
      }),
      transmissions: branches.map((index) => ({
        branch: branch(index),
        general: generals[modulo(index - offset, 12)]!,
        relative: relativeOf(day.stem.element, branch(index).element),
        stem: isVoid(day, index) ? null : STEMS[modulo(index - head.branch.index, 12)]!,
      })),
      gate: GATES[gate],
      horse: branch([2, 11, 8, 5][day.branch.index % 4]!),
      yearOfLife: yearOfLife(input.birthYear, input.gender, chineseDateOf(civil.fixed).year),
      question: input.question ?? null,
    };
  },
  receipt(input, give) {
    const civil = give.civil();
    const chart = chartTimeOf(civil, input.clock);
    const warnings = boundaryWarnings(civil, chart, input.dayBoundary, give.lang, false);
    return chart.solar
      ? { trueSolarTime: toTrueSolarReceipt(chart.solar), warnings }
      : { warnings };
  },
  brief: (answer, lang: Lang) => sixRenBrief(answer, lang),
  picture: (answer, lang: Lang) => drawLessons(answer, lang),
  examples: [
    {
      title: "an evening of June 1982",
      input: { date: "1982-06-12", time: "19:03", timezone: "+08:00", clock: "civil" },
      expect: {
        monthGeneral: { branch: { native: "申" } },
        gate: { native: "重審" },
        lessons: [{ pair: "卯丙" }, { pair: "丑卯" }, { pair: "子寅" }, { pair: "戌子" }],
        transmissions: [
          { branch: { native: "丑" }, general: { native: "勾陳" } },
          { branch: { native: "亥" }, general: { native: "朱雀" }, stem: null },
          { branch: { native: "酉" }, general: { native: "貴人" } },
        ],
      },
      source: "liuren-ts-lib 88dfe6d, transmissions agreed with an evaluation of the nine gates",
    },
  ],
  references: [
    { title: "Da Liu Ren Daquan 大六壬大全", author: "Guo Zailai 郭載騋 (ed.)", year: "Ming" },
    { title: "Liuren Zhinan 六壬指南", author: "Chen Gongxian 陳公獻", year: "Ming" },
  ],
});

/** 行年: male from 丙寅 forward, female from 壬申 backward, one pair for each nominal year. */
function yearOfLife(birthYear: number | undefined, gender: string | undefined, year: number) {
  if (birthYear === undefined) return null;
  if (gender === undefined || birthYear > year) {
    throw new Refusal(
      "genderNeeded",
      "Cannot count the year of life: it needs a gender and a birth year not after the moment",
    );
  }
  const age = year - birthYear;
  return toPairName(gender === "male" ? stemBranch(2 + age) : stemBranch(8 - age));
}
