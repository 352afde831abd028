import { term, Type, type Frozen, type Static } from "#sdk";
import { LOT } from "../core/lots.ts";
import { classical, nullable, sign } from "../core/shapes.ts";
import { MARK } from "../hellenistic/periods.ts";

const instant = (what: string) => Type.String({ description: `${what}, UTC` });

export const answer = Type.Object({
  lot: nullable(term(LOT, "Lot that is released"), "Null where a sign is released by itself"),
  startSign: sign("Sign from which it is released"),
  fortuneSign: nullable(sign("Sign of Fortune, from which peaks are counted"), "Null if unknown"),
  age: nullable(
    Type.Object({
      totalDays: Type.Number({ description: "Days since the birth" }),
      years: Type.Integer({ description: "Whole years of 360 days" }),
      days: Type.Number({ description: "Days beyond them" }),
    }),
    "The time asked about; null without one",
  ),
  levels: Type.Array(
    Type.Object({
      level: Type.Integer({ description: "1 for years, 2 months, 3 days, 4 hours of the signs" }),
      unitDays: Type.Number({ description: "Days of one unit" }),
      active: nullable(
        Type.Integer({ description: "Index of the period that holds the time, from 0" }),
        "Null without a time asked about",
      ),
      periods: Type.Array(
        Type.Object({
          sign: sign("Sign that holds the time"),
          lord: classical("Its lord"),
          units: Type.Number({ description: "Its length in units of the level" }),
          days: Type.Number({ description: "Its length in days" }),
          fromDay: Type.Number({ description: "Days since the birth at which it begins" }),
          start: nullable(instant("Beginning"), "Null without a birth"),
          end: nullable(instant("End"), "Null without a birth"),
          cut: Type.Boolean({ description: "Whether the period above ends before it is full" }),
          marks: Type.Array(term(MARK, "What sets it apart"), {
            description: "Loosing of the bond, and places angular from Fortune",
          }),
        }),
        { description: "All periods of the level within the one above that holds the time" },
      ),
    }),
    { description: "From the life to the hours" },
  ),
});
export type ReleasingAnswer = Frozen<Static<typeof answer>>;
