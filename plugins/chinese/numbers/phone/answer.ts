import { Type, type Frozen, type Static } from "#sdk";
import { innate, pairReading, pairVerdict } from "../answer.ts";

export const answer = Type.Object({
  countryCode: Type.Union([Type.String(), Type.Null()], {
    description: "Taken off before reading; null where none was written or it is not known here",
  }),
  ...pairReading,
  innate: Type.Union([innate, Type.Null()], {
    description: "The birth date beside the number; null without one",
  }),
  verdict: pairVerdict,
});
export type PhoneAnswer = Frozen<Static<typeof answer>>;
