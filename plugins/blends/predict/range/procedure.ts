import { defineProcedure, wordsIn } from "#sdk";
import { MOMENT_OMISSION, settleMoment } from "../../core/moment.ts";
import { OPTION_BOARDS, OPTION_WEIGHTS, placedBy, readOptions } from "../options.ts";
import { creditsOf, outcomesOf, sharesOfBoards } from "../outcomes.ts";
import { drawShares, sharesOf } from "../picture.ts";
import { dateIssues, REFUSALS, requireAllowed, requireSound } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer, type RangeAnswer } from "./answer.ts";
import { bandIssues, labelOf, wordsOfBand } from "./bands.ts";
import { input } from "./input.ts";
import type { RangeWords } from "./words/en.ts";

const COST = 15;

/** A number to be known by a date. */
export const predictRange = defineProcedure({
  name: "predict.range",
  tradition: "synthesis",
  words: wordsIn<RangeWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/range.svg",
  needs: ["now", "call"],
  uses: OPTION_BOARDS,
  weights: OPTION_WEIGHTS,
  input,
  output: answer,
  omittable: { at: MOMENT_OMISSION },
  refusals: REFUSALS,
  async run({ question, bands, unit, resolutionDate, at }, give): Promise<RangeAnswer> {
    requireAllowed([question, unit]);
    const moment = settleMoment(at, {}, give);
    requireSound([
      ...bandIssues(bands),
      ...dateIssues(resolutionDate, "resolutionDate", moment.date),
    ]);
    const asked = [question, unit, resolutionDate];
    const read = await readOptions(asked, bands.map(wordsOfBand), moment, give);
    const labels = bands.map((band) => labelOf(band, unit));
    const outcomes = outcomesOf(labels, read.parts, read.names);
    return {
      question,
      unit,
      resolutionDate,
      bands: outcomes.map((outcome, index) => {
        const { low = null, high = null } = bands[index]!;
        return { low, high, ...outcome };
      }),
      ...sharesOfBoards(outcomes, read.systems, moment),
      drawn: placedBy(read.drawn),
    };
  },
  credits: creditsOf(COST),
  picture: ({ question, bands, signal }, { picture }, lang) =>
    drawShares("range", question, sharesOf(bands), signal.towards, picture, lang),
  examples: [
    {
      title: "rain in June",
      input: {
        question: "How much rain will fall in Tainan in June?",
        bands: [{ high: 200 }, { low: 200, high: 400 }, { low: 400 }],
        unit: "mm",
        resolutionDate: "2026-07-01",
        at: { date: "2026-03-03", time: "10:20", timezone: "Asia/Taipei" },
      },
      expect: { creditsUsed: COST },
      source: "Target catalogue: 15 points",
    },
  ],
  references: REFERENCES,
});
