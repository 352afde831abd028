import { term, Type, type Frozen, type Static } from "#sdk";
import { VIEW } from "../core/view_shapes.ts";
import { POINT } from "../core/points.ts";
import { placeShape } from "../core/shapes.ts";

export const answer = Type.Object({
  node: placeShape("Moon's node in the tropical zodiac, from which the signs are counted"),
  ...VIEW,
  contacts: Type.Array(
    Type.Object({
      draconic: term(POINT, "Point of the draconic chart"),
      natal: term(POINT, "Point of the birth"),
      orbDeg: Type.Number({ description: "Distance, degrees" }),
      opposed: Type.Boolean({ description: "Whether they oppose; else they join" }),
    }),
    { description: "Within two degrees, closest first" },
  ),
});
export type DraconicAnswer = Frozen<Static<typeof answer>>;
