import { term, Type, type Frozen, type Static } from "#sdk";
import { LINE, STATE } from "./rules.ts";

const numbers = (description: string) =>
  Type.Array(Type.Integer({ minimum: 1, maximum: 9 }), { description });

export const answer = Type.Object({
  cells: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1, maximum: 9, description: "The number" }),
      count: Type.Integer({ minimum: 0, maximum: 8, description: "How often the date has it" }),
      written: Type.String({
        description: "As it stands in the cell: 111; empty where it is missing",
      }),
    }),
    { description: "The nine cells from the top left" },
  ),
  missing: numbers("Numbers that the date has not"),
  repeated: numbers("Numbers that it has twice and more"),
  lines: Type.Array(
    Type.Object({
      line: term(LINE, "The line", ["of"]),
      numbers: numbers("Its three numbers"),
      state: term(STATE, "Whether it is full"),
    }),
    { description: "Rows, columns and diagonals" },
  ),
  kua: Type.Union([Type.Integer({ minimum: 1, maximum: 9 }), Type.Null()], {
    description:
      "By the calendar year, without the Chinese turn of the year; null without a gender",
  }),
});
export type LoShuAnswer = Frozen<Static<typeof answer>>;
