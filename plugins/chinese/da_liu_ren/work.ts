import {
  type Give,
  type Given,
  type InputOf,
  type ReceiptNotes,
  Refusal,
  requireAnswerable,
  understand,
  type Understood,
} from "#sdk";
import type { Pillar } from "#lore";
import { branch, chineseDateOf, modulo, stemBranch, STEMS } from "#time";
import { chartReceipt } from "#east/calendar/receipt.ts";
import { readQuestion } from "../changes/liuyao/judgement/asked.ts";
import { branchOf } from "#east/pairs.ts";
import { quarterOfBranch, replyBy, unitFor } from "../core/question/reply.ts";
import { relativeOf } from "../changes/na_jia.ts";
import { isVoid, voidBranchesOf, xunHeadOf } from "#east/void.ts";
import type { LiuRenAnswer } from "./answer.ts";
import { findCourses } from "./courses/find.ts";
import type { Scene } from "./courses/scene.ts";
import { chainOf } from "./courses/shapes.ts";
import { MONTH_GENERAL, nobleOf, placeGenerals } from "./generals.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readMatter } from "./matters.ts";
import { givenTime, timeOf } from "./time.ts";
import { findTransmissions, layLessons } from "./transmissions.ts";

export { drawLessons as picture } from "./picture.ts";
export { weighBoard as weigh, weighPlate as places } from "./weight.ts";

export function run(
  asked: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): LiuRenAnswer {
  const isGiven = asked.dayPillar ?? asked.monthGeneral ?? asked.hourBranch;
  const time = isGiven ? givenTime(asked) : timeOf(asked, give.civil());
  const { day, hourBranch, general, isDay } = time;
  const offset = modulo(general - hourBranch, 12);
  const noble = nobleOf(asked.noble, isDay, day.stem.index);
  const generals = placeGenerals(noble, offset);
  const found = findTransmissions(day, offset, asked.sheHai);
  const lessons = layLessons(day, offset);
  const empty = voidBranchesOf(day);
  const scene: Scene = {
    day,
    offset,
    hourBranch,
    monthGeneral: general,
    months: time.months,
    year: time.year,
    turn: time.turn,
    moon: time.moon,
    lessons,
    found,
    generals,
    noble,
    void: empty.map(({ index }) => index),
  };
  requireAnswerable(asked.question);
  const understood = understand(asked.question, asked);
  const about = readQuestion(asked.question ?? null, asked);
  const head = xunHeadOf(day);
  const matter = readMatter(scene, about.topic, about.person);
  return {
    pillars: time.pillars,
    boardGiven: time.boardGiven,
    chartTime: time.chartTime,
    zhongQi: time.zhongQi,
    monthGeneral: { general: MONTH_GENERAL.ids[general]!, branch: branch(general).id },
    hourBranch: branch(hourBranch).id,
    dayVoid: empty.map(({ id }) => id),
    isDay,
    plate: generals.map((one, earth) => ({
      earth: branch(earth).id,
      heaven: branch(earth + offset).id,
      general: one,
    })),
    lessons: lessons.map((lesson, i) => {
      const lower = i === 0 ? day.stem.native : branch(lesson.lower).native;
      const upper = branch(lesson.upper);
      return {
        upper: upper.id,
        lower,
        pair: upper.native + lower,
        general: generals[lesson.lower]!,
      };
    }),
    transmissions: found.branches.map((index) => ({
      branch: branch(index).id,
      general: generals[modulo(index - offset, 12)]!,
      relative: relativeOf(day.stem.element, branch(index).element),
      stem: isVoid(day, index) ? null : STEMS[modulo(index - head.branch.index, 12)]!.id,
    })),
    gate: found.gate,
    courses: findCourses(scene).map(({ course, ifYear }) => ({
      course,
      ifYear: ifYear === null ? null : branch(ifYear).id,
    })),
    chain: chainOf(scene),
    matter,
    asked: understood,
    reply: answerBy(understood, matter),
    horse: branch(HORSES[day.branch.index % 4]!).id,
    yearOfLife: time.boardGiven
      ? null
      : yearOfLife(asked.birthYear, asked.gender, chineseDateOf(give.civil().fixed).year),
    question: asked.question ?? null,
  };
}

export function receipt(
  given: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): ReceiptNotes {
  return given.dayPillar ? {} : chartReceipt(given, give);
}

/** Travelling horse by day branch modulo 4: 申子辰 寅, 巳酉丑 亥, 寅午戌 申, 亥卯未 巳. */
const HORSES = [2, 11, 8, 5] as const;

/** 行年: male from 丙寅 forward, female from 壬申 backward, one pair for each nominal year. */
function yearOfLife(
  birthYear: number | undefined,
  gender: "male" | "female" | undefined,
  year: number,
): Pillar | null {
  if (birthYear === undefined) return null;
  if (gender === undefined || birthYear > year) throw new Refusal("genderNeeded");
  const age = year - birthYear;
  return (gender === "male" ? stemBranch(2 + age) : stemBranch(8 - age)).id;
}

/** Score of a standing, for the reply. */
const SCORES = { favourable: 70, mixed: 50, unfavourable: 30 } as const;

/**
 * What the plate answers: the branch under the general of the matter is where, and names the time.
 *
 * @source Da Liu Ren Daquan 10: the class spirit shows direction and kind
 */
function answerBy(
  asked: Understood,
  { verdict, branch: under }: ReturnType<typeof readMatter>,
): LiuRenAnswer["reply"] {
  const { index, element } = branchOf(under);
  return replyBy(asked, {
    score: SCORES[verdict.value],
    phase: element,
    quarter: quarterOfBranch(index),
    count: null,
    unit: unitFor(asked) === "days" ? "days" : "months",
  });
}
