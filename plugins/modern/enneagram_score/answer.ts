import { phrase, term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { CENTRE, HARMONIC, STANCE, TYPE, type TypeNumber } from "../enneagram/types.ts";

/** How clearly one type leads. */
export const CLARITY = vocabulary("clarity", ["clear", "close", "tied"]);
export type Clarity = IdOf<typeof CLARITY>;

/** Statements by their number, and what is said of a wing. */
export type Phrases = {
  statement: { number: number };
  wing: { type: TypeNumber; wing: TypeNumber };
};

const number = (description: string) => Type.Integer({ minimum: 1, maximum: 9, description });
const points = (description: string) =>
  Type.Integer({ minimum: 12, maximum: 60, description: `${description}, 12 to 60 points` });

const portrait = Type.Object(
  {
    number: number("Number of the type"),
    type: term(TYPE, "The type", ["portrait", "ease", "strain"]),
    wing: Type.Union([number("The wing"), Type.Null()], {
      description: "The neighbour with more points; null where both have as many",
    }),
    underStrain: number(
      "Type towards which its line leads under strain; the direction is disputed",
    ),
    atEase: number("Type from which a line leads to it, whose gifts it finds at ease"),
    centre: term(CENTRE, "Its centre"),
    stance: term(STANCE, "Its stance"),
    harmonic: term(HARMONIC, "How it meets trouble"),
  },
  { description: "The type with most points" },
);

export const answer = Type.Object({
  clarity: term(CLARITY, "Clear: two points or more ahead; close: one; tied: none"),
  leaders: Type.Array(number("A type"), { description: "Types with most points" }),
  type: Type.Union([portrait, Type.Null()], {
    description: "The type that leads; null where several have as many points",
  }),
  scores: Type.Array(
    Type.Object({
      number: number("Number of the type"),
      type: term(TYPE, "The type", ["gift", "strain"]),
      points: Type.Integer({ minimum: 4, maximum: 20, description: "Sum of four answers" }),
      percent: Type.Integer({
        minimum: 0,
        maximum: 100,
        description: "The points between the fewest and the most possible",
      }),
    }),
    { description: "The nine types, type 1 first" },
  ),
  centres: Type.Object(
    { gut: points("Types 8, 9, 1"), heart: points("Types 2, 3, 4"), head: points("Types 5, 6, 7") },
    { description: "Points of the three centres" },
  ),
  items: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1, maximum: 36, description: "Number of the statement" }),
      statement: phrase<Pick<Phrases, "statement">>("The statement"),
      countsFor: number("Type for which it counts"),
      answer: Type.Integer({ minimum: 1, maximum: 5, description: "As it was answered" }),
    }),
    { description: "The statements with their answers" },
  ),
});
export type ScoreAnswer = Frozen<Static<typeof answer>>;
