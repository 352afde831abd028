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
import { COLUMN, COUNT, FILL, ROW, type CountId, type Fill, type Row } from "./beans.ts";

/** Why a dealing leans as it does. */
export type Phrases = {
  byHeart: { count: CountId };
  byHorse: { count: CountId };
  byRow: { row: Row; fill: Fill };
};

const beans = (description: string) =>
  Type.Array(Type.Integer({ minimum: 1, maximum: 4 }), {
    minItems: 9,
    maxItems: 9,
    description,
  });

export const answer = Type.Object({
  question: Type.Union([Type.String(), Type.Null()], {
    description: "The question, as it was asked",
  }),
  asked: UnderstoodShape,
  reply: ReplyShape,
  optionHeaps: Type.Array(beans("The nine fields of an option"), {
    description: "A dealing for each option of the reply; empty for one made by hand",
  }),
  castBy: term(CAST_BY, "Who dealt the beans"),
  heaps: beans("Beans of the nine fields: head, heart and feet, each from the right"),
  rows: Type.Array(
    Type.Object({
      row: term(ROW, "The row", ["about"]),
      sum: Type.Integer({ minimum: 4, maximum: 12, description: "Its beans" }),
      fill: term(FILL, "How full it is"),
      fields: Type.Array(
        Type.Object({
          column: term(COLUMN, "The column", ["about"]),
          beans: Type.Integer({ minimum: 1, maximum: 4, description: "Its beans" }),
          count: term(COUNT, "What so many are called"),
        }),
        { description: "Its three fields from the right" },
      ),
    }),
    { description: "Head, heart and feet" },
  ),
  leaning: verdict(
    term(LEANING, "How the dealing leans"),
    phrase<Phrases>("What it follows from"),
    "How it leans",
  ),
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Fifty, the middles of heart and feet, and how full each row is",
  }),
});
export type KumalakAnswer = Frozen<Static<typeof answer>>;
