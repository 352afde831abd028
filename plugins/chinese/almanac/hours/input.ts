import { ANIMAL } from "#lore";
import { MomentOrNow, oneOf, Type } from "#sdk";

export const input = Type.Object({ ...MomentOrNow, animal: Type.Optional(oneOf(ANIMAL.ids)) });
