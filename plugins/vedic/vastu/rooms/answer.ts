import { term, Type, type Frozen, type Static } from "#sdk";
import { DOOR, WALL_DEITY } from "../entrance/rules.ts";
import { FIT, GUARDIAN, PROPORTION, USE, ZONE } from "./terms.ts";

const where = {
  zone: term(ZONE, "Sixteenth of the horizon"),
  guardian: term(GUARDIAN, "Guardian of the quarter", ["nature"]),
  deity: term(WALL_DEITY, "Who holds the wall there"),
};
const count = (description: string) => Type.Integer({ minimum: 0, maximum: 24, description });

export const answer = Type.Object({
  facing: Type.Object(
    {
      directionDeg: Type.Number({ description: "Degrees clockwise from the north" }),
      ...where,
      door: term(DOOR, "Whether the verses praise a door there"),
    },
    { description: "Where the house looks" },
  ),
  rooms: Type.Array(
    Type.Object({
      use: term(USE, "The room"),
      directionDeg: Type.Number({ description: "Degrees clockwise from the north" }),
      ...where,
      fit: term(FIT, "How it stands there"),
      better: Type.Array(term(ZONE, "A zone"), {
        description: "Where it belongs, its own place first; empty where it stands there",
      }),
      verse: Type.Array(term(USE, "A room"), {
        description: "What the verse gives that zone to, of these rooms",
      }),
    }),
    { description: "The rooms in the order given" },
  ),
  counts: Type.Object(
    {
      best: count("In their own places"),
      good: count("Well placed"),
      neutral: count("Neither"),
      amiss: count("Amiss"),
    },
    { description: "How many stand how" },
  ),
  plot: Type.Union(
    [
      Type.Object({
        ratio: Type.Number({ description: "Longer side by the shorter, three places" }),
        shape: term(PROPORTION, "What that is called"),
        squareMm: Type.Array(Type.Number(), {
          minItems: 2,
          maxItems: 2,
          description: "Sides of one of the eighty-one squares, millimetres",
        }),
        middleMm: Type.Array(Type.Number(), {
          minItems: 2,
          maxItems: 2,
          description: "Sides of Brahma's nine squares in the middle, millimetres",
        }),
      }),
      Type.Null(),
    ],
    { description: "The plot; null where its sides were not given" },
  ),
});
export type RoomsAnswer = Frozen<Static<typeof answer>>;
