import { oneOf, QuestionInput, Type } from "#sdk";
import { namesOfCards } from "../core/named.ts";
import { ETTEILLA } from "./deck.ts";
import { SPREAD } from "./terms.ts";

export const input = Type.Object({
  spread: oneOf(SPREAD.ids),
  ...QuestionInput,
  cards: namesOfCards(ETTEILLA.ids, 12),
});
