import { BRANCH, PHASE, PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { NA_YIN } from "#east/na_yin.ts";

const signFields = {
  pillar: term(PILLAR, "The pair"),
  index: Type.Integer({
    minimum: 1,
    maximum: 60,
    description: "Its place in the cycle, 甲子 is 1",
  }),
  naYin: term(NA_YIN, "納音: its sound"),
  element: term(PHASE, "Phase of the sound"),
  head: term(PILLAR, "旬: the pair that heads its ten"),
  void: Type.Array(term(BRANCH, "A void branch"), {
    minItems: 2,
    maxItems: 2,
    description: "Branches that its ten leave over",
  }),
};
const sign = (description: string) => Type.Object(signFields, { description });
const orNull = (description: string) =>
  Type.Union([sign(description), Type.Null()], { description });

const signShape = sign("A pair of the cycle");
/** A pair of the cycle, with what belongs to it. */
export type Sign = Frozen<Static<typeof signShape>>;

export const answer = Type.Object({
  pillars: Type.Object(
    {
      year: sign("Year, from the start of spring"),
      month: sign("Month, by solar terms"),
      day: sign("Day"),
      hour: orNull("Double hour; null where no time was given"),
    },
    { description: "Pairs of the moment, or of the present where none was given" },
  ),
  sought: Type.Union(
    [
      Type.Object({
        sign: sign("The sign that was given"),
        fromYear: Type.Integer({ description: "First year that was searched, astronomical" }),
        toYear: Type.Integer({ description: "Last year that was searched, astronomical" }),
        years: Type.Array(Type.Integer({ description: "A year, astronomical: 0 is 1 BCE" }), {
          description: "Years of that sign, each from the start of spring of its number",
        }),
      }),
      Type.Null(),
    ],
    { description: "Where a sign falls; null where none was given" },
  ),
});
export type SexagenaryAnswer = Frozen<Static<typeof answer>>;
