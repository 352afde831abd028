import { phrase, Type, type Frozen, type Static } from "#sdk";
import { outcomeFields, sharesFields } from "../outcomes.ts";

/** How the boards of each part were cast. */
export type HourPhrases = { hoursByWords: {} };
/** When a board of a part was cast. */
export type WhenPhrases = { pageOf: { date: string }; castAt: { date: string; time: string } };

export const answer = Type.Object({
  question: Type.String({ description: "The question, as it was asked" }),
  from: Type.String({ description: "First day of the span" }),
  to: Type.String({ description: "Last day of the span" }),
  parts: Type.Array(
    Type.Object({
      from: Type.String({ description: "First day of the part" }),
      to: Type.String({ description: "Last day of the part" }),
      castFor: Type.String({ description: "Its middle day, for which the boards were cast" }),
      hour: Type.String({ description: "Live hour of its Six Ren board, HH:MM by the clock" }),
      ...outcomeFields,
    }),
    { description: "In order; the probabilities add to 1" },
  ),
  ...sharesFields,
  drawn: phrase<HourPhrases>("How the boards were cast"),
});
export type TimingAnswer = Frozen<Static<typeof answer>>;
