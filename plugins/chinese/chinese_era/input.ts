import { oneOf, Type } from "#sdk";
import { REALM } from "./realms.ts";

export const input = Type.Object({
  era: Type.Optional(Type.String({ minLength: 1, maxLength: 24 })),
  eraYear: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
  realm: Type.Optional(oneOf(REALM.ids)),
  year: Type.Optional(Type.Integer({ minimum: -139, maximum: 2990 })),
});
