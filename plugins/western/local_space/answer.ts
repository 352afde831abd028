import { term, Type, type Frozen, type Static } from "#sdk";
import { MODERN } from "../core/points.ts";
import { WIND } from "./rules.ts";

export const answer = Type.Object({
  bodies: Type.Array(
    Type.Object({
      body: term(MODERN, "The body"),
      azimuthDeg: Type.Number({ description: "Degrees from north through east, [0, 360)" }),
      altitudeDeg: Type.Number({ description: "Degrees above the true horizon" }),
      wind: term(WIND, "Direction"),
      line: Type.Array(
        Type.Object({
          latitude: Type.Number({ description: "Degrees, north positive" }),
          longitude: Type.Number({ description: "Degrees, east positive" }),
        }),
        { description: "Its great circle in that direction, every ten degrees to 170" },
      ),
    }),
    { description: "Sun to Pluto" },
  ),
  targets: Type.Array(
    Type.Object({
      name: Type.String({ description: "As given; empty without" }),
      bearingDeg: Type.Number({ description: "Direction in which the shortest way sets out" }),
      kilometres: Type.Number({ description: "Its length" }),
      wind: term(WIND, "Direction"),
      near: Type.Array(
        Type.Object({
          body: term(MODERN, "The body"),
          apartDeg: Type.Number({ description: "Between the two directions, degrees" }),
          behind: Type.Boolean({ description: "Whether the place lies opposite the planet" }),
        }),
        { description: "Planets whose line passes within five degrees, closest first" },
      ),
    }),
    { description: "Places asked for" },
  ),
});
export type LocalSpaceAnswer = Frozen<Static<typeof answer>>;
