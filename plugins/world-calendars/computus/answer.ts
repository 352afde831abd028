import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../core/day.ts";
import { FEAST, STEP } from "./rules.ts";

const feasts = (description: string) =>
  Type.Array(Type.Object({ feast: term(FEAST, "The feast"), day: civilDay("When it falls") }), {
    description,
  });

export const answer = Type.Object({
  year: Type.Integer({ description: "The year" }),
  western: Type.Union(
    [
      Type.Object({
        easter: civilDay("Easter Sunday"),
        fullMoon: civilDay("The full moon of the tables, which is not that of the sky"),
        steps: Type.Array(
          Type.Object({
            step: term(STEP, "The step", ["rule"]),
            value: Type.Integer({ description: "What it gives" }),
          }),
          { description: "The reckoning step by step" },
        ),
        feasts: feasts("Moveable feasts, first of the year first"),
        advent: civilDay("The first Sunday of Advent"),
        epact: Type.Integer({
          minimum: 0,
          maximum: 29,
          description: "0 stands for *, 25 also for XXV",
        }),
        sundayLetter: Type.String({ description: "Two letters in a leap year" }),
      }),
      Type.Null(),
    ],
    { description: "By the Gregorian calendar; null before 1583" },
  ),
  orthodox: Type.Object(
    {
      easter: civilDay("Easter Sunday"),
      julian: Type.String({ description: "The same day in the Julian calendar" }),
      feasts: feasts("Moveable feasts"),
      epact: Type.Integer({ minimum: 0, maximum: 29, description: "Of the old tables" }),
      sundayLetter: Type.String({ description: "Of the Julian year" }),
    },
    { description: "By the Julian calendar, dates in the Gregorian" },
  ),
  daysBetween: Type.Union([Type.Integer(), Type.Null()], {
    description: "Days from the Western to the Orthodox Easter; null before 1583",
  }),
  goldenNumber: Type.Integer({ minimum: 1, maximum: 19, description: "Of 19" }),
  solarCycle: Type.Integer({ minimum: 1, maximum: 28, description: "Of 28" }),
  indiction: Type.Integer({ minimum: 1, maximum: 15, description: "Of 15" }),
});
export type ComputusAnswer = Frozen<Static<typeof answer>>;
