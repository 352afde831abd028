import { Type, type Frozen, type Static } from "#sdk";
import { FIGURE, RULING, type KpRefusals } from "../shapes.ts";

export type Refusals = KpRefusals;

export const answer = Type.Object({ ruling: RULING, ...FIGURE });
export type RulingAnswer = Frozen<Static<typeof answer>>;
