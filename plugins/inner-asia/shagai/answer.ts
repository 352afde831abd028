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
  type Static,
} from "#sdk";
import { SIDE, THROW, type Side, type ThrowKind } from "./bones.ts";

/** Why a throw leans as it does. */
export type Phrases = {
  bySide: { side: Side; count: number };
  byThrow: { thrown: ThrowKind };
};

const bones = (description: string) =>
  Type.Array(term(SIDE, "The side that shows", ["about"]), {
    minItems: 4,
    maxItems: 4,
    description,
  });

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionBones: Type.Array(bones("The bones of an option"), {
    description: "A throw for each option of the reply; empty for a throw made by hand",
  }),
  castBy: term(CAST_BY, "Who threw the bones"),
  bones: bones("The four bones as they fell"),
  counts: Type.Array(
    Type.Object({
      side: term(SIDE, "The side", ["about"]),
      count: Type.Integer({ minimum: 0, maximum: 4, description: "Bones that show it" }),
    }),
    { description: "Horse, sheep, goat, camel" },
  ),
  chief: term(SIDE, "The side that most bones show; of equals the luckier", ["about"]),
  thrown: term(THROW, "How the bones lie together", ["about"]),
  leaning: verdict(
    term(LEANING, "How the throw leans"),
    phrase<Phrases>("What it follows from"),
    "How it leans",
  ),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Fifty and the weights of the sides; 96 for all four different",
  }),
});
export type ShagaiAnswer = Frozen<Static<typeof answer>>;
