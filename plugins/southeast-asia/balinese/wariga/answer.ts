import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { INGKEL, TRIWARA } from "../core/weeks.ts";
import { SASIH } from "../saka/answer.ts";
import { ACTIVITY, REASON, VERDICT } from "./rules.ts";

const tally = (description: string) => Type.Integer({ minimum: 0, description });

export const answer = Type.Object({
  activity: term(ACTIVITY, "What the day is sought for"),
  best: Type.Array(Type.String(), {
    description:
      "Civil dates of up to twelve good and fair days, those with least against them first, then the sooner",
  }),
  counts: Type.Object(
    {
      good: tally("Something speaks for the day, nothing against it"),
      fair: tally("Nothing speaks against the day, or less than for it"),
      poor: tally("What speaks against the day outweighs the rest"),
      barred: tally("The day is barred outright"),
    },
    { description: "Days of the span by verdict" },
  ),
  days: Type.Array(
    Type.Object({
      civil: civilDay("The civil day; the Balinese day begins at its sunrise"),
      verdict: term(VERDICT, "What comes of the reasons"),
      reasons: Type.Array(term(REASON, "A reason", ["about"]), {
        description: "For and against the day, the bars first",
      }),
      balinese: Type.String({ description: "Weekday, market day and named week" }),
      triwara: term(TRIWARA, "Day of the three-day week"),
      ingkel: term(INGKEL, "What the week leaves in peace"),
      sasih: term(SASIH, "The month"),
      lunarDay: Type.Integer({ minimum: 1, maximum: 15, description: "Of its half" }),
      waxing: Type.Boolean({ description: "Penanggal, waxing, or pangelong, waning" }),
    }),
    { description: "Every day of the span" },
  ),
});
export type WarigaAnswer = Frozen<Static<typeof answer>>;
