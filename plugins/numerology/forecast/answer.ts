import { Type, type Frozen, type Static } from "#sdk";

const number = (description: string, maximum = 33) =>
  Type.Integer({ minimum: 0, maximum, description });
const age = (description: string) => Type.Integer({ minimum: 0, description });
const until = Type.Union([Type.Integer(), Type.Null()], {
  description: "Age at its end; null for the last",
});

export const answer = Type.Object({
  age: age("Whole years on the first day"),
  pinnacles: Type.Array(
    Type.Object({
      number: number("1-9, 11, 22 or 33"),
      challenge: number("0-8", 8),
      fromAge: age("Age at its beginning"),
      toAge: until,
      now: Type.Boolean({ description: "Whether it runs on the first day" }),
    }),
    { description: "Four pinnacles with their challenges" },
  ),
  periods: Type.Array(
    Type.Object({
      number: number("1-9, 11, 22 or 33"),
      fromAge: age("Age at its beginning"),
      toAge: until,
      now: Type.Boolean({ description: "Whether it runs on the first day" }),
    }),
    { description: "Three cycles: month, day and year of birth" },
  ),
  transits: Type.Array(
    Type.Object({
      part: Type.String({ description: "The part of the name" }),
      letter: Type.String({ description: "The letter in force" }),
      value: number("Its value, and the years it holds", 9),
      fromAge: age("Age at its beginning"),
      toAge: age("Age at its end"),
    }),
    { description: "A letter of each part of the name; empty without a name" },
  ),
  essence: Type.Union(
    [
      Type.Object({
        total: Type.Integer({ description: "Sum of the letters" }),
        number: number("1-9, 11, 22 or 33"),
      }),
      Type.Null(),
    ],
    { description: "Essence of the age; null without a name" },
  ),
  months: Type.Array(
    Type.Object({
      month: Type.String({ description: "YYYY-MM" }),
      personalYear: number("Of that year", 9),
      personalMonth: number("Of that month", 9),
    }),
    { description: "Each month of the span" },
  ),
  days: Type.Array(
    Type.Object({
      date: Type.String({ description: "YYYY-MM-DD" }),
      personalDay: number("Of that day", 9),
    }),
    { description: "Each day of the span" },
  ),
});
export type ForecastAnswer = Frozen<Static<typeof answer>>;
