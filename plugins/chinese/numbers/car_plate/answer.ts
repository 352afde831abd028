import { Type, type Frozen, type Static } from "#sdk";
import { letters, pairReading, pairVerdict } from "../answer.ts";

export const answer = Type.Object({
  letters: letters("Letters of the plate and what they counted for"),
  ...pairReading,
  verdict: pairVerdict,
});
export type PlateAnswer = Frozen<Static<typeof answer>>;
