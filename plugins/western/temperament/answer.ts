import { term, Type, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { classical, nullable, sign } from "../core/shapes.ts";
import { QUALITY, TEMPERAMENT, TESTIMONY } from "./rules.ts";

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const answer = Type.Object({
  temperament: Type.Array(term(TEMPERAMENT, "What leads in the mixture", ["about"]), {
    description: "Of the greater of hot and cold with the greater of moist and dry; more if even",
  }),
  qualities: Type.Object(
    {
      hot: count("Testimonies that are hot"),
      cold: count("Testimonies that are cold"),
      moist: count("Testimonies that are moist"),
      dry: count("Testimonies that are dry"),
    },
    { description: "How often each quality is found" },
  ),
  points: Type.Object(
    {
      sanguine: count("Testimonies hot and moist"),
      choleric: count("Testimonies hot and dry"),
      melancholic: count("Testimonies cold and dry"),
      phlegmatic: count("Testimonies cold and moist"),
    },
    { description: "Testimonies that are of one temperament whole" },
  ),
  nativityLord: nullable(classical("The strongest planet"), "Null where it is left out"),
  testimonies: Type.Array(
    Type.Object({
      testimony: term(TESTIMONY, "What is counted"),
      planet: nullable(classical("Whose testimony it is"), "Null for a sign alone"),
      sign: nullable(sign("The sign that speaks"), "Null where the planet itself speaks"),
      aspect: nullable(term(PTOLEMAIC, "How it looks there"), "Null where it does not look"),
      qualities: Type.Array(term(QUALITY, "What it is by nature"), {
        description: "Two qualities; one of a planet that is only one by its phase",
      }),
    }),
    { description: "Everything that is counted" },
  ),
});
export type TemperamentAnswer = Frozen<Static<typeof answer>>;
