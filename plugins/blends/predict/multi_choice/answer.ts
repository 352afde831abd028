import { phrase, Type, type Frozen, type Static } from "#sdk";
import { drawnFields } from "../binary/answer.ts";
import { outcomeFields, sharesFields } from "../outcomes.ts";

/** How the words of a question and its outcomes cast the boards. */
export type PlacedPhrases = { placedByWords: { hour: string } };

export const placedShape = Type.Object(
  { ...drawnFields, says: phrase<PlacedPhrases>("How the boards were cast") },
  { description: "What the words drew" },
);

export const answer = Type.Object({
  question: Type.String({ description: "The question, as it was asked" }),
  resolutionDate: Type.String({ description: "Day on which the answer will be known" }),
  options: Type.Array(Type.Object(outcomeFields), {
    description: "In the order given; the probabilities add to 1",
  }),
  ...sharesFields,
  drawn: placedShape,
});
export type ChoiceAnswer = Frozen<Static<typeof answer>>;
