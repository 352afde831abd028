import { Type } from "#sdk";

export const input = Type.Object({ year: Type.Integer({ minimum: 326, maximum: 9999 }) });
