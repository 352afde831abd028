import { oneOf, QuestionInput, Type } from "#sdk";
import { namesOfCards } from "../core/named.ts";
import { SIBILLA } from "./terms.ts";
import { SPREAD } from "./spreads.ts";

/** Places of the largest spread. */
const MOST = 15;

export const input = Type.Object({
  spread: oneOf(SPREAD.ids),
  ...QuestionInput,
  cards: namesOfCards(SIBILLA.ids, MOST),
});
