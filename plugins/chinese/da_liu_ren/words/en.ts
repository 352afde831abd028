import { BRANCH, PILLAR, type Branch } from "#lore";
import { english, type Translation, type Vocabulary, type Words } from "#sdk";
import type { BoundaryPhrases } from "#east/calendar/boundary_warnings.ts";
import type { LongitudeRefusal } from "#east/calendar/chart_time.ts";
import * as calendar from "#east/calendar/words/en.ts";
import { person, topic as topics } from "../../changes/liuyao/words/en/judgement.ts";
import { relative } from "../../changes/words/en.ts";
import type { TallyPhrases } from "#east/tally.ts";
import { asPhrases } from "../../core/words/clauses.ts";
import { branchName, pillarName, tallyPhrases } from "../../core/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, LiuRenAnswer } from "../answer.ts";
import { CHAIN, COURSE } from "../courses/terms.ts";
import { GENERAL, MONTH_GENERAL } from "../generals.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { GATE } from "../transmissions.ts";
import type { BoardPhrases } from "../weight.ts";
import { chain, course } from "./en/courses.ts";
import { general, monthGenerals, shortGeneral, shortRelative } from "./en/generals.ts";
import { branchOf } from "#east/pairs.ts";
import { said } from "../../core/question/words/en.ts";
import { withAnswer } from "../../core/question/words/said.ts";
import { clauses, matterText } from "./en/matter.ts";

const { list, numberWord } = english;
const { clock, dayBoundary } = calendar.conventions;

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

const STEPS = ["from", "through", "to"] as const;

function lessonsText({ lessons }: LiuRenAnswer): string {
  const parts = lessons.map(({ pair, upper }, i) => {
    const side = ["over your stem", "over that", "over the day's branch", "over that"][i]!;
    return `${pair} (${branchName(upper)} ${side})`;
  });
  return `Heaven above earth the four lessons (四課) are ${parts.slice(0, 2).join(" and ")} with ${parts.slice(2).join(" and ")}.`;
}

/** Courses whose gist is told. */
const MOST_TOLD = 2;

function coursesText({ gate: id, courses, chain: run }: LiuRenAnswer): string {
  // 知一 is the gate's own other name.
  const told = courses.filter(({ course: one }) => !(id === "biYong" && one === "zhiYi"));
  const named = told.map(({ course: one, ifYear }, i) => {
    const { text, sense } = course[one];
    const only = ifYear ? ` in a year of ${nativeOf(BRANCH, ifYear)} (${branchName(ifYear)})` : "";
    // The answer gives the gist of each; a reading that told them all would be a list.
    return `${nativeOf(COURSE, one)} (${text})${only}${i < MOST_TOLD ? `: ${sense}` : ""}`;
  });
  const chained = run ? `; the transmissions run as ${nativeOf(CHAIN, run)} (${chain[run]})` : "";
  const [rest, first] = [named.slice(MOST_TOLD), named.slice(0, MOST_TOLD)];
  const also = rest.length > 0 ? `; it counts as ${rest.join(" and ")} too` : "";
  const bodies = first.length > 0 ? `; the plate is also called ${first.join("; ")}${also}` : "";
  return `The gate (課) is ${nativeOf(GATE, id)} (${gate[id]}): ${gateSenses[id]}${bodies}${chained}.`;
}

function voidText(count: number): string {
  if (count === 0) return " with none of them void";
  const which = count === 3 ? "all three are" : count === 1 ? "one is" : `${numberWord(count)} are`;
  return ` and since ${which} void that part has little to hold on to`;
}

/** Terms as a chooser lists them: 甲子 jiǎzǐ. */
function written<Id extends string>({ ids, writings }: Vocabulary<string, Id>) {
  const rows = ids.map((id) => [id, `${writings[id]!.native} ${writings[id]!.roman}`]);
  return Object.fromEntries(rows) as Readonly<Record<Id, string>>;
}

