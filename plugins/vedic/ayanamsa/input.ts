import { MomentOrNow, Type, type Frozen, type Static } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });
export type Input = Frozen<Static<typeof input>>;
