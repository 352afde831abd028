import { BRANCH, PILLAR } from "#lore";
import { english, type Translation, type Words } from "#sdk";
import type { BoundaryPhrases } from "../../calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "../../calendar/chart_time.ts";
import * as calendar from "../../calendar/words/en.ts";
import { relative } from "../../changes/words/en.ts";
import type { TallyPhrases } from "../../core/tally.ts";
import { tallyPhrases } from "../../core/words/en.ts";
import { askedText } from "../../core/words/en/question.ts";
import { nativeOf } from "../../core/natives.ts";
import type { answer, LiuRenAnswer } from "../answer.ts";
import { MONTH_GENERAL } from "../generals.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { GATE } from "../transmissions.ts";
import type { BoardPhrases } from "../weight.ts";

const { capital, numberWord } = english;
const { clock, dayBoundary } = calendar.conventions;

const general = {
  guiRen: "noble",
  tengShe: "soaring snake",
  zhuQue: "vermilion bird",
  liuHe: "six harmonies",
  gouChen: "hooked array",
  qingLong: "azure dragon",
  tianKong: "empty sky",
  baiHu: "white tiger",
  taiChang: "great constant",
  xuanWu: "dark warrior",
  taiYin: "great yin",
  tianHou: "heavenly empress",
};

const gate = {
  chongShen: "second trial",
  yuanShou: "head of all",
  biYong: "like for like",
  sheHai: "wading through harm",
  yaoKe: "far control",
  maoXing: "the Pleiades",
  bieZe: "separate charge",
  baZhuan: "eight single-minded days",
  fuYin: "groaning in place",
  fanYin: "groaning in return",
};

/** What each gate says of a matter. */
const gateSenses = {
  chongShen:
    "the lower rises against the upper: trouble starts below or within, and a second look pays",
  yuanShou: "the upper orders the lower: things go by rank, and the lead is clear",
  biYong:
    "several ways are open, and the one most like the asker is right: choose the near over the far",
  sheHai: "the way leads through harm before it comes home: slow, but it comes",
  yaoKe: "the blow comes from afar and has lost its force: more noise than harm",
  maoXing: "nothing acts on anything: watch from the gate and stay in",
  bieZe: "something is missing and must be borrowed from elsewhere",
  baZhuan: "host and guest share a house: one mind, and a narrow view",
  fuYin: "all stand where they were: nothing moves until pushed",
  fanYin: "all stand opposite: comings and goings, and reversals",
};

/** What the general over the last transmission brings to the end of a matter. */
const endings = {
  guiRen: "someone of standing lends a hand",
  tengShe: "it ends in fright and entanglement, more felt than real",
  zhuQue: "it ends in letters, news or a dispute over words",
  liuHe: "it ends in agreement, and what was apart comes together",
  gouChen: "it drags at the end and hangs on land or an old claim",
  qingLong: "it ends in gladness and gain",
  tianKong: "less comes of it than was promised",
  baiHu: "it is settled by force or on the road, and wants caution",
  taiChang: "it ends at a table: a feast, a gift, a ceremony",
  xuanWu: "something is hidden or slips away at the end; keep count",
  taiYin: "it is helped on quietly and comes out late",
  tianHou: "it ends in favour, above all through a woman",
};

const STAGES = ["beginning", "middle", "end"] as const;

function voidText(count: number): string {
  if (count === 0) return "None is void, so the matter has substance from beginning to end.";
  const which =
    count === 3 ? "All three are" : count === 1 ? "One is" : `${capital(numberWord(count))} are`;
  return `${which} void, so that part of the matter has little to hold on to.`;
}

