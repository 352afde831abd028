import { defineProcedure, Type, type InputIssue, type Static, VISIBLE } from "#old";
import { settleMoment } from "../moment.ts";
import { MOMENT_OMITTABLE } from "../regional/matters.ts";
import {
  At,
  BinaryQuestion,
  dateIssues,
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

const bound = (description: string) => Type.Optional(Type.Number({ description }));
const Band = Type.Object({
  low: bound("From this number on; open downwards when left out"),
  high: bound("Below this number; open upwards when left out"),
});
type Band = Static<typeof Band>;

const output = Type.Object({
  question: Type.String(),
  unit: Type.String(),
  resolutionDate: Type.String(),
  bands: Type.Array(
    Type.Object({
      low: Type.Union([Type.Number(), Type.Null()]),
      high: Type.Union([Type.Number(), Type.Null()]),
      ...OutcomeFields,
    }),
    { description: "In the order given; the probabilities add to 1" },
  ),
  ...SharesShape,
});
type RangeAnswer = Static<typeof output>;

const WORDING = {
  many: { en: "bands", zhHant: "各區間" },
  advice: {
    en: "A board knows nothing of scale, so the width of a band counts for nothing here: a band twice as wide is not twice as likely. Start from how often the number has fallen where in the past, and let this be a footnote to it.",
    zhHant:
      "盤式不懂尺度，區間寬窄在此不起作用，寬一倍並不會多一倍的機會。先看這個數字過去多半落在哪裡，再把這裡的結果當作附註。",
  },
};

/** A number to be known by a date. */
export const predictRange = defineProcedure({
  name: "predict.range",
  tradition: "synthesis",
  title: { en: "A number, by a date", zhHant: "數值區間預測" },
  summary: {
    en: "A number to be known by a date: a symbolic probability for each band you name, adding to one, with its parts from three boards, and a thesis",
    zhHant: "某日可知之數：所列各區間各得一象徵機率，合計為一，列三盤之組成，並作論述",
  },
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/range.svg",
  needs: ["now", "call"],
  uses: OPTION_BOARDS,
  input: Type.Object({
    question: QuestionText,
    bands: Type.Array(Band, {
      minItems: 2,
      maxItems: 10,
      description: "From low to high, without overlap; the low bound belongs to a band",
    }),
    unit: Type.String({
      minLength: 1,
      maxLength: 40,
      pattern: VISIBLE,
      description: "Unit of the number",
    }),
    resolutionDate: BinaryQuestion.resolutionDate,
    at: At,
  }),
  output,
  omittable: { at: MOMENT_OMITTABLE },
  options: { formula: SHARES_FORMULA, weights: OPTION_WEIGHTS, symbolic: SYMBOLIC },
  refusals: PREDICT_REFUSALS,
  async run({ question, bands, unit, resolutionDate, at }, give) {
    requireAllowed([question, unit], give.lang);
    const moment = settleMoment(at, {}, give.now);
    requireSound([
      ...bandIssues(bands),
      ...dateIssues(resolutionDate, "resolutionDate", moment.date),
    ]);
    const labels = bands.map((band) => nameOf(band, unit));
    const read = await readOptions(question, labels, moment, give.lang, give.call);
    const outcomes = outcomesOf(labels, read.parts);
    return {
      question,
      unit,
      resolutionDate,
      bands: outcomes.map((outcome, index) => ({
        low: bands[index]!.low ?? null,
        high: bands[index]!.high ?? null,
        ...outcome,
      })),
      ...sharesAnswer(outcomes, read, moment, COST),
    };
  },
  brief: (answer, lang) => {
    const { question, bands, signal } = answer as RangeAnswer;
    return sharesThesis(question, bands, signal.strength, WORDING, lang);
  },
  picture: (answer, lang) => {
    const { question, bands } = answer as RangeAnswer;
    const shares = bands.map(({ label, probability }) => ({ label, share: probability }));
    return drawShares("range", question, shares, lang);
  },
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
  references: PREDICT_REFERENCES,
});

const signed = (value: number) => String(value).replace("-", "−");

/** "200–400 mm", "−5 … −1 °C", "< 200 mm", "≥ 400 mm". */
function nameOf({ low, high }: Band, unit: string): string {
  if (low === undefined) return `< ${high} ${unit}`;
  if (high === undefined) return `≥ ${low} ${unit}`;
  const dash = low < 0 || high < 0 ? " … " : "–";
  return `${signed(low)}${dash}${signed(high)} ${unit}`;
}

function bandIssues(bands: readonly Band[]): readonly InputIssue[] {
  return bands.flatMap(({ low, high }, index) => {
    const path = `bands/${index}`;
    if (low === undefined && high === undefined) {
      return [{ path, message: "Has no bound: give low, high or both" }];
    }
    if (low !== undefined && high !== undefined && low >= high) {
      return [{ path: `${path}/high`, message: `Must lie above low, ${low}` }];
    }
    const before = bands[index - 1];
    if (!before) return [];
    if (before.high === undefined || low === undefined) {
      return [
        {
          path,
          message:
            "Overlaps the band before it: only the first may be open downwards, only the last upwards",
        },
      ];
    }
    if (low >= before.high) return [];
    return [
      {
        path: `${path}/low`,
        message: `Must not lie below ${before.high}, where the band before ends`,
        nearest: before.high,
      },
    ];
  });
}
