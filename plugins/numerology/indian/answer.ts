import { WEEKDAY } from "#lore";
import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { GRAHA } from "./planets.ts";
import type { Phrases } from "./score.ts";

const number = {
  number: Type.Integer({ minimum: 1, maximum: 9, description: "1-9" }),
  planet: term(GRAHA, "Graha of the number", ["colour", "portrait"]),
  day: term(WEEKDAY, "Its weekday"),
  friends: Type.Array(Type.Integer(), { description: "Numbers that help it, itself included" }),
  foes: Type.Array(Type.Integer(), { description: "Numbers that hinder it" }),
  steps: Type.String({ description: "How it was added up" }),
};

const line = Type.Array(Type.Integer(), {
  minItems: 3,
  maxItems: 3,
  description: "Three numbers of the grid in a line",
});

export const answer = Type.Object({
  psychic: Type.Object(number, { description: "Psychic number, of the day of birth" }),
  destiny: Type.Object(number, { description: "Destiny number, of the whole date" }),
  name: Type.Union([Type.Object(number), Type.Null()], {
    description: "Name number by Chaldean letters; null without a name",
  }),
  ignored: Type.Array(Type.String(), { description: "Characters of the name that do not count" }),
  grid: Type.Object(
    {
      rows: Type.Array(line, { description: "3-1-9 over 6-7-5 over 2-8-4" }),
      counts: Type.Array(Type.Integer(), { description: "How often 1 to 9 stand in the grid" }),
      missing: Type.Array(Type.Integer(), { description: "Numbers that the grid lacks" }),
      fullLines: Type.Array(line, {
        description: "Rows, columns and diagonals with all their numbers",
      }),
      emptyLines: Type.Array(line, {
        description: "Rows, columns and diagonals with none of their numbers",
      }),
    },
    { description: "Digits of the date but zero, the destiny number and the psychic number" },
  ),
  score: ScoreShape,
  testimonies: testimonies<Phrases>(),
});
export type IndianAnswer = Frozen<Static<typeof answer>>;
