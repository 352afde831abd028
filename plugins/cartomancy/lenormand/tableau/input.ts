import { oneOf, QuestionInput, Type } from "#sdk";
import { numbersOfCards } from "../../core/laid.ts";
import { LAYOUT } from "./layout.ts";

export const input = Type.Object({
  person: Type.Integer({ minimum: 28, maximum: 29 }),
  layout: Type.Optional(oneOf(LAYOUT.ids)),
  ...QuestionInput,
  cards: numbersOfCards(36, 36),
});
