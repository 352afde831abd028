import { oneOf, Type } from "#sdk";
import { PART } from "./count.ts";

export const input = Type.Object({
  count: Type.Integer({ minimum: 1, maximum: 1000 }),
  what: Type.Optional(oneOf(PART.ids)),
});
