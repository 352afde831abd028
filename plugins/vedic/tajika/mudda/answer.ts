import { term, Type, type Frozen, type Static } from "#sdk";
import { grahaTerm, SPAN } from "../../core/shapes.ts";
import type { TajikaRefusals } from "../points.ts";
import { PATYA } from "./rules.ts";

export type Refusals = TajikaRefusals;

const instants = {
  start: Type.Union([SPAN.start, Type.Null()], { description: "Null for a drawn chart" }),
  end: Type.Union([SPAN.end, Type.Null()], { description: "Null for a drawn chart" }),
};

/** Both rounds, as every answer on a year tells them. */
export const PERIODS = {
  yearDays: Type.Number({ description: "Days from this return of the Sun to the next" }),
  mudda: Type.Array(
    Type.Object({
      lord: grahaTerm("Lord of the period"),
      parts: Type.Integer({ description: "Parts of 360" }),
      days: Type.Number({ description: "Days" }),
      ...instants,
    }),
    { description: "Nine periods; empty for a drawn chart, which has no birth star" },
  ),
  patyayini: Type.Array(
    Type.Object({
      lord: term(PATYA, "Who leads"),
      days: Type.Number({ description: "Days" }),
      ...instants,
    }),
    { description: "Eight periods by the degrees of the annual chart" },
  ),
};
export const answer = Type.Object({ ...PERIODS });
export type MuddaAnswer = Frozen<Static<typeof answer>>;
