import {
  type Give,
  type InputOf,
  Refusal,
  requireAnswerable,
  understand,
  type Understood,
} from "#sdk";
import type { CivilMoment } from "#time";
import { chartTimeOf } from "#east/calendar/chart_time.ts";
import type { ClockName, DayBoundary } from "#east/calendar/conventions.ts";
import { fourPillars } from "#east/calendar/pillars.ts";
import { branchOf, pairOf } from "#east/pairs.ts";
import { quarterOfBranch, replyBy, unitFor } from "../../core/question/reply.ts";
import type { Judgement, LiuyaoAnswer } from "./answer.ts";
import { layBoard } from "./board.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { readQuestion } from "./judgement/asked.ts";
import { judge } from "./judgement/judge.ts";
import type { Standing } from "./terms.ts";

export { drawBoard as picture } from "./picture.ts";

/** Score of a standing, for blends. */
const SCORES: Readonly<Record<Standing, number>> = { favourable: 70, mixed: 50, unfavourable: 30 };

export function run(
  { lines, coins, clock, dayBoundary, ...given }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now" | "random">,
): LiuyaoAnswer {
  const { question = null } = given;
  requireAnswerable(given.question);
  const asked = understand(given.question, given);
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
}

export function places(answer: LiuyaoAnswer) {
  const { hexagram, fullName } = answer.hexagram;
  const place = { code: "thrown", with: { hexagram, fullName } };
  return [{ place, ...weighVerdict(answer) }];
}

export { weighVerdict as weigh };

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
