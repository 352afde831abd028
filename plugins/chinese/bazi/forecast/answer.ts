import { PILLAR, STEM } from "#lore";
import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { LUCK_DIRECTION } from "#east/four_pillars/luck_answer.ts";
import { strengthShape } from "../chart/strength.ts";
import { structureShape } from "../chart/structure.ts";
import { usefulGodShape } from "../chart/useful_god_answer.ts";
import { TAI_SUI } from "./meetings.ts";
import { passingShape } from "./outlook.ts";
import { ANNUAL_STAR } from "./passing_stars.ts";

/** What a forecast goes by. */
export const UNIT = vocabulary("unit", ["year", "month", "day"]);
export type Unit = IdOf<typeof UNIT>;

const luckInForce = Type.Object(
  {
    pillar: Type.Union([term(PILLAR, "Luck pillar"), Type.Null()], {
      description: "Luck pillar that holds most of the period; null before the first cycle",
    }),
    changesTo: Type.Union([term(PILLAR, "Luck pillar"), Type.Null()], {
      description: "The next cycle, where it begins within the period; else null",
    }),
    changesOn: Type.Union([Type.String(), Type.Null()], {
      description: "First day of that cycle, YYYY-MM-DD; null where none begins",
    }),
  },
  { description: "The ten-year luck behind the period" },
);

export const answer = Type.Object({
  natal: Type.Object(
    {
      native: Type.String({ description: "The pillars of the birth in a row" }),
      dayMaster: term(STEM, "The stem of the day"),
      strength: strengthShape.properties.verdict,
      structure: structureShape.properties.verdict,
      usefulGod: usefulGodShape.properties.verdict,
      luckDirection: term(LUCK_DIRECTION, "Which way the luck cycles run"),
      hourKnown: Type.Boolean({ description: "False when three pillars were read" }),
    },
    { description: "What the birth brings" },
  ),
  unit: term(UNIT, "What is judged"),
  periods: Type.Array(
    Type.Object(
      {
        ...passingShape,
        year: Type.Integer({ description: "Gregorian year of the li chun that opened it" }),
        from: Type.String({ description: "Beginning: an instant with Z, or a date" }),
        to: Type.String({ description: "End: an instant with Z, or the same date" }),
        nominalAge: Type.Integer({ description: "虛歲: the year of birth counts as 1" }),
        luck: luckInForce,
        annualStar: Type.Union([term(ANNUAL_STAR, "Spirit of the year"), Type.Null()], {
          description:
            "The spirit of the year under which the birth year comes, for years; else null",
        }),
        taiSui: Type.Array(term(TAI_SUI, "An offence"), {
          description: "Offences against the year, for years",
        }),
        months: Type.Array(
          Type.Object(
            {
              ...passingShape,
              from: Type.String({ description: "Beginning, an instant with Z" }),
              to: Type.String({ description: "End, an instant with Z" }),
            },
            { description: "A solar month" },
          ),
          { description: "The twelve solar months, for years" },
        ),
      },
      { description: "A year, month or day ahead" },
    ),
    { description: "The periods of the range" },
  ),
});
export type Forecast = Frozen<Static<typeof answer>>;
