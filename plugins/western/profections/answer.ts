import { term, Type, type Frozen, type Static } from "#sdk";
import { classical, House, nullable, sign } from "../core/shapes.ts";
import { PROFECTED } from "./rules.ts";

const instant = (what: string) => Type.String({ description: `${what}, UTC` });
const LORDSHIP = { sign: sign("Profected sign"), lord: classical("Its lord") };
const ARRIVAL = {
  ...LORDSHIP,
  house: House("Whole-sign house of the birth"),
  meets: Type.Array(classical(), { description: "Planets of the birth in that sign" }),
};
const STRETCH = { ...LORDSHIP, start: instant("Beginning"), end: instant("End") };

export const answer = Type.Object({
  ageYears: Type.Integer({ description: "Completed years" }),
  count: Type.Integer({ description: "The year with whole twelves taken off, 1 to 12" }),
  point: term(PROFECTED, "Point that is followed"),
  annual: Type.Object(ARRIVAL, { description: "Where it has come for the year" }),
  points: Type.Array(
    Type.Object({
      point: term(PROFECTED, "The point"),
      natal: sign("Its sign at birth"),
      ...ARRIVAL,
    }),
    { description: "All points in the same year" },
  ),
  yearStart: nullable(instant("Beginning of the year of age"), "Null without a birth"),
  yearEnd: nullable(instant("End of it"), "Null without a birth"),
  months: nullable(
    Type.Array(Type.Object({ month: Type.Integer({ description: "From 1" }), ...STRETCH }), {
      description: "The months of the point followed",
    }),
    "Null without a birth",
  ),
  month: nullable(
    Type.Integer({ description: "The month that holds the date, from 1" }),
    "Null where an age is asked, not a date",
  ),
  daily: nullable(
    Type.Object(STRETCH, { description: "The days that hold the date" }),
    "Null where an age is asked, not a date",
  ),
});
export type ProfectionsAnswer = Frozen<Static<typeof answer>>;
