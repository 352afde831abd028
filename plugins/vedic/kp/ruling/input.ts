import { MomentOrNow, Type, type InputOf } from "#sdk";
import { KP_CONVENTIONS } from "../shapes.ts";

export const input = Type.Object({ ...MomentOrNow });
export const CONVENTIONS = KP_CONVENTIONS;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
