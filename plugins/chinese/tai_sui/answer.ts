import { ANIMAL, PILLAR } from "#lore";
import { term, Type, type Frozen, type Static } from "#sdk";
import { TAI_SUI } from "../bazi/forecast/meetings.ts";
import { ANNUAL_STAR } from "../bazi/forecast/passing_stars.ts";
import { RELATION } from "#east/relations.ts";

const offences = Type.Array(term(TAI_SUI, "An offence"), {
  description: "值 沖 刑 害 破 in that order; empty where none",
});
const yearFields = {
  pillar: term(PILLAR, "Its pair"),
  animal: term(ANIMAL, "Its animal"),
};

export const answer = Type.Object({
  birth: Type.Object(yearFields, { description: "Year of birth" }),
  year: Type.Object(
    {
      number: Type.Integer({ description: "Gregorian year in which it begins" }),
      ...yearFields,
      from: Type.String({ description: "Its first day, YYYY-MM-DD" }),
      to: Type.String({ description: "Its last day, YYYY-MM-DD" }),
      general: Type.String({ description: "值年太歲: name of the general who serves" }),
    },
    { description: "The year asked about" },
  ),
  offences,
  relations: Type.Array(term(RELATION, "A relation"), {
    description: "Every relation of the two branches, kind ones among them",
  }),
  star: term(ANNUAL_STAR, "Which of the twelve spirits of the year attends the birth year"),
  ahead: Type.Array(
    Type.Object(
      {
        number: Type.Integer({ description: "Gregorian year in which it begins" }),
        ...yearFields,
        offences,
      },
      { description: "A year" },
    ),
    { description: "Years of the next twelve with an offence" },
  ),
});
export type TaiSuiAnswer = Frozen<Static<typeof answer>>;
