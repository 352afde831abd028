import { LEANING, phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { PART, WORD, type Part, type Word } from "./count.ts";

/** Why a count leans as it does. */
export type Phrases = { endsOn: { word: Word; count: number; part: Part } };

export const answer = Type.Object({
  count: Type.Integer({ minimum: 1, maximum: 1000, description: "The count" }),
  what: term(PART, "What is counted; steps where nothing is said"),
  word: term(WORD, "The word on which it ends", ["about"]),
  rounds: Type.Integer({ minimum: 0, description: "Whole rounds of the three words before it" }),
  leaning: verdict(term(LEANING, "How it leans"), phrase<Phrases>("Why"), "Whether it is lucky"),
  below: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
    description: "Nearest smaller count that ends on gold; null where there is none",
  }),
  above: Type.Integer({ minimum: 2, description: "Nearest greater count that ends on gold" }),
});
export type CountAnswer = Frozen<Static<typeof answer>>;
