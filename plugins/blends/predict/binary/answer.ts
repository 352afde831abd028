import { phrase, Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../../core/answer.ts";
import { momentShape } from "../../core/moment.ts";
import { favoursShape } from "../favours.ts";
import { probability, signal, symbolic } from "../probability.ts";

/** How the probability is found. */
export type OddsPhrases = { odds: {} };
/** How the words of a question cast its boards. */
export type DrawnPhrases = { drawnByWords: { hour: string; hasHorary: boolean } };

/** What stands beside the question in every answer with two options. */
export const binaryOutcome = {
  question: Type.String({ description: "The question, as it was asked" }),
  optionA: Type.String({ description: "The first option" }),
  optionB: Type.String({ description: "The second option" }),
  resolutionDate: Type.String({ description: "Day on which the answer will be known" }),
  probability: Type.Object(
    { optionA: probability("Of option A"), optionB: probability("Of option B") },
    { description: "Adds to 1; symbolic, see `symbolic`" },
  ),
  signal,
  favours: favoursShape,
};

/** The hour that was drawn and the name that threw the coins, as properties to spread. */
export const drawnFields = {
  seed: Type.String({ description: "Name of the words and the moment; throws the coins" }),
  hour: Type.String({ description: "Live hour of the Six Ren board, HH:MM by the clock" }),
};

export const answer = Type.Object({
  ...blendFields,
  ...binaryOutcome,
  drawn: Type.Object(
    { ...drawnFields, says: phrase<DrawnPhrases>("How the boards were cast") },
    { description: "What the words of the question drew" },
  ),
  probabilityFormula: phrase<OddsPhrases>("How the probability is found"),
  symbolic,
  moment: momentShape,
});
export type BinaryAnswer = Frozen<Static<typeof answer>>;
