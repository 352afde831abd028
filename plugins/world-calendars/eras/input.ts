import { oneOf, Type } from "#sdk";
import { ERA_IDS } from "./table.ts";

export const input = Type.Object({
  year: Type.Integer({ minimum: -9999, maximum: 99999 }),
  from: Type.Optional(oneOf(ERA_IDS)),
  era: Type.Optional(oneOf(ERA_IDS)),
});
export type Issues = { noYear: {}; outOfRange: {} };
