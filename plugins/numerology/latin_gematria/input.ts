import { oneOf, Type, VISIBLE } from "#sdk";
import { KEY } from "./rules.ts";

export const input = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 400, pattern: VISIBLE }),
  keys: Type.Optional(
    Type.Array(oneOf(KEY.ids), { minItems: 1, maxItems: KEY.ids.length, uniqueItems: true }),
  ),
});
