import { type Give, type InputOf, Refusal } from "#sdk";
import { callSystems, unranked } from "../../core/call.ts";
import { settleMoment } from "../../core/moment.ts";
import type { System } from "../../core/system.ts";
import {
  binaryAsks,
  callOnce,
  drawnByQuestion,
  matterOf,
  oddsOf,
  SHARED_BOARD,
} from "../boards.ts";
import { favoursOf } from "../favours.ts";
import { UNCALIBRATED } from "../probability.ts";
import { binaryIssues, requireAllowed, requireSound } from "../question.ts";
import type { BatchAnswer } from "./answer.ts";
import type { input } from "./input.ts";

export { drawQuestions as picture } from "./picture.ts";

export async function run(
  { questions, at }: InputOf<typeof input>,
  give: Give<"now" | "call">,
): Promise<BatchAnswer> {
  const moment = settleMoment(at, {}, give);
  requireSound(
    questions.flatMap((one, index) => binaryIssues(one, `questions/${index}`, moment.date)),
  );
  for (const [index, { question, optionA, optionB }] of questions.entries()) {
    requireAllowed([question, optionA, optionB], index);
  }
  const call = callOnce(give.call);
  const read = await Promise.all(
    questions.map((one) => callSystems(binaryAsks(one, moment, give), call)),
  );
  const all = read.flat();
  const delivered = all.filter((one) => one.delivered).length;
  if (delivered === 0) throw new Refusal("nothing-delivered");
  return {
    results: questions.map((one, index) => {
      const { question, optionA, optionB, resolutionDate } = one;
      const { affirmative, ...odds } = oddsOf(one, read[index]!);
      return {
        index,
        question,
        optionA,
        optionB,
        resolutionDate,
        matter: matterOf(one),
        ...odds,
        favours: favoursOf(affirmative, one),
        drawn: drawnByQuestion(one, moment),
        evidence: read[index]!.map(evidenceOf),
      };
    }),
    systems: read[0]!.filter(({ system }) => system === SHARED_BOARD).map(unranked),
    counts: { asked: all.length, delivered },
    formula: { code: "odds" },
    drawn: { code: "drawnEach", with: { hasHorary: moment.latitude !== null } },
    symbolic: UNCALIBRATED,
    moment,
  };
}

function evidenceOf(one: System) {
  const { system, delivered, score, polarity, confidence, weight, scoring, failure } = one;
  const { testimonies } = scoring;
  return { system, delivered, score, polarity, confidence, weight, testimonies, failure };
}
