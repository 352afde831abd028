import { defineProcedure, TextShape, Type, type Static } from "#old";
import { voiceOf, callSystems, type System } from "../weigh/systems.ts";
import { meanOf } from "../weigh/weigh.ts";
import { MomentShape, settleMoment, type Asking } from "../moment.ts";
import { blendOf, BlendShape } from "../outcome.ts";
import { MATTER_OMITTABLE, MOMENT_OMITTABLE } from "../regional/matters.ts";
import {
  At,
  BinaryQuestion,
  issuesOf,
  PREDICT_REFUSALS,
  requireAllowed,
  requireSound,
  type Binary,
} from "./ask.ts";
import { BOARD_WEIGHTS, boardAsks, BOARDS } from "./binary_reading.ts";
import { binaryThesis, type BinaryTold } from "./binary_thesis.ts";
import { drawShares } from "./picture.ts";
import {
  BINARY_FORMULA,
  Probability,
  probabilityOf,
  round,
  SignalShape,
  strengthOf,
  SYMBOLIC,
  type Signal,
} from "./probability.ts";

export const PREDICT_REFERENCES = [
  { title: "Da Liu Ren Daquan", author: "Guo Yuqing (ed.)", part: "the twelve generals" },
  { title: "Qimen Dunjia Tongzong", part: "doors, stars and gods" },
  { title: "Bushi Zhengzong", author: "Wang Weide", year: "1709", part: "useful god" },
  { title: "Christian Astrology", author: "William Lilly", year: "1647", part: "book II" },
  {
    title: "Verification of forecasts expressed in terms of probability",
    author: "G. W. Brier",
    year: "1950",
    part: "how to score such a signal",
  },
] as const;

const COST = 10;
const TITLE = { en: "Yes or no, by a date", zhHant: "二擇預測" };

const output = Type.Object({
  ...BlendShape,
  question: Type.String(),
  optionA: Type.String(),
  optionB: Type.String(),
  resolutionDate: Type.String(),
  probability: Type.Object(
    { optionA: Probability, optionB: Probability },
    { description: "Adds to 1; symbolic, see `symbolic`" },
  ),
  signal: SignalShape,
  probabilityFormula: TextShape,
  symbolic: TextShape,
  moment: MomentShape,
});
type BinaryAnswer = Static<typeof output>;

/** Odds of two outcomes from the boards that answered. */
export function oddsOf(one: Binary, systems: readonly System[]) {
  const optionA = probabilityOf(meanOf(systems.map(voiceOf)) ?? 50);
  const optionB = round(1 - optionA);
  const strength = strengthOf(Math.max(optionA, optionB));
  const leader = optionA > optionB ? one.optionA : one.optionB;
  const signal: Signal = { towards: strength === "none" ? null : leader, strength };
  return { probability: { optionA, optionB }, signal };
}

/** One question with two outcomes. */
export const predictBinary = defineProcedure({
  name: "predict.binary",
  tradition: "synthesis",
  title: TITLE,
  summary: {
    en: "One question with two outcomes: a symbolic probability with its parts from Six Ren, Mysterious Gates, a six-line hexagram and a horary chart of the moment, and a thesis",
    zhHant: "一問二果：以此刻之大六壬、奇門、六爻與卜卦占星得一象徵機率，列其組成，並作論述",
  },
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/binary.svg",
  needs: ["now", "call"],
  uses: BOARDS,
  input: Type.Object({ ...BinaryQuestion, at: At }),
  output,
  omittable: { matter: MATTER_OMITTABLE, at: MOMENT_OMITTABLE },
  options: { formula: BINARY_FORMULA, weights: BOARD_WEIGHTS, symbolic: SYMBOLIC },
  refusals: PREDICT_REFUSALS,
  async run(input, give) {
    const { question, optionA, optionB, resolutionDate } = input;
    requireAllowed([question, optionA, optionB], give.lang);
    const moment: Asking = settleMoment(input.at, {}, give.now);
    requireSound(issuesOf(input, "", moment.date));
    const systems = await callSystems(boardAsks(input, moment, give.lang), give.call);
    return {
      ...blendOf("predict.binary", systems, COST),
      question,
      optionA,
      optionB,
      resolutionDate,
      ...oddsOf(input, systems),
      probabilityFormula: { ...BINARY_FORMULA },
      symbolic: { ...SYMBOLIC },
      moment,
    };
  },
  brief: (answer, lang) => binaryThesis(answer as unknown as BinaryTold, lang),
  picture: (answer, lang) => {
    const { optionA, optionB, probability, question } = answer as BinaryAnswer;
    const shares = [
      { label: optionA, share: probability.optionA },
      { label: optionB, share: probability.optionB },
    ];
    return drawShares("binary", question, shares, lang);
  },
  examples: [
    {
      title: "a bill by the summer",
      input: {
        question: "Will the bill pass before the summer?",
        optionA: "It passes",
        optionB: "It does not",
        resolutionDate: "2026-06-30",
        at: {
          date: "2026-03-03",
          time: "10:20",
          timezone: "Asia/Taipei",
          latitude: 25.033,
          longitude: 121.565,
        },
      },
      expect: { counts: { members: 4, delivered: 4 }, creditsUsed: COST },
      source: "Target catalogue: four moment boards at 10 points",
    },
  ],
  references: PREDICT_REFERENCES,
});
