import { term, Type, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { DIRECTION } from "../../core/names.ts";
import { MONTH, PHASE, SABBATH, THINGYAN } from "../core/day.ts";
import { HOUSE } from "../houses.ts";
import { ASTRO_DAY, LEANING, NAKHAT } from "./terms.ts";

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  civil: civilDay("The civil day"),
  myanmar: Type.Object(
    {
      year: Type.Integer({ description: "Of the Myanmar era" }),
      month: term(MONTH, "The month"),
      phase: term(PHASE, "The Moon"),
      dayOfHalf: Type.Integer({ minimum: 1, maximum: 15, description: "Day of the half" }),
    },
    { description: "The day in the Burmese calendar" },
  ),
  native: Type.String({ description: "The day as it is written in Burmese" }),
  marked: Type.Array(
    Type.Object({
      day: term(ASTRO_DAY, "The marked day", ["about"]),
      leaning: term(LEANING, "Whether it is sought or shunned"),
    }),
    { description: "Marked days that the day is, in the order of the almanac" },
  ),
  sabbath: orNull(term(SABBATH, "Ubote or its eve"), "Sabbath or its eve; null on other days"),
  thingyan: orNull(term(THINGYAN, "Day of Thingyan"), "Null outside the festival"),
  nagaHead: term(DIRECTION, "Where the head of the naga lies in these three months"),
  mahabote: term(HOUSE, "House of Mahabote of those born on the day"),
  nakhat: term(NAKHAT, "The kind of being that the year belongs to"),
});
export type AstroAnswer = Frozen<Static<typeof answer>>;
