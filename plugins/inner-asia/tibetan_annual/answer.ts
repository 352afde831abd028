import { PHASE } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { ANIMAL, FORCE, MEWA, SEX } from "../tibetan/names.ts";
import { BOND, KNOT, PARKHA } from "./rules.ts";

const year = (description: string) =>
  Type.Object(
    {
      westernYear: Type.Integer({ description: "Western year in which it begins" }),
      element: term(PHASE, "Its element"),
      animal: term(ANIMAL, "Its animal"),
      polarity: term(SEX, "Male or female half"),
    },
    { description },
  );

export const answer = Type.Object({
  born: year("The Tibetan year of the birth"),
  year: year("The year asked for, from its Losar"),
  losar: Type.String({ description: "Its first day, Gregorian, YYYY-MM-DD" }),
  age: Type.Integer({ minimum: 1, description: "The year of birth counts as 1" }),
  forces: Type.Array(
    Type.Object({
      force: term(FORCE, "The force"),
      birth: term(PHASE, "Its element at birth"),
      year: term(PHASE, "Its element in the year"),
      bond: term(BOND, "What the year's is to the birth's"),
      white: Type.Integer({ minimum: 0, maximum: 3, description: "White stones" }),
      black: Type.Integer({ minimum: 0, maximum: 2, description: "Black stones" }),
    }),
    { description: "Life, body, power, luck, spirit" },
  ),
  white: Type.Integer({ minimum: 0, maximum: 15, description: "All white stones" }),
  black: Type.Integer({ minimum: 0, maximum: 10, description: "All black stones" }),
  mewaOfBirth: term(MEWA, "Number of the birth"),
  mewa: term(MEWA, "Number to which the years have come", ["about"]),
  parkha: term(PARKHA, "Trigram to which the years have come", ["about"]),
  knot: term(KNOT, "What the year's animal is to that of the birth", ["about"]),
  nextOwn: Type.Integer({ description: "The next year of one's own animal, this one left out" }),
  nextOpposite: Type.Integer({ description: "The next year of the opposite animal" }),
});
export type AnnualAnswer = Frozen<Static<typeof answer>>;
