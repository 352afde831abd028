/** Shapes of a date in a calendar of the Tibetan family. */
import { WEEKDAY } from "#lore";
import { term, Type, vocabulary } from "#sdk";

const REPEAT = vocabulary("dayRepeat", ["first", "second"]);

export const CivilShape = Type.Object(
  {
    date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
    weekday: term(WEEKDAY, "The day of the week"),
  },
  { description: "The civil day, named by what is current at its daybreak" },
);

/** Month and day, which stand beside the year as each calendar counts it. */
export const MONTH_AND_DAY = {
  month: Type.Integer({ minimum: 1, maximum: 12, description: "The month" }),
  leapMonth: Type.Boolean({ description: "Whether the month is an inserted one" }),
  day: Type.Integer({ minimum: 1, maximum: 30, description: "The day" }),
  dayRepeat: Type.Union([term(REPEAT, "Which of two"), Type.Null()], {
    description: "Which of two civil days that share a lunar day",
  }),
};

export const SkippedDay = Type.Union([Type.Integer({ minimum: 1, maximum: 30 }), Type.Null()], {
  description: "Day of the month that is passed over after this one; null where none is",
});
