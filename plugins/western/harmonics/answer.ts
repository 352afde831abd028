import { term, Type, type Frozen, type Static } from "#sdk";
import { POINT } from "../core/points.ts";
import { PLACE } from "../core/shapes.ts";

export const answer = Type.Object({
  harmonic: Type.Integer({ description: "By which the longitudes are multiplied" }),
  points: Type.Array(
    Type.Object({
      point: term(POINT, "The body or angle"),
      ...PLACE,
      natalDeg: Type.Number({ description: "Its longitude at birth, degrees" }),
    }),
    { description: "Places in the harmonic" },
  ),
  conjunctions: Type.Array(
    Type.Object({
      a: term(POINT, "First"),
      b: term(POINT, "Second"),
      orbDeg: Type.Number({ description: "Distance in the harmonic, degrees" }),
    }),
    { description: "Within eight degrees of the harmonic, closest first" },
  ),
  strengths: Type.Array(
    Type.Object({
      harmonic: Type.Integer({ description: "1 to 32" }),
      strength: Type.Number({ description: "0 spread evenly, 1 all in one place" }),
    }),
    { description: "How strongly each harmonic gathers Sun to Pluto" },
  ),
});
export type HarmonicsAnswer = Frozen<Static<typeof answer>>;
