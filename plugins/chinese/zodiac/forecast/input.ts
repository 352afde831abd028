import { ANIMAL } from "#lore";
import { oneOf, Type } from "#sdk";

export const input = Type.Object({
  year: Type.Integer({ minimum: 1646, maximum: 2990 }),
  animal: Type.Optional(oneOf(ANIMAL.ids)),
});
