import { term, Type, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { MODERN } from "../core/points.ts";
import { returnChart } from "../core/return_chart.ts";
import { House, nullable, placeShape } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";
import { ANGLE } from "./rules.ts";

export const answer = Type.Object({
  ...WHEN,
  age: Type.Integer({ description: "Which return since the birth" }),
  ends: whenShape("The next return, with which its year ends"),
  natalSun: placeShape("The Sun at birth"),
  chart: returnChart,
  natalHouses: nullable(
    Type.Object(
      {
        ascendant: House("House of the birth in which the ascendant of the return falls"),
        midheaven: House("House of the birth in which its midheaven falls"),
      },
      { description: "The return against the birth" },
    ),
    "Null where either chart lacks its place",
  ),
  angular: Type.Array(
    Type.Object({
      body: term(MODERN, "The body"),
      angle: term(ANGLE, "The angle"),
      orbDeg: Type.Number({ description: "Distance from it, degrees" }),
    }),
    { description: "Bodies within six degrees of the ascendant or the midheaven of the return" },
  ),
  aspects: Type.Array(
    Type.Object({
      a: term(MODERN, "First body"),
      b: term(MODERN, "Second body"),
      aspect: term(PTOLEMAIC, "Aspect"),
      orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
    }),
    { description: "Closest aspects within the return, within three degrees" },
  ),
});
export type SolarReturnAnswer = Frozen<Static<typeof answer>>;
