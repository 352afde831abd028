import { oneOf, QuestionInput, Type } from "#sdk";
import { numbersOfCards } from "../../core/laid.ts";
import { SPREAD } from "./spreads.ts";

export const input = Type.Object({
  spread: oneOf(SPREAD.ids),
  ...QuestionInput,
  cards: numbersOfCards(36, 9),
});
