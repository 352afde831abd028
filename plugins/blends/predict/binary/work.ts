import type { Give, InputOf, Lang } from "#sdk";
import { blendOf } from "../../core/answer.ts";
import { callSystems } from "../../core/call.ts";
import { settleMoment } from "../../core/moment.ts";
import { binaryAsks, drawnByQuestion, oddsOf } from "../boards.ts";
import { favoursOf } from "../favours.ts";
import { drawShares } from "../picture.ts";
import { UNCALIBRATED } from "../probability.ts";
import { binaryIssues, requireAllowed, requireSound } from "../question.ts";
import type { BinaryAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import type { BinaryWords } from "./words/en.ts";

export async function run(
  asked: InputOf<typeof input>,
  give: Give<"now" | "call">,
): Promise<BinaryAnswer> {
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
}

export function picture(
  { question, optionA, optionB, probability, signal }: BinaryAnswer,
  { picture }: BinaryWords,
  lang: Lang,
) {
  const shares = [
    { label: optionA, share: probability.optionA },
    { label: optionB, share: probability.optionB },
  ];
  return drawShares("binary", question, shares, signal.towards, picture, lang);
}
