import { Type } from "../../../plugins/sdk.ts";

/** SHA-256, hexadecimal. */
export const HASH = { pattern: "^[0-9a-f]{64}$" } as const;

export const input = Type.Object({
  procedure: Type.String({ maxLength: 64 }),
  input: Type.Optional(Type.Object({}, { additionalProperties: true })),
  saltHash: Type.String(HASH),
});
