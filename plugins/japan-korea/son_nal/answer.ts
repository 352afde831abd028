import { WEEKDAY } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { GAPJA } from "../core/hangul.ts";
import { SIDE } from "./terms.ts";

const days = (description: string) =>
  Type.Array(Type.Integer({ minimum: 1, maximum: 31, description: "Day of the month" }), {
    description,
  });

export const answer = Type.Object({
  year: Type.Integer({ description: "Gregorian year" }),
  month: Type.Integer({ minimum: 1, maximum: 12, description: "Gregorian month" }),
  freeDays: days("Days without the guest (손 없는 날)"),
  sides: Type.Object(
    {
      east: days("The guest stands in the east: lunar days that end in 1 and 2"),
      south: days("In the south: 3 and 4"),
      west: days("In the west: 5 and 6"),
      north: days("In the north: 7 and 8"),
    },
    { description: "Days of the Gregorian month by the side on which the guest stands" },
  ),
  days: Type.Array(
    Type.Object(
      {
        date: Type.String({ description: "YYYY-MM-DD" }),
        dayOfWeek: term(WEEKDAY, "Day of the week"),
        lunarMonth: Type.Integer({ minimum: 1, maximum: 12, description: "Korean lunar month" }),
        isLeapMonth: Type.Boolean({ description: "Whether it is a leap month (윤달)" }),
        lunarDay: Type.Integer({ minimum: 1, maximum: 30, description: "Korean lunar day" }),
        pillar: term(GAPJA, "Pair of the day (일진)"),
        side: Type.Union([term(SIDE, "The side"), Type.Null()], {
          description: "Where the guest stands; null on a free day",
        }),
      },
      { description: "A day" },
    ),
    { minItems: 28, maxItems: 31, description: "The days in their order" },
  ),
});
export type SonNalMonth = Frozen<Static<typeof answer>>;
