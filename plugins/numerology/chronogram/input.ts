import { oneOf, Type } from "#sdk";
import { ALPHABET } from "./kinds.ts";

export const input = Type.Object({
  text: Type.String({ minLength: 1, maxLength: 2000 }),
  expectedYear: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  letters: Type.Optional(oneOf(ALPHABET.ids)),
  uAsV: Type.Optional(Type.Boolean()),
  jAsI: Type.Optional(Type.Boolean()),
  wAsVV: Type.Optional(Type.Boolean()),
  mode: Type.Optional(oneOf(["auto", "marked", "all"])),
});
