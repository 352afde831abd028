import { term, Type, type Frozen, type Static } from "#sdk";
import { BEGINS, ERA } from "./table.ts";

const orNull = <S extends ReturnType<typeof Type.Integer>>(schema: S, description: string) =>
  Type.Union([schema, Type.Null()], { description });

export const answer = Type.Object({
  given: Type.Object(
    {
      era: term(ERA, "The era in which the year was given"),
      year: Type.Integer({ description: "The year as given" }),
    },
    { description: "What was asked" },
  ),
  astronomical: Type.Integer({ description: "Civil year; 0 is 1 BCE" }),
  historical: Type.Integer({ description: "The same without a year 0: -1 is 1 BCE" }),
  leapYear: Type.Boolean({ description: "In the Gregorian calendar, reckoned back before 1582" }),
  eras: Type.Array(
    Type.Object({
      era: term(ERA, "The era", ["about"]),
      year: Type.Integer({ description: "Its year on 1 January" }),
      later: orNull(
        Type.Integer(),
        "Its year at the end of the civil year; null where it begins on 1 January",
      ),
      from: Type.Union([Type.String(), Type.Null()], {
        description:
          "Gregorian MM-DD on which its year begins today; about, where the Moon decides",
      }),
      begins: term(BEGINS, "How that day is found"),
      cycle: Type.Union(
        [
          Type.Object({
            cycle: Type.Integer({ description: "Number of the Olympiad" }),
            year: Type.Integer({ minimum: 1, maximum: 4, description: "Year of the four" }),
          }),
          Type.Null(),
        ],
        { description: "Olympiad that begins or runs on in the summer; null of other eras" },
      ),
    }),
    { description: "The eras" },
  ),
});
export type ErasAnswer = Frozen<Static<typeof answer>>;
