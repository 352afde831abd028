import {
  CAST_BY,
  LEANING,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Leaning,
  type Static,
} from "#sdk";
import { FALL, TABLET, TOPIC, type FallId, type Topic } from "./falls.ts";

/** What is said of a throw beside the names of things. */
export type Phrases = {
  /** How the fall leans for what was asked about. */
  topicLeans: { topic: Topic; leaning: Leaning };
  byFall: { fall: FallId; leaning: Leaning };
};

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionFalls: Type.Array(term(FALL, "The fall", ["meaning"]), {
    description: "A fall for each option of the reply; empty for a throw made by hand",
  }),
  castBy: term(CAST_BY, "Who threw the tablets"),
  tablets: Type.Array(
    Type.Object({
      tablet: term(TABLET, "The tablet", ["stands"]),
      open: Type.Boolean({ description: "Whether the carved side shows" }),
    }),
    { description: "Kwame, Chilume, Ntakwala, Lumwe" },
  ),
  fall: term(FALL, "The fall, by the tablets that lie open", ["meaning"]),
  number: Type.Integer({
    minimum: 0,
    maximum: 15,
    description:
      "Number of the fall: 8 for Kwame, 4 Chilume, 2 Ntakwala, 1 Lumwe, where they lie open",
  }),
  topic: Type.Union(
    [
      Type.Object({
        matter: term(TOPIC, "What is asked about"),
        counsel: phrase<Pick<Phrases, "topicLeans">>("What the fall says to it"),
      }),
      Type.Null(),
    ],
    { description: "The matter asked about; null where none was named" },
  ),
  leaning: verdict(
    term(LEANING, "How the fall leans by our reading; catalogues differ"),
    phrase<Pick<Phrases, "byFall">>("The fall it follows from"),
    "How the throw leans",
  ),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "70, 50 or 30 by leaning" }),
});
export type HakataAnswer = Frozen<Static<typeof answer>>;
