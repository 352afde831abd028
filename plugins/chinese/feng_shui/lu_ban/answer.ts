import { term, Type, type Frozen, type Static } from "#sdk";
import { PART, RULER, SECTION } from "./rulers.ts";

export const answer = Type.Object({
  lengthMm: Type.Number({ description: "The length, millimetres" }),
  readings: Type.Array(
    Type.Object(
      {
        ruler: term(RULER, "The ruler", ["use"]),
        rulerMm: Type.Number({ description: "Its length, millimetres" }),
        turn: Type.Integer({
          minimum: 1,
          description: "Which turn of the ruler the length ends in",
        }),
        atMm: Type.Number({ description: "Where it ends on the ruler, millimetres" }),
        section: term(SECTION, "The section", ["sense"]),
        part: Type.Union([term(PART, "The part"), Type.Null()], {
          description: "Part of the section; null on the door ruler",
        }),
        isLucky: Type.Boolean({ description: "Whether the section is lucky" }),
        shorterMm: Type.Union([Type.Integer(), Type.Null()], {
          description: "Nearest lucky length below, whole millimetres; null where none is",
        }),
        longerMm: Type.Integer({ description: "Nearest lucky length above, whole millimetres" }),
      },
      { description: "A reading" },
    ),
    { minItems: 1, maxItems: 3, description: "By the ruler asked for, or by all three" },
  ),
});
export type LuBanAnswer = Frozen<Static<typeof answer>>;
