import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { callSystems, unranked } from "../../core/call.ts";
import { creditsFor } from "../../core/mean.ts";
import { MOMENT_OMISSION, settleMoment } from "../../core/moment.ts";
import type { System } from "../../core/system.ts";
import {
  BINARY_BOARDS,
  BINARY_WEIGHTS,
  binaryAsks,
  callOnce,
  drawnByQuestion,
  matterOf,
  oddsOf,
  SHARED_BOARD,
} from "../boards.ts";
import { favoursOf } from "../favours.ts";
import { UNCALIBRATED } from "../probability.ts";
import { binaryIssues, REFUSALS, requireAllowed, requireSound } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer, type BatchAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawQuestions } from "./picture.ts";
import type { BatchWords } from "./words/en.ts";

const EACH = 10;
const DISCOUNT = 0.2;

/** Many two-sided questions at once. */
export const predictBinaryBatch = defineProcedure({
  name: "predict.binaryBatch",
  tradition: "synthesis",
  words: wordsIn<BatchWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: { each: EACH, of: "questions", discount: DISCOUNT },
  narrated: true,
  icon: "icons/batch.svg",
  needs: ["now", "call"],
  uses: BINARY_BOARDS,
  weights: BINARY_WEIGHTS,
  input,
  output: answer,
  omittable: { at: MOMENT_OMISSION },
  refusals: REFUSALS,
  async run({ questions, at }, give): Promise<BatchAnswer> {
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
  },
  credits({ results, counts: { asked, delivered } }) {
    return creditsFor(EACH * (1 - DISCOUNT) * results.length, delivered, asked);
  },
  picture: drawQuestions,
  examples: [
    {
      title: "two questions of one morning",
      input: {
        questions: [
          {
            question: "Will the bill pass before the summer?",
            optionA: "It passes",
            optionB: "It does not",
            resolutionDate: "2026-06-30",
          },
          {
            question: "Will the new line open this year?",
            optionA: "It is put off",
            optionB: "It opens",
            resolutionDate: "2026-12-31",
            matter: "travel",
          },
        ],
        at: {
          date: "2026-03-03",
          time: "10:20",
          timezone: "Asia/Taipei",
          latitude: 25.033,
          longitude: 121.565,
        },
      },
      expect: {
        results: [{ favours: { option: "optionA" } }, { favours: { option: "optionB" } }],
        creditsUsed: 16,
      },
      source: "Service specification 8: 20 % off the single price of 10 for a batch",
    },
  ],
  references: REFERENCES,
});

function evidenceOf(one: System) {
  const { system, delivered, score, polarity, confidence, weight, scoring, failure } = one;
  const { testimonies } = scoring;
  return { system, delivered, score, polarity, confidence, weight, testimonies, failure };
}
