import { BRANCH } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { PHENOLOGY } from "../almanac/phenologies.ts";
import { hexagramShape } from "../core/hexagrams.ts";
import { RANK } from "./terms.ts";

const instant = (description: string) => Type.String({ description });

export const answer = Type.Object({
  date: Type.String({ description: "The civil day that was read" }),
  figure: hexagramShape("What rules the moment read"),
  rank: Type.Union([term(RANK, "Its rank", ["sense"]), Type.Null()], {
    description: "Its rank; null for the four that hold the seasons",
  }),
  place: Type.Union([Type.Integer({ minimum: 1, maximum: 60 }), Type.Null()], {
    description: "Its place among the sixty, 1 is 中孚; null for the four",
  }),
  day: Type.Integer({
    minimum: 1,
    maximum: 7,
    description: "Which of its days, the seventh is the remainder",
  }),
  from: instant("When it began, ISO 8601 with Z"),
  to: instant("When it ends, ISO 8601 with Z"),
  previous: hexagramShape("What ruled before it"),
  next: hexagramShape("What rules after it"),
  sovereign: Type.Object(
    {
      figure: hexagramShape("辟卦 of the solar month"),
      month: term(BRANCH, "Branch of the month"),
    },
    { description: "The sovereign of the month" },
  ),
  season: Type.Object(
    {
      figure: hexagramShape("One of 坎 震 離 兌"),
      line: Type.Integer({ minimum: 1, maximum: 6, description: "Its line of this term" }),
      term: term(SOLAR_TERM, "The solar term in force"),
    },
    { description: "What holds the season" },
  ),
  pentad: term(PHENOLOGY, "Pentad in force"),
});
export type QiAnswer = Frozen<Static<typeof answer>>;
