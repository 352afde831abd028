import { defineProcedure, wordsIn } from "#sdk";
import { blendOf, creditsOf } from "../../core/answer.ts";
import { callSystems } from "../../core/call.ts";
import { MATTER_OMISSION } from "../../core/matter.ts";
import { MOMENT_OMISSION, settleMoment } from "../../core/moment.ts";
import { BINARY_BOARDS, BINARY_WEIGHTS, binaryAsks, drawnByQuestion, oddsOf } from "../boards.ts";
import { favoursOf } from "../favours.ts";
import { drawShares } from "../picture.ts";
import { UNCALIBRATED } from "../probability.ts";
import { binaryIssues, REFUSALS, requireAllowed, requireSound } from "../question.ts";
import { REFERENCES } from "../references.ts";
import { answer, type BinaryAnswer } from "./answer.ts";
import { input } from "./input.ts";
import type { BinaryWords } from "./words/en.ts";

const COST = 10;

/** One question with two outcomes. */
export const predictBinary = defineProcedure({
  name: "predict.binary",
  tradition: "synthesis",
  words: wordsIn<BinaryWords>(import.meta),
  kind: "blend",
  textKey: "thesis",
  cost: COST,
  narrated: true,
  icon: "icons/binary.svg",
  needs: ["now", "call"],
  uses: BINARY_BOARDS,
  weights: BINARY_WEIGHTS,
  input,
  output: answer,
  omittable: { matter: MATTER_OMISSION, at: MOMENT_OMISSION },
  refusals: REFUSALS,
  async run(asked, give): Promise<BinaryAnswer> {
    const { question, optionA, optionB, resolutionDate } = asked;
    requireAllowed([question, optionA, optionB]);
    const moment = settleMoment(asked.at, {}, give);
    requireSound(binaryIssues(asked, "", moment.date));
    const systems = await callSystems(binaryAsks(asked, moment, give), give.call);
    const { affirmative, probability, signal } = oddsOf(asked, systems);
    const drawn = drawnByQuestion(asked, moment);
    const hasHorary = systems.some(({ system }) => system === "horary.judge");
    return {
      ...blendOf("predict.binary", systems),
      question,
      optionA,
      optionB,
      resolutionDate,
      probability,
      signal,
      favours: favoursOf(affirmative, asked),
      drawn: {
        ...drawn,
        says: { code: "drawnByWords", with: { hour: drawn.hour, hasHorary } },
      },
      probabilityFormula: { code: "odds" },
      symbolic: UNCALIBRATED,
      moment,
    };
  },
  credits: creditsOf(COST),
  picture({ question, optionA, optionB, probability, signal }, { picture }, lang) {
    const shares = [
      { label: optionA, share: probability.optionA },
      { label: optionB, share: probability.optionB },
    ];
    return drawShares("binary", question, shares, signal.towards, picture, lang);
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
      expect: {
        counts: { members: 4, delivered: 4 },
        favours: { option: "optionA" },
        creditsUsed: COST,
      },
      source: "Target catalogue: four moment boards at 10 points",
    },
  ],
  references: REFERENCES,
});
