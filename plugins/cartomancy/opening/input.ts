import { oneOf, QuestionInput, Type } from "#sdk";
import { SUIT } from "../tarot/card.ts";

const COURT_RANKS = ["page", "knight", "queen", "king"] as const;
/** Names of the court cards, suit by suit. */
export const COURT_NAMES = SUIT.ids.flatMap((suit) =>
  COURT_RANKS.map((rank) => `${rank}-of-${suit}` as const),
);

export const input = Type.Object({
  significator: Type.Optional(oneOf(COURT_NAMES)),
  ...QuestionInput,
});
