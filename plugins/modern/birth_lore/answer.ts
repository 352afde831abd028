import { WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { NAME } from "./name_days.ts";
import { FLOWER, STONE } from "./rules.ts";

const names = (description: string) => Type.Array(term(NAME, "A name"), { description });

export const answer = Type.Object({
  weekday: term(WEEKDAY, "Weekday of the birth"),
  stone: term(STONE, "Stone of the month by the list chosen", ["about"]),
  stones: Type.Object(
    {
      trade1912: term(STONE, "By the trade list of 1912"),
      polish: term(STONE, "By the list of Poland"),
      biblical: term(STONE, "By the foundations of the New Jerusalem"),
    },
    { description: "Stone of the month by each list" },
  ),
  flower: term(FLOWER, "Flower of the month", ["about"]),
  christmasChild: Type.Boolean({
    description:
      "Whether the birth falls on Christmas Day, to which the rhyme of 1838 gives its last line",
  }),
  nameDay: names("Names of the day; empty where the calendar has no such saint"),
  nextNameDay: Type.Object(
    { day: Type.String({ description: "MM-DD" }), names: names("Names of that day") },
    { description: "The next day of the year that bears a name" },
  ),
});
export type LoreAnswer = Frozen<Static<typeof answer>>;
