import { ANIMAL, PILLAR, WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";

const monthShape = Type.Object(
  {
    month: Type.Integer({ minimum: 1, maximum: 12, description: "1 to 12" }),
    isLeapMonth: Type.Boolean({ description: "Whether it repeats the month before it" }),
    native: Type.String({ description: "As it is written" }),
    firstDay: Type.String({ description: "Gregorian date of its first day, YYYY-MM-DD" }),
    days: Type.Integer({ minimum: 29, maximum: 30, description: "29 (小) or 30 (大)" }),
  },
  { description: "A month of the lunar year" },
);

export const answer = Type.Object({
  date: Type.String({ description: "Proleptic Gregorian date, YYYY-MM-DD" }),
  dayOfWeek: term(WEEKDAY, "Day of the week"),
  dayPillar: term(PILLAR, "Pair of the day"),
  lunar: Type.Object(
    {
      year: Type.Integer({ description: "Gregorian year in which the lunar year begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "1 to 12" }),
      isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before it" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "1 to 30" }),
      monthDays: Type.Integer({ minimum: 29, maximum: 30, description: "Days of the month" }),
      native: Type.String({ description: "As it is written" }),
    },
    { description: "The date of the Chinese calendar" },
  ),
  lunarYear: Type.Object(
    {
      pillar: term(PILLAR, "Pair of the lunar year"),
      animal: term(ANIMAL, "Its animal"),
      newYear: Type.String({ description: "Gregorian date of its first day, YYYY-MM-DD" }),
      days: Type.Integer({ description: "353 to 355, or 383 to 385 with a leap month" }),
      leapMonth: Type.Union([Type.Integer({ minimum: 1, maximum: 12 }), Type.Null()], {
        description: "Number of the month that is repeated; null where none is",
      }),
      months: Type.Array(monthShape, {
        minItems: 12,
        maxItems: 13,
        description: "Its months in order",
      }),
    },
    { description: "The lunar year in which the day stands" },
  ),
});
export type LunarAnswer = Frozen<Static<typeof answer>>;
