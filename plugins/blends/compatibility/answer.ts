import { term, Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../core/answer.ts";
import { STANCE } from "../core/system.ts";
import { dimensionsShape } from "./dimensions.ts";

export const answer = Type.Object({
  ...blendFields,
  verdict: term(STANCE, "Of the blended score: favourable from 60, adverse up to 40"),
  dimensions: dimensionsShape,
});
export type MatchAnswer = Frozen<Static<typeof answer>>;
