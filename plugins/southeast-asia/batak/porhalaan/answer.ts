import { CLASSICAL } from "#lore";
import { LEANING, phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { DAY, HALA, MONTH, type Hala, type Told } from "./days.ts";

/** What is told of a day. */
export type Phrases = { told: { day: Told }; scorpion: { part: Hala } };

const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  civil: civilDay("The civil day"),
  month: term(MONTH, "The month"),
  day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
  name: term(DAY, "The day"),
  planet: orNull(term(CLASSICAL, "Its planet"), "Its planet; null on the last two days"),
  omen: orNull(
    phrase<Phrases>("What the day is good for"),
    "What the day is good for; null where no saying is on record",
  ),
  hala: orNull(term(HALA, "Part of the scorpion"), "Part of the scorpion; null on other days"),
  leaning: orNull(
    verdict(term(LEANING, "How it leans"), phrase<Phrases>("Why"), "The day"),
    "How the day leans; null where nothing is told of it",
  ),
  nextHala: Type.String({ description: "Next day of the scorpion, Gregorian, YYYY-MM-DD" }),
  year: Type.Array(
    Type.Object({
      month: term(MONTH, "The month"),
      begins: Type.String({ description: "Its first day, Gregorian, YYYY-MM-DD" }),
      days: Type.Integer({ minimum: 29, maximum: 30, description: "Its days" }),
      hala: Type.Array(Type.Integer({ minimum: 1, maximum: 30 }), {
        description: "Days of it that have the scorpion",
      }),
    }),
    { minItems: 12, maxItems: 13, description: "The months of the year, as on the bamboo" },
  ),
});
export type PorhalaanAnswer = Frozen<Static<typeof answer>>;
