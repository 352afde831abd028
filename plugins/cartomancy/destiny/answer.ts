import { SIGN } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { PLAYING_CARD } from "../playing/core/card.ts";
import { PLANET } from "./rules.ts";

const card = (description: string) => ({
  card: term(PLAYING_CARD, description),
  short: Type.String({ description: "As it is written in English: K of Spades" }),
});

export const answer = Type.Object({
  solarValue: Type.Integer({
    minimum: 0,
    maximum: 52,
    description: "55 less twice the month less the day",
  }),
  birthCard: Type.Object(card("The card"), { description: "The card of the day of birth" }),
  sign: term(SIGN, "Sign of the Sun, whose ruler names the ruling card"),
  rulingCard: Type.Union([Type.Object(card("The card")), Type.Null()], {
    description: "Planetary ruling card in the spread of life; null for the Joker",
  }),
  year: Type.Object(
    {
      year: Type.Integer({ description: "The year asked" }),
      age: Type.Integer({ minimum: 0, description: "Reached on its birthday" }),
      row: Type.Array(
        Type.Object({
          planet: term(PLANET, "The planet"),
          ...card("Its card"),
          from: Type.String({
            description: "First of its 52 days, MM-DD; the last takes what is left",
          }),
        }),
        { description: "The seven cards after the birth card; empty for the Joker" },
      ),
    },
    { description: "The row of a year, from birthday to birthday" },
  ),
});
export type DestinyAnswer = Frozen<Static<typeof answer>>;
