import { MomentOrNow, Type } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });
