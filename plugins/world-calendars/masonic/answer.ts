import { term, Type, type Frozen, type Static } from "#sdk";
import { EPOCH, ERA, MONTH } from "./rules.ts";

const era = (description: string) =>
  Type.Object(
    {
      name: term(ERA, "The era, in Latin and in words", ["rite"]),
      abbreviation: Type.String({ description: "As it stands before the year: A∴L∴" }),
      from: term(EPOCH, "What it is counted from"),
      year: Type.Union([Type.Integer(), Type.Null()], {
        description: "Number of the year; null before the era begins",
      }),
    },
    { description },
  );

export const answer = Type.Object({
  eras: Type.Object(
    {
      annoLucis: era("Year of Light of the Craft"),
      annoInventionis: era("Year of the Discovery, Royal Arch"),
      annoDepositionis: era("Year of the Deposit, Cryptic Rite"),
      annoOrdinis: era("Year of the Order, Knights Templar"),
      annoBenefacionis: era("Year of the Blessing, High Priesthood"),
      annoMundiHebrew: era("Year of the World, Scottish Rite"),
      annoLucisMisraim: era("Year of Light of the Rite of Misraim"),
    },
    { description: "The year in every era" },
  ),
  frenchRite: Type.Object(
    {
      month: Type.Integer({ minimum: 1, maximum: 12, description: "Month, March is 1" }),
      day: Type.Integer({ minimum: 1, maximum: 31, description: "Day of the month" }),
    },
    { description: "The day by the French Rite, whose months are numbered from March" },
  ),
  scottishRite: Type.Object(
    {
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Day of the month" }),
      month: term(MONTH, "Hebrew month"),
    },
    { description: "The day by the Scottish Rite: the Hebrew date in force at noon" },
  ),
  formatted: Type.Array(Type.String(), {
    description: "Every year as its rite writes it, in the order of the eras",
  }),
});
export type MasonicAnswer = Frozen<Static<typeof answer>>;
