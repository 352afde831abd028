import { PILLAR } from "#lore";
import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { boardShape, starShape } from "../core/stars.ts";

/** The boards from the longest time to the shortest. */
export const LAYER = vocabulary("layer", ["period", "year", "month", "day", "hour"]);

const layerShape = Type.Object(
  {
    layer: term(LAYER, "Of which time"),
    pillar: Type.Union([term(PILLAR, "A pair"), Type.Null()], {
      description: "Its pair; null for the period",
    }),
    centre: starShape("Star in the centre"),
    flies: Type.Union([Type.Literal("forward"), Type.Literal("backward")], {
      description:
        "Whether the centre star grows (forward) or falls from one such time to the next",
    }),
    board: boardShape("Its stars"),
  },
  { description: "A board" },
);

export const answer = Type.Object({
  period: Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 9, description: "Period of twenty years" }),
      from: Type.Integer({ description: "Its first year, from 立春" }),
      to: Type.Integer({ description: "Its last year" }),
    },
    { description: "The period" },
  ),
  layers: Type.Array(layerShape, {
    minItems: 4,
    maxItems: 5,
    description: "Period, year, month and day, and the hour where a time was given",
  }),
  fiveYellow: Type.Array(
    Type.Object(
      {
        layer: term(LAYER, "Of which time"),
        palace: Type.Integer({ minimum: 1, maximum: 9, description: "Luo shu number" }),
      },
      { description: "五黃 of a board" },
    ),
    { description: "Where 五黃 stands on each board" },
  ),
});
export type TimeAnswer = Frozen<Static<typeof answer>>;
