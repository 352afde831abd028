import { term, Type, type Frozen, type Static } from "#sdk";
import { DOOR, WALL, WALL_DEITY } from "./rules.ts";

export type Refusals = {
  /** The door lies beyond the end of the wall. */
  "beyond-wall": { offset: number; length: number };
};

export const answer = Type.Object({
  wall: term(WALL, "The wall"),
  part: Type.Integer({ minimum: 1, maximum: 9, description: "Part of the wall, clockwise from 1" }),
  parts: Type.Integer({ minimum: 8, maximum: 9, description: "How many parts the wall has" }),
  deity: term(WALL_DEITY, "Who holds the part", ["brings"]),
  door: term(DOOR, "Whether the verses praise a door there"),
  nearEdge: Type.Boolean({ description: "Whether it lies within a tenth of a part of the next" }),
  neighbours: Type.Array(
    Type.Object({
      part: Type.Integer({ minimum: 1, maximum: 9, description: "Part of the wall" }),
      deity: term(WALL_DEITY, "Who holds it", ["brings"]),
      door: term(DOOR, "Whether a door there is praised"),
      from: Type.Number({ description: "Where it begins, in the unit of the wall" }),
      to: Type.Number({ description: "Where it ends, in the unit of the wall" }),
    }),
    { description: "All parts of the wall in order, clockwise" },
  ),
  better: Type.Array(Type.Integer({ minimum: 1, maximum: 9, description: "Part" }), {
    description: "Praised parts of the same wall, the nearest first; empty where it stands in one",
  }),
});
export type EntranceAnswer = Frozen<Static<typeof answer>>;
