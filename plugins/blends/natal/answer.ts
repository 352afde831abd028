import { Type, type Frozen, type Static } from "#sdk";
import { blendFields } from "../core/answer.ts";

export const answer = Type.Object(blendFields);
export type NatalAnswer = Frozen<Static<typeof answer>>;
