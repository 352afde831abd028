import { term, Type, vocabulary, type Frozen, type IdOf, type Static } from "#sdk";
import { classical, House, nullable, PLACE } from "../core/shapes.ts";
import { STRENGTH } from "../core/strength.ts";

/** Dignities by which two planets receive each other. */
export const RECEIVED_BY = vocabulary("receivedBy", [
  "domicile",
  "exaltation",
  "triplicity",
  "bound",
  "face",
]);
export type ReceivedBy = IdOf<typeof RECEIVED_BY>;

export const answer = Type.Object({
  planets: Type.Array(
    Type.Object({
      planet: classical("The planet"),
      ...PLACE,
      house: nullable(House("With the next house within 5° of its cusp"), "Null without cusps"),
      essential: Type.Integer({ description: "Points of its own" }),
      accidental: Type.Integer({ description: "Points of what befalls it" }),
      net: Type.Integer({ description: "Both together" }),
      strength: Type.Array(
        Type.Object({
          line: term(STRENGTH, "Line of the table"),
          points: Type.Integer({ description: "Points" }),
        }),
        { description: "The lines that make up its points" },
      ),
    }),
    { description: "The planets that were given" },
  ),
  receptions: Type.Array(
    Type.Object({
      a: classical("First planet"),
      b: classical("Second planet"),
      by: term(RECEIVED_BY, "Dignity in which each holds the other"),
    }),
    { description: "Mutual receptions by one dignity" },
  ),
  almuten: nullable(classical("Planet with the most points"), "Null where two share the most"),
  dispositors: Type.Object(
    {
      final: Type.Array(classical(), { description: "Planets in their own houses" }),
      loops: Type.Array(Type.Array(classical()), {
        description: "Rings that dispose of each other",
      }),
    },
    { description: "Where chains of lords end; empty unless all seven are given" },
  ),
  degrees: Type.Array(
    Type.Object({
      ...PLACE,
      points: Type.Array(
        Type.Object({
          planet: classical(),
          points: Type.Integer({ description: "5, 4, 3, 2, 1" }),
        }),
        { description: "Every planet with a dignity there, the most first" },
      ),
      almuten: Type.Array(classical(), {
        description: "With the most points; several may share it",
      }),
    }),
    { description: "Almutens of the degrees asked for, else of the ascendant and midheaven" },
  ),
  leftOut: Type.Array(
    term(
      vocabulary("strengthPart", ["houses", "motions", "stars", "node", "sect"]),
      "A part of the table",
    ),
    { description: "Parts of the table left out, since what they need was not given" },
  ),
});
export type StrengthsAnswer = Frozen<Static<typeof answer>>;
