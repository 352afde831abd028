import { Type } from "../../../plugins/sdk.ts";
import { HASH } from "../commit/input.ts";

const noted = Type.Optional(Type.String({ minLength: 1, maxLength: 128 }));

export const input = Type.Object({
  answer: Type.Union([Type.Object({}, { additionalProperties: true }), Type.String()]),
  input: Type.Optional(Type.Object({}, { additionalProperties: true })),
  seed: noted,
  salt: noted,
  serverHash: Type.Optional(Type.String(HASH)),
});
