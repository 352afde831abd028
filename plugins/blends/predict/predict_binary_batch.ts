import {
  defineProcedure,
  oneOf,
  Refusal,
  TestimoniesShape,
  TextShape,
  Type,
  type Lang,
  type Static,
} from "#old";
import { POLARITIES } from "../members/member.ts";
import { MomentShape, settleMoment } from "../moment.ts";
import { MOMENT_OMITTABLE } from "../regional/matters.ts";
import { callSystems, SystemShape, unranked, voiceOf, type System } from "../weigh/systems.ts";
import { creditsFor, meanOf } from "../weigh/weigh.ts";
import {
  At,
  BinaryQuestion,
  issuesOf,
  PREDICT_REFUSALS,
  requireAllowed,
  requireSound,
} from "./ask.ts";
import { BOARD_WEIGHTS, boardAsks, BOARDS, callOnce, SHARED_BOARDS } from "./binary_reading.ts";
import { batchThesis } from "./batch_thesis.ts";
import { drawShares } from "./picture.ts";
import { oddsOf, PREDICT_REFERENCES } from "./predict_binary.ts";
import { BINARY_FORMULA, Probability, round, SignalShape, SYMBOLIC } from "./probability.ts";

const EACH = 10;
const DISCOUNT = 0.2;
/** Points of one question after the discount. */
export const EACH_IN_BATCH = EACH * (1 - DISCOUNT);
export const MAX_QUESTIONS = 50;

const EvidenceShape = Type.Object({
  system: Type.String(),
  delivered: Type.Boolean(),
  score: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
  polarity: Type.Union([oneOf(POLARITIES, "As in `systems`"), Type.Null()]),
  confidence: Type.Number(),
  weight: Type.Number(),
  testimonies: TestimoniesShape,
  failure: Type.Union([Type.Object({ code: Type.String(), reason: Type.String() }), Type.Null()]),
});

const ResultShape = Type.Object({
  index: Type.Integer({ minimum: 0, description: "Position in `questions`, from 0" }),
  question: Type.String(),
  optionA: Type.String(),
  optionB: Type.String(),
  resolutionDate: Type.String(),
  matter: Type.String({ description: "hopes where none was named" }),
  score: Type.Union([Type.Number(), Type.Null()], { description: "Mean of the boards, 0 to 100" }),
  probability: Type.Object({ optionA: Probability, optionB: Probability }),
  signal: SignalShape,
  evidence: Type.Array(EvidenceShape),
});

const output = Type.Object({
  results: Type.Array(ResultShape),
  systems: Type.Array(SystemShape, {
    description: "The boards that every question of the moment shares, whole",
  }),
  formula: TextShape,
  symbolic: TextShape,
  moment: MomentShape,
  creditsUsed: Type.Integer({ description: "8 points a question, less what could not be cast" }),
});
export type BatchAnswer = Static<typeof output>;

/** Many two-sided questions at once. */
export const predictBinaryBatch = defineProcedure({
  name: "predict.binaryBatch",
  tradition: "synthesis",
  title: { en: "Many yes-or-no questions", zhHant: "批次二擇預測" },
  summary: {
    en: "One to fifty questions with two outcomes each, at a fifth off: a symbolic probability and its parts for each, and one thesis",
    zhHant: "一至五十題二擇同問，單價八折：逐題給出象徵機率與組成，並作一總論",
  },
  kind: "blend",
  textKey: "thesis",
  cost: { each: EACH, of: "questions", discount: DISCOUNT },
  narrated: true,
  icon: "icons/batch.svg",
  needs: ["now", "call"],
  uses: BOARDS,
  input: Type.Object({
    questions: Type.Array(Type.Object(BinaryQuestion), {
      minItems: 1,
      maxItems: MAX_QUESTIONS,
      description: "Each as in predict.binary; one that is faulty refuses the whole batch",
    }),
    at: At,
  }),
  output,
  omittable: { at: MOMENT_OMITTABLE },
  options: { formula: BINARY_FORMULA, weights: BOARD_WEIGHTS, symbolic: SYMBOLIC },
  refusals: PREDICT_REFUSALS,
  async run(input, give) {
    const { questions } = input;
    const moment = settleMoment(input.at, {}, give.now);
    requireSound(
      questions.flatMap((one, index) => issuesOf(one, `questions/${index}`, moment.date)),
    );
    for (const [index, one] of questions.entries()) {
      requireAllowed([one.question, one.optionA, one.optionB], give.lang, index);
    }
    const call = callOnce(give.call);
    const read = await Promise.all(
      questions.map((one) => callSystems(boardAsks(one, moment, give.lang), call)),
    );
    const asked = read.reduce((sum, systems) => sum + systems.length, 0);
    const delivered = read.reduce((sum, systems) => sum + systems.filter(isDelivered).length, 0);
    if (delivered === 0) {
      throw new Refusal("nothing-delivered", "Cannot predict: no board could be cast");
    }
    return {
      results: questions.map((one, index) => {
        const systems = read[index]!;
        const score = meanOf(systems.map(voiceOf));
        return {
          index,
          question: one.question,
          optionA: one.optionA,
          optionB: one.optionB,
          resolutionDate: one.resolutionDate,
          matter: one.matter ?? "hopes",
          score: score === null ? null : round(score),
          ...oddsOf(one, systems),
          evidence: systems.map(evidenceOf),
        };
      }),
      systems: read[0]!
        .filter(({ system }) => (SHARED_BOARDS as readonly string[]).includes(system))
        .map(unranked),
      formula: { ...BINARY_FORMULA },
      symbolic: { ...SYMBOLIC },
      moment,
      creditsUsed: creditsFor(EACH_IN_BATCH * questions.length, delivered, asked),
    };
  },
  brief: (answer, lang) => batchThesis(answer as BatchAnswer, lang),
  picture: (answer, lang: Lang) => {
    const { results } = answer as BatchAnswer;
    const shares = results.map(({ optionA, probability, index }) => ({
      label: `${index + 1}. ${optionA}`,
      share: probability.optionA,
    }));
    return drawShares("batch", lang === "en" ? "By question" : "逐題", shares, lang);
  },
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
            optionA: "It opens",
            optionB: "It is put off",
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
      expect: { creditsUsed: 16 },
      source: "Service specification 8: 20 % off the single price of 10 for a batch",
    },
  ],
  references: PREDICT_REFERENCES,
});

function isDelivered({ delivered }: System): boolean {
  return delivered;
}

function evidenceOf(one: System) {
  const { system, delivered, score, polarity, confidence, weight, scoring, failure } = one;
  const { testimonies } = scoring;
  return { system, delivered, score, polarity, confidence, weight, testimonies, failure };
}
