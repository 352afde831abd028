import { term, Type, type Frozen, type Static } from "#sdk";
import { pairReading, pairVerdict } from "../answer.ts";
import { USE } from "./input.ts";

export const answer = Type.Object({
  use: term(USE, "What it is, as asked; an account where nothing was said"),
  ...pairReading,
  endsWell: Type.Boolean({ description: "Whether the last pair is tian yi or yan nian" }),
  verdict: pairVerdict,
});
export type AccountAnswer = Frozen<Static<typeof answer>>;
