import { oneOf, QuestionInput, Type } from "#sdk";
import { numbersOfCards } from "../core/laid.ts";
import { SPREAD } from "./spreads.ts";

export const input = Type.Object({
  spread: oneOf(SPREAD.ids),
  person: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  ...QuestionInput,
  cards: numbersOfCards(36, 36),
});
