import { Type } from "#sdk";

const type = Type.String({ minLength: 1, maxLength: 12 });

export const input = Type.Object({ a: type, b: type });