export const en = {
  title: "Great Six Ren",
  summary:
    "Heaven and earth plates, month general, twelve generals, four lessons, three transmissions with the gate that gave them",
  weighs:
    "50 and the generals of the three transmissions, the six helpful ones for and the six harmful ones against: beginning 7, middle 5, end 9; a void transmission counts half; gates of the course up to ±6",
  inputs: {
    dayNight: {
      label: "Day or night",
      about: "Which noble to take; default: day from 05:00 to 17:00",
      values: { day: "day", night: "night" },
    },
    birthYear: {
      label: "Birth year",
      about: "Querent's lunar birth year, for the year of life 行年",
    },
  },
  fields: {
    pillars: "Pillars",
    year: "Year",
    month: "Month",
    day: "Day",
    hour: "Hour",
    chartTime: "Time of the chart",
    zhongQi: "Middle term",
    ...calendar.termFields,
    monthGeneral: "Month general",
    "monthGeneral/general": "Name",
    branch: "Branch",
    hourBranch: "Branch of the hour",
    dayVoid: "Void branches of the day",
    isDay: "Noble of the day",
    plate: "Plates",
    earth: "Earth plate",
    heaven: "Heaven plate",
    general: "General",
    lessons: "Four lessons",
    upper: "Above",
    lower: "Below",
    pair: "Lesson",
    transmissions: "Three transmissions",
    relative: "Relative",
    stem: "Stem",
    gate: "Gate",
    horse: "Travelling horse",
    yearOfLife: "Year of life",
  },
  terms: {
    solarTerm: calendar.solarTerm,
    general,
    monthGeneral: {
      shenHou: "empress of spirits",
      daJi: "great luck",
      gongCao: "officer of merit",
      taiChong: "great surge",
      tianGang: "heavenly dipper",
      taiYi: "great one",
      shengGuang: "victorious light",
      xiaoJi: "small luck",
      chuanSong: "messenger",
      congKui: "second chief",
      heKui: "river chief",
      dengMing: "rising light",
    },
    relative,
    gate,
  },
  phrases: {
    ...tallyPhrases,
    ...calendar.phrases,
    transmission: ({ stage, general: id, isVoid }: BoardPhrases["transmission"]) =>
      `The ${stage} falls to the ${general[id]}${isVoid ? ", and is void" : ""}`,
    gate: ({ gate: id }: BoardPhrases["gate"]) => `The course is “${gate[id]}”`,
    overBranch: ({ branch }: BoardPhrases["overBranch"]) =>
      `the branch ${nativeOf(BRANCH, branch)} of the plate`,
    generalOver: ({ branch, general: id }: BoardPhrases["generalOver"]) =>
      `The ${general[id]} stands over ${nativeOf(BRANCH, branch)}`,
    voidOver: ({ branch }: BoardPhrases["voidOver"]) =>
      `The branch over ${nativeOf(BRANCH, branch)} is void`,
  },
  conventions: {
    clock,
    dayBoundary,
    noble: {
      title: "Table of the noble",
      options: { common: "Jia, wu, geng ox and goat", danMu: "The older dawn and dusk table" },
    },
    sheHai: {
      title: "Several controls",
      options: { depth: "By depth of harm", mengZhong: "By corners alone" },
    },
  },
  refusals: {
    longitudeNeeded: calendar.refusals.longitudeNeeded,
    timeNeeded: {
      when: "A date was given without a time",
      says: "The plates cannot be laid: give the time",
    },
    genderNeeded: {
      when: "A birth year was given without a gender, or lies after the moment",
      says: "The year of life cannot be counted: it needs a gender and a birth year not after the moment",
    },
  },
  reading({ question, pillars, monthGeneral, hourBranch, lessons, ...board }: LiuRenAnswer) {
    const { transmissions } = board;
    const steps = transmissions.map(
      (one, i) =>
        `the ${STAGES[i]} is ${nativeOf(BRANCH, one.branch)} with the ${general[one.general]}, ${relative[one.relative]}${one.stem ? "" : ", void"}`,
    );
    const last = transmissions.at(-1)!.general;
    const voids = transmissions.filter(({ stem }) => stem === null).length;
    return [
      `${askedText(question)}On the day ${nativeOf(PILLAR, pillars.day)}, with the general ${nativeOf(MONTH_GENERAL, monthGeneral.general)} (${nativeOf(BRANCH, monthGeneral.branch)}) over the hour ${nativeOf(BRANCH, hourBranch)}, the four lessons are ${lessons.map(({ pair }) => pair).join(", ")}. The gate is ${nativeOf(GATE, board.gate)} (${gate[board.gate]}): ${gateSenses[board.gate]}.`,
      `Of the three transmissions ${steps.join("; ")}. ${voidText(voids)} The last word is with the ${general[last]}: ${endings[last]}. Six Ren answers one question asked at one moment; asked again of the same matter, it is said to answer awry.`,
    ];
  },
  picture: { heading: (native: string) => `Great Six Ren: ${native}` },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoardPhrases & TallyPhrases & BoundaryPhrases;
  refusals: LongitudeRefusal & { timeNeeded: {}; genderNeeded: {} };
}>;

export type LiuRenWords = Translation<typeof en>;
