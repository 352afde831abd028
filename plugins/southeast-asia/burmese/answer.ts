import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { DIRECTION, PLANET } from "../core/names.ts";
import { ANIMAL, DAY, HOUSE, type House } from "./houses.ts";

/** Reasons of the score. */
export type Reasons = { base: {}; house: { house: House } };

export const answer = Type.Object({
  burmeseDate: Type.Object(
    {
      year: Type.Integer({ description: "Year of the Burmese era" }),
      month: Type.Integer({
        minimum: 0,
        maximum: 14,
        description: "1 is Tagu; 0 First Waso, 13 and 14 the late months",
      }),
      monthName: Type.String({ description: "Its name in Roman letters" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
    },
    { description: "The day of birth in the Burmese calendar" },
  ),
  remainder: Type.Integer({ minimum: 0, maximum: 6, description: "Burmese year divided by seven" }),
  planet: term(PLANET, "Planet of the birth", ["portrait"]),
  day: term(DAY, "Its day"),
  animal: term(ANIMAL, "Its animal"),
  direction: term(DIRECTION, "Its side of the pagoda"),
  house: term(HOUSE, "House of the birth", ["portrait"]),
  houses: Type.Array(
    Type.Object({
      house: term(HOUSE, "The house", ["portrait"]),
      planet: term(PLANET, "The planet that stands in it this year"),
      birth: Type.Boolean({ description: "Whether it is the house of the birth" }),
    }),
    { description: "Seven houses from Binga with the planets of the year" },
  ),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type HousesAnswer = Frozen<Static<typeof answer>>;
