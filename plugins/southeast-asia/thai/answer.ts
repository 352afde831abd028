import { ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { DIRECTION, PLANET } from "../core/names.ts";
import { BIRTHDAY, COLOUR, PLACE, type Bond } from "./wheel.ts";

/** Reasons of the score: how the planets of four places stand to that of the birth. */
export type Reasons = {
  base: {};
  si: { bond: Bond };
  montri: { bond: Bond };
  det: { bond: Bond };
  kalakini: { bond: Bond };
};

const letters = (description: string) => Type.Array(Type.String(), { description });

export const answer = Type.Object({
  planet: term(PLANET, "Planet of the birth", ["portrait"]),
  birthday: term(BIRTHDAY, "Day of the Thai week that it rules"),
  weekday: Type.Integer({
    minimum: 0,
    maximum: 6,
    description: "Of the Thai day, from 6:00; 0 is Sunday",
  }),
  night: Type.Boolean({ description: "Whether the birth counts as Wednesday night" }),
  wheel: Type.Array(
    Type.Object({
      place: term(PLACE, "The place", ["theme"]),
      planet: term(PLANET, "The planet that stands in it"),
      planetNumber: Type.Integer({ minimum: 1, maximum: 8, description: "Its Thai number" }),
      letters: letters("Thai letters of the planet"),
      colour: term(COLOUR, "Its colour"),
      direction: term(DIRECTION, "Its side"),
    }),
    { description: "Eight places clockwise from the planet of birth" },
  ),
  luckyLetters: letters("Of fortune and power, for the first letter of a name"),
  avoidLetters: letters("Of misfortune"),
  score: ScoreShape,
  testimonies: testimonies<Reasons>(),
});
export type WheelAnswer = Frozen<Static<typeof answer>>;
