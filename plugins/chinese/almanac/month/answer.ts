import { ANIMAL, PILLAR, WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { SOLAR_TERM } from "#east/calendar/solar_terms.ts";
import { DIRECTION } from "#east/directions.ts";
import { LUCK } from "#east/luck.ts";
import { ACT } from "../acts.ts";
import { MANSION, OFFICER, ROAD, ROAD_GOD } from "#east/almanac/terms.ts";
import { FESTIVAL, SPECIAL_DAY } from "../terms.ts";

const acts = (description: string) => Type.Array(term(ACT, "An act"), { description });

export const answer = Type.Object({
  year: Type.Integer({ description: "Gregorian year" }),
  month: Type.Integer({ minimum: 1, maximum: 12, description: "Gregorian month" }),
  days: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "Civil date, YYYY-MM-DD" }),
        dayOfWeek: term(WEEKDAY, "Day of the week"),
        lunarMonth: Type.Integer({ minimum: 1, maximum: 12, description: "Lunar month" }),
        isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before" }),
        lunarDay: Type.Integer({ minimum: 1, maximum: 30, description: "Lunar day" }),
        lunar: Type.String({ description: "The lunar date as it is written in Chinese" }),
        pillar: term(PILLAR, "Pair of the day"),
        officer: term(OFFICER, "Officer of the day 建除"),
        luck: term(LUCK, "Luck of the officer"),
        god: term(ROAD_GOD, "God of the yellow or black road"),
        road: term(ROAD, "The road it walks"),
        mansion: term(MANSION, "Mansion on duty"),
        clash: term(ANIMAL, "Animal that the day clashes with"),
        sha: term(DIRECTION, "Direction of the three killers 煞"),
        term: Type.Union([term(SOLAR_TERM, "The term"), Type.Null()], {
          description: "Solar term that begins on this day; null on others",
        }),
        festival: Type.Union([term(FESTIVAL, "The festival"), Type.Null()], {
          description: "Festival of the lunar calendar; null on other days",
        }),
        specialDays: Type.Array(term(SPECIAL_DAY, "A day apart"), {
          description: "月破, 四離, 四絕, 天赦, 楊公忌",
        }),
        suitable: acts("宜"),
        avoid: acts("忌"),
      },
      { description: "A day" },
    ),
    { minItems: 28, maxItems: 31, description: "The days in their order" },
  ),
  byAct: Type.Array(
    Type.Object(
      {
        act: term(ACT, "The act"),
        dates: Type.Array(Type.String({ description: "YYYY-MM-DD" }), {
          description: "Days for it, without month breaks and days apart that forbid",
        }),
      },
      { description: "An act with its days" },
    ),
    { description: "Days of the month for what people ask most" },
  ),
});
export type MonthAnswer = Frozen<Static<typeof answer>>;
