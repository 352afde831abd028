import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { MARK } from "./rules.ts";

const watch = (description: string) =>
  Type.Object(
    {
      night: Type.Boolean({ description: "Whether it is one of the night" }),
      watch: Type.Integer({ minimum: 1, maximum: 5, description: "Of the day or of the night" }),
      from: Type.String({ description: "Local clock, YYYY-MM-DDTHH:MM" }),
      to: Type.String({ description: "Local clock, YYYY-MM-DDTHH:MM" }),
      mark: term(MARK, "The mark", ["about"]),
    },
    { description },
  );

export const answer = Type.Object({
  civil: civilDay("The day, from six in the morning to six the next"),
  watches: Type.Array(watch("A watch of 144 minutes"), {
    description: "Five of the day and five of the night",
  }),
  now: Type.Union([watch("The watch"), Type.Null()], {
    description: "The watch of the time that was asked about; null where a date alone was given",
  }),
  best: Type.Array(Type.String(), {
    description: "When watches with four zeros or two begin, those with four first",
  }),
});
export type YamAnswer = Frozen<Static<typeof answer>>;
