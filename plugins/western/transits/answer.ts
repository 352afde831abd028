import { term, Type, type Frozen, type Static } from "#sdk";
import { PTOLEMAIC } from "../core/aspects.ts";
import { MODERN, POINT } from "../core/points.ts";
import { byId, House, nullable, PLACE, sign } from "../core/shapes.ts";
import { WHEN, whenShape } from "../core/span.ts";
import { TURN } from "../core/turn.ts";

const SIGNED = [...MODERN.ids, "ascendant"] as const;

export const answer = Type.Object({
  signs: byId(SIGNED, sign(), "Signs at birth"),
  contacts: Type.Array(
    Type.Object({
      planet: term(MODERN, "The planet that moves"),
      aspect: term(PTOLEMAIC, "Its aspect"),
      natal: term(POINT, "The planet or angle of the birth"),
      begins: nullable(whenShape("When it comes within orb"), "Null before the span"),
      ends: nullable(whenShape("When it has left the orb"), "Null after the span"),
      passes: Type.Array(
        Type.Object({ ...WHEN, ...PLACE, motion: term(TURN, "Which way the planet moves") }),
        { description: "Every exact aspect in the span; a retrograde loop makes three of one" },
      ),
    }),
    { description: "Contacts that grow exact in the span, by their first pass" },
  ),
  houses: nullable(
    Type.Array(
      Type.Object({
        planet: term(MODERN, "The planet that moves"),
        house: House("House of the birth that it is in from now on"),
        ...WHEN,
        motion: term(TURN, "Which way the planet moves"),
      }),
      { description: "Entries into houses of the birth" },
    ),
    "Null without time and place of birth",
  ),
  stations: Type.Array(
    Type.Object({
      planet: term(MODERN, "The planet"),
      turns: term(TURN, "What its motion becomes"),
      ...WHEN,
      ...PLACE,
    }),
    { description: "Stations in the span" },
  ),
});
export type TransitsAnswer = Frozen<Static<typeof answer>>;
export type Contact = TransitsAnswer["contacts"][number];
