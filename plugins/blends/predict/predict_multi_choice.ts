import { defineProcedure, Type, type InputIssue, type Static } from "#old";
import { settleMoment } from "../moment.ts";
import { MOMENT_OMITTABLE } from "../regional/matters.ts";
import {
  At,
  BinaryQuestion,
  dateIssues,
  OptionText,
  PREDICT_REFUSALS,
  QuestionText,
  requireAllowed,
  requireSound,
} from "./ask.ts";
import { OPTION_BOARDS, OPTION_WEIGHTS, readOptions } from "./options_reading.ts";
import { drawShares } from "./picture.ts";
import { PREDICT_REFERENCES } from "./predict_binary.ts";
import { SHARES_FORMULA, SYMBOLIC } from "./probability.ts";
import { OutcomeFields, outcomesOf, sharesAnswer, SharesShape, sharesThesis } from "./shares.ts";

const COST = 15;

const output = Type.Object({
  question: Type.String(),
  resolutionDate: Type.String(),
  options: Type.Array(Type.Object(OutcomeFields), {
    description: "In the order given; the probabilities add to 1",
  }),
  ...SharesShape,
});
type ChoiceAnswer = Static<typeof output>;

const WORDING = {
  many: { en: "options", zhHant: "各選項" },
  advice: {
    en: "If you had a favourite before you asked, notice whether you are pleased or disappointed now: that is often worth more than the order of the list. If you had none, begin with the first and give it one honest test.",
    zhHant:
      "若發問之前心裡已有偏好，留意此刻是高興還是失望，那往往比名次更有用。若本來沒有偏好，就從第一個開始，認真試它一次。",
  },
};

/** One question with three to eight outcomes. */
export const predictMultiChoice = defineProcedure({
  name: "predict.multiChoice",
  tradition: "synthesis",
  title: { en: "One of several, by a date", zhHant: "多選預測" },
  summary: {
    en: "One question with three to eight outcomes: a symbolic probability for each, adding to one, with its parts from three boards, and a thesis",
    zhHant: "一問三至八果：各得一象徵機率，合計為一，列三盤之組成，並作論述",
  },
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/choice.svg",
  needs: ["now", "call"],
  uses: OPTION_BOARDS,
  input: Type.Object({
    question: QuestionText,
    options: Type.Array(OptionText, { minItems: 3, maxItems: 8, description: "All different" }),
    resolutionDate: BinaryQuestion.resolutionDate,
    at: At,
  }),
  output,
  omittable: { at: MOMENT_OMITTABLE },
  options: { formula: SHARES_FORMULA, weights: OPTION_WEIGHTS, symbolic: SYMBOLIC },
  refusals: PREDICT_REFUSALS,
  async run({ question, options, resolutionDate, at }, give) {
    requireAllowed([question, ...options], give.lang);
    const moment = settleMoment(at, {}, give.now);
    requireSound([
      ...repeated(options),
      ...dateIssues(resolutionDate, "resolutionDate", moment.date),
    ]);
    const read = await readOptions(question, options, moment, give.lang, give.call);
    const outcomes = outcomesOf(options, read.parts);
    return {
      question,
      resolutionDate,
      options: outcomes,
      ...sharesAnswer(outcomes, read, moment, COST),
    };
  },
  brief: (answer, lang) => {
    const { question, options, signal } = answer as ChoiceAnswer;
    return sharesThesis(question, options, signal.strength, WORDING, lang);
  },
  picture: (answer, lang) => {
    const { question, options } = answer as ChoiceAnswer;
    const shares = options.map(({ label, probability }) => ({ label, share: probability }));
    return drawShares("choice", question, shares, lang);
  },
  examples: [
    {
      title: "four cities",
      input: {
        question: "Which city will host the fair?",
        options: ["Taipei", "Tainan", "Taichung", "Kaohsiung"],
        resolutionDate: "2026-06-30",
        at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" },
      },
      expect: { creditsUsed: COST },
      source: "Target catalogue: 15 points",
    },
  ],
  references: PREDICT_REFERENCES,
});

function repeated(options: readonly string[]): readonly InputIssue[] {
  return options.flatMap((option, index) =>
    options.findIndex((one) => one.trim() === option.trim()) < index
      ? [{ path: `options/${index}`, message: "Repeats an earlier option" }]
      : [],
  );
}
