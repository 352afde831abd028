/** Shapes of the old calendar that several answers hold. */
import { term, Type, type Static } from "#sdk";
import { OLD_MONTH } from "./names.ts";

/** A date of the old calendar as answers show it. */
export const oldDateShape = (description: string) =>
  Type.Object(
    {
      year: Type.Integer({ description: "Gregorian year in which the old year begins" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "Month, 1 to 12" }),
      isLeapMonth: Type.Boolean({ description: "Whether the month repeats the one before" }),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
      monthDays: Type.Integer({ minimum: 29, maximum: 30, description: "Days of the month" }),
      monthName: term(OLD_MONTH, "The month by its old name"),
      native: Type.String({ description: "As it is written" }),
    },
    { description },
  );
export type OldDateView = Static<ReturnType<typeof oldDateShape>>;
