import { term, Type, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { VIEW } from "../core/view_shapes.ts";
import { CHART_BODY } from "../core/points.ts";
import { nullable, placeShape } from "../core/shapes.ts";
import { CORNER } from "../relocation/answer.ts";

const returned = (description: string) =>
  nullable(
    Type.Object({
      utc: Type.String({ description: "UTC, to the second" }),
      ascendant: placeShape("Rising, sidereal"),
      midheaven: placeShape("Culminating, sidereal"),
    }),
    description,
  );

export const answer = Type.Object({
  ayanamsaDeg: Type.Number({ description: "Taken off tropical longitudes, degrees" }),
  ...VIEW,
  angularity: Type.Array(
    Type.Object({
      body: term(CHART_BODY, "The body"),
      mundaneDeg: Type.Number({
        description: "On the prime vertical from the rising point in the order of houses, degrees",
      }),
      angle: term(CORNER, "Nearest angle"),
      apartDeg: Type.Number({ description: "Distance from it on the prime vertical, degrees" }),
      strength: Type.Number({ description: "0 between two angles to 100 on one" }),
      foreground: Type.Boolean({ description: "Within ten degrees of an angle" }),
      sector: nullable(
        Type.Number(),
        "Gauquelin's sector, 1 at the rising to 37; null where it neither rises nor sets",
      ),
    }),
    { description: "The strongest first" },
  ),
  mundane: Type.Array(
    Type.Object({
      a: term(CHART_BODY, "First body"),
      b: term(CHART_BODY, "Second body"),
      aspect: term(PTOLEMAIC, "Conjunction, square or opposition"),
      orbDeg: Type.Number({ description: "Distance from exactness, degrees" }),
    }),
    { description: "Aspects on the prime vertical within three degrees" },
  ),
  solarReturn: returned("Sidereal solar return of the year asked for; null without one"),
  lunarReturn: returned("First sidereal lunar return after it; null without a year"),
});
export type FaganAnswer = Frozen<Static<typeof answer>>;
