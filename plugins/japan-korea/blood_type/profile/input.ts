import { Type } from "#sdk";

export const input = Type.Object({ type: Type.String({ minLength: 1, maxLength: 12 }) });
