import { Moment, Type } from "#sdk";

export const input = Type.Object({ ...Moment });