export const en = {
  title: "Great Six Ren",
  summary:
    "Heaven and earth plates, month general, twelve generals, four lessons, three transmissions with the gate that gave them",
  weighs:
    "50 and the generals of the three transmissions, the six helpful ones for and the six harmful ones against: beginning 7, middle 5, end 9; a void transmission counts half; gates of the course up to ±6",
  inputs: {
    dayPillar: {
      label: "Day pillar",
      about: "Pair of the day, for a board without a date; give month general and hour with it",
      values: written(PILLAR),
    },
    monthGeneral: {
      label: "Month general",
      about: "Branch of the month general 月將, for a board without a date",
      values: written(BRANCH),
    },
    hourBranch: {
      label: "Branch of the hour",
      about: "Branch of the double hour, for a board without a date",
      values: written(BRANCH),
    },
    monthBranch: {
      label: "Month branch",
      about:
        "Branch of the solar month of such a board; left out, both months of its general are tried",
      values: written(BRANCH),
    },
    yearBranch: {
      label: "Year branch",
      about:
        "Branch of the year of such a board; courses that hang on it are else named on condition",
      values: written(BRANCH),
    },
    topic: {
      label: "Matter",
      about:
        "What is asked about; left out, it is read from the question, and without one it is oneself",
      values: topics,
    },
    person: { label: "About whom", about: "Whom it concerns", values: person },
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
    boardGiven: "Board was given",
    courses: "Courses",
    course: "Course",
    sense: "Sense",
    ifYear: "If the year is of",
    chain: "Running transmissions",
    matter: "Reading by matter",
    topic: "Matter",
    person: "About whom",
    "matter/general": "General of the matter",
    "matter/relative": "Relative of the matter",
    verdict: "Verdict",
    horse: "Travelling horse",
    yearOfLife: "Year of life",
  },
  terms: {
    solarTerm: calendar.solarTerm,
    general,
    monthGeneral: monthGenerals,
    relative,
    gate,
    course,
    chain,
    topic: topics,
    person,
    standing: { favourable: "favourable", mixed: "mixed", unfavourable: "unfavourable" },
  },
  phrases: {
    ...asPhrases(clauses),
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
    boardIncomplete: {
      when: "Of day pillar, month general and hour branch some were given and some not",
      says: "Give day pillar, month general and hour branch together",
    },
    genderNeeded: {
      when: "A birth year was given without a gender, or lies after the moment",
      says: "The year of life cannot be counted: it needs a gender and a birth year not after the moment",
    },
  },
  reading(board: LiuRenAnswer) {
    const { transmissions, pillars, monthGeneral, hourBranch } = board;
    const steps = transmissions.map(
      (one, i) =>
        `${STEPS[i]} ${one.stem ? "" : "a void "}${nativeOf(BRANCH, one.branch)} (${branchName(one.branch)}) under the ${general[one.general]} (${nativeOf(GENERAL, one.general)}) as ${relative[one.relative]}`,
    );
    const last = transmissions.at(-1)!.general;
    const voids = transmissions.filter(({ stem }) => stem === null).length;
    const [about, ...plate] = [
      matterText(board),
      `The three transmissions (三傳) lead ${steps.join(" ")}${voidText(voids)}. Under the ${general[last]} on ${nativeOf(BRANCH, transmissions.at(-1)!.branch)} ${endings[last]}.`,
      `${coursesText(board)} ${lessonsText(board)} On this ${nativeOf(PILLAR, pillars.day)} (${pillarName(pillars.day)}) day the month general (月將) ${nativeOf(MONTH_GENERAL, monthGeneral.general)} (${monthGenerals[monthGeneral.general]} on ${nativeOf(BRANCH, monthGeneral.branch)}) is laid over the hour ${nativeOf(BRANCH, hourBranch)}.`,
    ];
    const { question, asked, reply, matter } = board;
    // Without a question the transmissions come first; with one, what stands for the matter.
    const told = question ? [about, ...plate] : [...plate.slice(0, 1), about, ...plate.slice(1)];
    if (!question) return told;
    const under = nativeOf(BRANCH, matter.branch);
    const why = {
      where: `What stands for it rides ${under}, whose side that is.`,
      when: `The branch to watch is ${under} (${branchName(matter.branch)}), on which what stands for it rides.`,
    };
    const phase = branchOf(matter.branch).element;
    const phaseOf = (at: number) => branchOf(transmissions.at(at)!.branch).element;
    const further = [
      { as: "start", phase: phaseOf(0) },
      { as: "end", phase: phaseOf(-1) },
    ] as const;
    return withAnswer(said, { question, asked, reply, phase, why, further }, told);
  },
  picture: {
    heading: (native: string) => `Great Six Ren: ${native}`,
    general: shortGeneral,
    relative: shortRelative,
    branch: (id: Branch): string => branchName(id),
    legend: ["blue: general", "large: heaven", "corner: earth"],
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: BoardPhrases & TallyPhrases & BoundaryPhrases;
  refusals: LongitudeRefusal & { timeNeeded: {}; genderNeeded: {}; boardIncomplete: {} };
}>;

export type LiuRenWords = Translation<typeof en>;
