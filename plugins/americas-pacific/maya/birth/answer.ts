import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import {
  COLOUR,
  DAY_SIGN,
  DIRECTION,
  NUMBER_WEIGHT,
  type Greeting,
  type NumberWeight,
} from "../signs.ts";

/** Reasons of the score. */
export type Reasons = {
  base: {};
  sign: { greeted: Greeting };
  number: { weighs: NumberWeight };
};

const day = (description: string) =>
  Type.Object(
    {
      number: Type.Integer({ minimum: 1, maximum: 13, description: "Its number" }),
      name: Type.String({ description: "Its name in the Maya language chosen" }),
      text: Type.String({ description: "Number and name" }),
      day: term(DAY_SIGN, "What the day is named after", ["portrait"]),
    },
    { description },
  );

export const answer = Type.Object({
  day: day("The day of birth"),
  kin: Type.Integer({ minimum: 1, maximum: 260, description: "Place in the round of 260 days" }),
  numberWeight: term(NUMBER_WEIGHT, "How strong the number is"),
  direction: term(DIRECTION, "Direction to which the day looks"),
  colour: term(COLOUR, "Colour of the direction"),
  trecena: day("The day with which its thirteen days begin"),
  dayOfTrecena: Type.Integer({ minimum: 1, maximum: 13, description: "Place in the thirteen" }),
  cross: Type.Object(
    {
      conception: day("Eight days before the birth"),
      destiny: day("Eight days after"),
      action: day("Six days before"),
      feeling: day("Six days after"),
    },
    { description: "Days 8 before and after the birth, 6 before and after" },
  ),
  lordOfNight: Type.Integer({ minimum: 1, maximum: 9, description: "G1 to G9" }),
  haab: Type.Object(
    {
      day: Type.Integer({ minimum: 0, maximum: 19, description: "Day of the month, from 0" }),
      month: Type.Integer({ minimum: 1, maximum: 19, description: "Month, of nineteen" }),
      name: Type.String({ description: "Name of the month in Yucatec" }),
    },
    { description: "The day in the year of 365 days" },
  ),
  yearBearer: day("The day that bears the year"),
  longCount: Type.String({ description: "baktun.katun.tun.uinal.kin" }),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type BirthAnswer = Frozen<Static<typeof answer>>;
