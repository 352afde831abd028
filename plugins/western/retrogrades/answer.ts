import { term, Type, type Frozen, type Static } from "#sdk";
import { MODERN } from "../core/points.ts";
import { nullable, PLACE, placeShape } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";
import { TURN } from "../core/turn.ts";

const shadow = (what: string) => nullable(whenShape(what), "Null where shadows are not asked for");

export const answer = Type.Object({
  stations: Type.Array(
    Type.Object({
      planet: term(MODERN, "The planet"),
      turns: term(TURN, "What its motion becomes"),
      ...WHEN,
      ...PLACE,
    }),
    { description: "Stations in the span, in order of time" },
  ),
  loops: Type.Array(
    Type.Object({
      planet: term(MODERN, "The planet"),
      shadowBegins: shadow("Last time before that it stood where it will turn direct"),
      turnsRetrograde: whenShape("Station at which it turns back"),
      turnsDirect: whenShape("Station at which it goes forward again"),
      shadowEnds: shadow("First time after that it stands where it turned back"),
      from: placeShape("Where it turns back"),
      to: placeShape("Where it goes forward again"),
      days: Type.Number({ description: "Days from station to station" }),
    }),
    { description: "Retrograde loops with a station in the span; the rest may lie outside" },
  ),
});
export type RetrogradesAnswer = Frozen<Static<typeof answer>>;
