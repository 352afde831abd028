import {
  byChanceAndMoment,
  defineProcedure,
  Refusal,
  requireAnswerable,
  understand,
  wordsIn,
  type Understood,
} from "#sdk";
import type { CivilMoment } from "#time";
import { chartTimeOf } from "../../calendar/chart_time.ts";
import type { ClockName, DayBoundary } from "../../calendar/conventions.ts";
import { fourPillars } from "../../calendar/pillars.ts";
import { branchOf, pairOf } from "../../core/pairs.ts";
import { quarterOfBranch, replyBy, unitFor } from "../../core/question/reply.ts";
import { answer, type Judgement, type LiuyaoAnswer } from "./answer.ts";
import { layBoard } from "./board.ts";
import { CONVENTIONS, input } from "./input.ts";
import { readQuestion } from "./judgement/asked.ts";
import { judge } from "./judgement/judge.ts";
import { drawBoard } from "./picture.ts";
import type { Standing } from "./terms.ts";
import type { LiuyaoWords } from "./words/en.ts";

/** Score of a standing, for blends. */
const SCORES: Readonly<Record<Standing, number>> = { favourable: 70, mixed: 50, unfavourable: 30 };

/** A six-line oracle with na jia, relatives, spirits, hidden lines and change. */
export const liuyaoCalculate = defineProcedure({
  name: "liuyao.calculate",
  tradition: "chinese-changes",
  words: wordsIn<LiuyaoWords>(import.meta),
  kind: "draw",
  cost: 1,
  icon: "icons/changes.svg",
  needs: ["now", "random"],
  reads: "moment",
  input,
  output: answer,
  conventions: CONVENTIONS,
  refusals: ["lifespan", "longitudeNeeded", "linesAndCoins", "monthAndDay"],
  run({ lines, coins, clock, dayBoundary, question = null, ...given }, give): LiuyaoAnswer {
    requireAnswerable(question ?? undefined);
    const asked = understand(question ?? undefined, given);
    if (lines && coins) throw new Refusal("linesAndCoins");
    const { monthBranch, dayPillar } = given;
    if ((monthBranch === undefined) !== (dayPillar === undefined)) throw new Refusal("monthAndDay");
    const by = lines ? "lines" : coins ? "coins" : "chance";
    const toss = () => give.random.below(2);
    const throwLines = () => Array.from({ length: 6 }, () => 6 + toss() + toss() + toss());
    const values = lines ?? coins?.map((heads) => 6 + heads) ?? throwLines();
    const isGiven = monthBranch !== undefined && dayPillar !== undefined;
    const { month, day } = isGiven
      ? { month: branchOf(monthBranch), day: pairOf(dayPillar) }
      : dayOf(give.civil(), clock, dayBoundary);
    const board = layBoard(values, month, day);
    const matter = readQuestion(question, given);
    const judgement = judge(board, matter);
    const optionCasts = (by === "chance" ? asked.options : []).map(() => {
      const laid = layBoard(throwLines(), month, day);
      return { figure: laid.hexagram, standing: judge(laid, matter).verdict.value };
    });
    return {
      ...board,
      cast: { by, values },
      dayGiven: isGiven,
      judgement,
      asked,
      reply: answerBy(asked, judgement, optionCasts),
      optionCasts,
      question,
    };
  },
  asks: byChanceAndMoment,
  weighs: {
    origin: "verdict",
    read: weighVerdict,
    places: (answer) => {
      const { hexagram, fullName } = answer.hexagram;
      const place = { code: "thrown", with: { hexagram, fullName } };
      return [{ place, ...weighVerdict(answer) }];
    },
  },
  picture: drawBoard,
  examples: [
    {
      title: "modesty, nothing moving",
      input: {
        lines: [8, 8, 7, 8, 8, 8],
        date: "1951-06-24",
        time: "11:28",
        timezone: "+08:00",
        clock: "civil",
      },
      expect: {
        hexagram: { fullName: "地山謙", lines: "001000" },
        palace: { native: "兌" },
        generation: { native: "五世" },
        self: 5,
        response: 2,
        day: { native: "乙未" },
      },
      source:
        "bopo/najia 9cf1191, ichingshifa d401ef3 and an evaluation of Jing Fang's rules agree",
    },
  ],
  references: [
    { title: "Jingshi Yizhuan 京氏易傳", author: "Jing Fang 京房", year: "1st century BCE" },
    { title: "Bushi Zhengzong 卜筮正宗", author: "Wang Hongxu 王洪緒", year: "1709" },
  ],
});

/** What the judgement answers: the branch of the line that carries the matter is where; its times are named there. */
function answerBy(
  asked: Understood,
  { verdict, naJia }: Judgement,
  optionCasts: LiuyaoAnswer["optionCasts"],
): LiuyaoAnswer["reply"] {
  const { branch } = pairOf(naJia);
  return replyBy(asked, {
    score: SCORES[verdict.value],
    phase: branch.element,
    quarter: quarterOfBranch(branch.index),
    count: null,
    unit: unitFor(asked) === "days" ? "days" : "months",
    weighed: optionCasts.map(({ standing }, index) => ({
      option: asked.options[index]!,
      score: SCORES[standing],
    })),
  });
}

/** The branch of the month and the pair of the day at a moment. */
function dayOf(civil: CivilMoment, clock: ClockName, dayBoundary: DayBoundary) {
  const { pillars } = fourPillars(civil, chartTimeOf(civil, clock), dayBoundary, "liChun");
  return { month: pillars.month.branch, day: pillars.day };
}

function weighVerdict({ judgement: { verdict } }: LiuyaoAnswer) {
  const standing = verdict.value;
  const score = SCORES[standing];
  return { score, testimonies: [{ code: "usefulLine", with: { standing }, weight: score }] };
}
