import { oneOf, Type, type Convention, type InputOf } from "#sdk";
import { WALL } from "./rules.ts";

export const input = Type.Object({
  wall: oneOf(WALL.ids),
  offset: Type.Number({ minimum: 0 }),
  wallLength: Type.Number({ exclusiveMinimum: 0 }),
});
export const CONVENTIONS = {
  parts: {
    default: "eight",
    options: {
      eight: { source: "Brihat Samhita 53.70-73: eight parts and as many effects to a wall" },
      nine: {
        source:
          "The square of eighty-one: nine to a side, the two corners shared with the next wall",
      },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
