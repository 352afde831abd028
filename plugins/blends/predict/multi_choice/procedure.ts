import { defineProcedure, wordsIn } from "#sdk";
import { MOMENT_OMISSION, settleMoment } from "../../core/moment.ts";
import { OPTION_BOARDS, OPTION_WEIGHTS, placedBy, readOptions } from "../options.ts";
import { creditsOf, outcomesOf, sharesOfBoards } from "../outcomes.ts";
import { drawShares, sharesOf } from "../picture.ts";
import { dateIssues, REFUSALS, repeatedIssues, requireAllowed, requireSound } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer, type ChoiceAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { ChoiceWords } from "./words/en.ts";

const COST = 15;

/** One question with three to eight outcomes. */
export const predictMultiChoice = defineProcedure({
  name: "predict.multiChoice",
  tradition: "synthesis",
  words: wordsIn<ChoiceWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/choice.svg",
  needs: ["now", "call"],
  uses: OPTION_BOARDS,
  weights: OPTION_WEIGHTS,
  input,
  output: answer,
  omittable: { at: MOMENT_OMISSION },
  refusals: REFUSALS,
  async run({ question, options, resolutionDate, at }, give): Promise<ChoiceAnswer> {
    requireAllowed([question, ...options]);
    const moment = settleMoment(at, {}, give);
    requireSound([
      ...repeatedIssues(options, (index) => `options/${index}`),
      ...dateIssues(resolutionDate, "resolutionDate", moment.date),
    ]);
    const read = await readOptions([question, resolutionDate], options, moment, give);
    const outcomes = outcomesOf(options, read.parts, read.names);
    return {
      question,
      resolutionDate,
      options: outcomes,
      ...sharesOfBoards(outcomes, read.systems, moment),
      drawn: placedBy(read.drawn),
    };
  },
  credits: creditsOf(COST),
  picture: ({ question, options, signal }, { picture }, lang) =>
    drawShares("choice", question, sharesOf(options), signal.towards, picture, lang),
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
  references: REFERENCES,
});
