import {
  CAST_BY,
  phrase,
  ReplyShape,
  term,
  Type,
  UnderstoodShape,
  verdict,
  type Frozen,
  type Static,
} from "#sdk";
import { KIND, SIDE, type Kind, type Side } from "./fortune.ts";
import { METHOD } from "./input.ts";
import { LEG, ODU, type OduId } from "./odu.ts";

/** What is said of a cast beside the names of things. */
export type Phrases = {
  senior: { side: Side };
  /** Said where a blend weighs the cast. */
  brings: { odu: OduId; kind: Kind };
};

const rank = Type.Integer({ minimum: 1, maximum: 256, description: "Seniority; 1 is the highest" });

const leg = (which: string) =>
  Type.Object(
    {
      leg: term(LEG, "The sign of the leg", ["theme", "counsel"]),
      pattern: Type.String({
        pattern: "^[12]{4}$",
        description: "Its marks, top row first: 1 is a single mark, 2 a double one",
      }),
      order: Type.Integer({ minimum: 1, maximum: 16, description: "Place among the sixteen" }),
    },
    { description: `The ${which} leg` },
  );

const throwFor = <V extends typeof SIDE | typeof KIND>(alternatives: V) =>
  Type.Object({
    alternative: term(alternatives, "What the throw was made for"),
    odu: term(ODU, "The odu thrown"),
    rank,
  });

export const answer = Type.Object({
  method: term(METHOD, "Palm nuts or chain"),
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  replyThrows: Type.Array(
    Type.Object({
      alternative: Type.String({ description: "A quarter, a unit of time or an option" }),
      odu: term(ODU, "The odu thrown"),
      rank,
    }),
    {
      description:
        "One throw for each alternative of the reply; empty where the odu itself answers",
    },
  ),
  castBy: term(CAST_BY, "Who made the marks of the odu"),
  odu: term(ODU, "The odu, right leg first"),
  isMeji: Type.Boolean({ description: "Whether both legs are the same" }),
  rank,
  right: leg("right"),
  left: leg("left"),
  marks: Type.Array(Type.Integer({ minimum: 1, maximum: 2 }), {
    description: "Right leg from the top, then the left; pass as `marks` to read the odu again",
  }),
  fortune: verdict(
    term(SIDE, "Blessing or hardship"),
    phrase<Pick<Phrases, "senior">>("Why this side"),
    "What comes with the odu",
  ),
  fortuneThrows: Type.Array(throwFor(SIDE), {
    description: "One throw for each side, in the order they were made",
  }),
  kind: term(KIND, "Of which kind the blessing or hardship is"),
  kindThrows: Type.Array(throwFor(KIND), {
    description: "One throw for each kind of that side, in the order they were made",
  }),
  score: Type.Integer({ minimum: 0, maximum: 100, description: "70 with ire, 30 with ibi" }),
});
export type IfaAnswer = Frozen<Static<typeof answer>>;
