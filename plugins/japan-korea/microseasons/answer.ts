import { term, Type, type Frozen, type Static } from "#sdk";
import { SEKKI } from "../calendar/sekki.ts";
import { MICROSEASON } from "./seasons.ts";

const season = {
  index: Type.Integer({ minimum: 1, maximum: 72, description: "1 begins with risshun" }),
  season: term(MICROSEASON, "What it is known by"),
  sekki: term(SEKKI, "The term it belongs to"),
  part: Type.Integer({ minimum: 1, maximum: 3, description: "初候 1, 次候 2, 末候 3" }),
  start: Type.String({ description: "Day in Japan on which it begins, YYYY-MM-DD" }),
  end: Type.String({ description: "Its last day, YYYY-MM-DD" }),
};

export const answer = Type.Object({
  year: Type.Integer({ description: "Gregorian year in which its risshun falls" }),
  current: Type.Union(
    [
      Type.Object({
        ...season,
        dayOf: Type.Integer({ minimum: 1, maximum: 6, description: "Which day of it is asked" }),
        days: Type.Integer({ minimum: 4, maximum: 6, description: "Days it has" }),
        previous: term(MICROSEASON, "The season before"),
        next: term(MICROSEASON, "The season after"),
        nextStart: Type.String({ description: "Day on which the next begins, YYYY-MM-DD" }),
      }),
      Type.Null(),
    ],
    { description: "The season of the date; null where a year was asked for" },
  ),
  seasons: Type.Array(
    Type.Object(
      {
        ...season,
        longitudeDeg: Type.Number({ description: "Longitude of the Sun as it begins, degrees" }),
        utc: Type.String({ description: "Instant, ISO 8601 with Z, to the second" }),
        local: Type.String({ description: "The same by the clock of Japan, ISO 8601" }),
      },
      { description: "A season" },
    ),
    { minItems: 72, maxItems: 72, description: "The year's seasons from risshun on" },
  ),
});
export type MicroseasonsAnswer = Frozen<Static<typeof answer>>;
