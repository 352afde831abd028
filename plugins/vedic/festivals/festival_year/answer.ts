import { term, Type, type Frozen, type Static } from "#sdk";
import { LUNAR_MONTH, MONTH_KIND } from "../../core/day/lunar_month.ts";
import type { SunRefusals } from "../../core/day/almanac_day.ts";
import { whenShape } from "../../core/day/when.ts";
import { TITHI, VARA } from "../../core/panchanga.ts";
import { PLACE_RECKONED } from "../place.ts";
import { EKADASHI, FESTIVAL, KALA, KEEPER, VRATA } from "./rules.ts";

export type Refusals = SunRefusals;

const nullable = <S extends ReturnType<typeof whenShape> | ReturnType<typeof term>>(schema: S) =>
  Type.Union([schema, Type.Null()], { description: "Null where it does not go by a tithi" });

const KEPT = {
  date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
  weekday: term(VARA, "Weekday"),
  rule: term(KALA, "What must prevail, and when", ["sense"]),
  others: Type.Array(
    Type.Object({
      keeper: term(KEEPER, "Who keeps it then"),
      date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
    }),
    { description: "Days on which others keep it" },
  ),
};

export const answer = Type.Object({
  reckonedFor: PLACE_RECKONED,
  festivals: Type.Array(
    Type.Object({
      festival: term(FESTIVAL, "The festival", ["sense"]),
      ...KEPT,
      tithi: nullable(term(TITHI, "Its tithi")),
      tithiBegins: nullable(whenShape("When the tithi begins")),
      tithiEnds: nullable(whenShape("When the tithi ends")),
    }),
    { description: "In order of time" },
  ),
  vratas: Type.Array(
    Type.Object({
      vrata: term(VRATA, "The fast"),
      ekadashi: Type.Union([term(EKADASHI, "Name of the eleventh"), Type.Null()], {
        description: "Null for other fasts",
      }),
      month: term(LUNAR_MONTH, "Its month by the reckoning chosen"),
      ...KEPT,
    }),
    { description: "Fasts of every month, in order of time" },
  ),
  months: Type.Array(
    Type.Object({
      month: term(LUNAR_MONTH, "Month to the new moon"),
      kind: term(MONTH_KIND, "Ordinary, added, or with two names"),
      secondName: Type.Union([term(LUNAR_MONTH, "The name that is lost"), Type.Null()], {
        description: "Null but in a month with two names",
      }),
      begins: whenShape("New moon"),
      ends: whenShape("Next new moon"),
    }),
    { description: "Lunar months that begin in the year" },
  ),
});
export type FestivalYearAnswer = Frozen<Static<typeof answer>>;
