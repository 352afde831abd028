/** Every kind of question by its own chapter. */
import type { Kind } from "./categories.ts";
import { judgeContest } from "./kinds/contest.ts";
import { judgeFugitive, judgeRelease } from "./kinds/custody.ts";
import { judgeLost, judgeTheft } from "./kinds/lost.ts";
import { judgeChildren, judgeObtain } from "./kinds/obtain.ts";
import { judgeReport } from "./kinds/report.ts";
import { judgeEndure, judgeState, judgeVessel } from "./kinds/state.ts";
import type { Judgement, Question } from "./question.ts";

const JUDGES: Readonly<Record<Kind, (question: Question) => Judgement>> = {
  obtain: judgeObtain,
  state: judgeState,
  vessel: judgeVessel,
  endure: judgeEndure,
  children: judgeChildren,
  report: judgeReport,
  lost: judgeLost,
  theft: judgeTheft,
  fugitive: judgeFugitive,
  release: judgeRelease,
  contest: judgeContest,
  siege: judgeContest,
};

/** Judges a question. */
export function judge(question: Question): Judgement {
  return JUDGES[question.kind](question);
}
