import { oneOf, QuestionInput, Type } from "#sdk";
import { namesOfCards } from "../../core/named.ts";
import { CARDS } from "../core/card.ts";
import { SPREAD } from "./spreads.ts";

export const input = Type.Object({
  deck: oneOf(["32", "52"]),
  spread: oneOf(SPREAD.ids),
  ...QuestionInput,
  cards: namesOfCards(CARDS, 32),
});
export type Issues = { "needs-32": {}; "lies-upright": {} };
