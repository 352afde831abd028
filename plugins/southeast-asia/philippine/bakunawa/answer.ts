import { QUARTER, type Quarter } from "#lore";
import { LEANING, phrase, term, Type, verdict, type Frozen, type Static } from "#sdk";
import { BEARING, type Bearing } from "./serpent.ts";

/** Why a way leans as it does. */
export type Phrases = { byBearing: { bearing: Bearing; head: Quarter } };

export const answer = Type.Object({
  date: Type.String({ description: "Gregorian, YYYY-MM-DD" }),
  quarter: Type.Integer({ minimum: 1, maximum: 4, description: "Quarter of the year" }),
  head: term(QUARTER, "Where the head lies"),
  headDeg: Type.Number({ description: "The same in degrees clockwise from north" }),
  tail: term(QUARTER, "Where the tail lies"),
  until: Type.String({ description: "Last day on which it lies so, Gregorian, YYYY-MM-DD" }),
  next: term(QUARTER, "Where the head turns then"),
  facing: Type.Union(
    [
      Type.Object({
        deg: Type.Number({ description: "The way asked about, degrees clockwise from north" }),
        bearing: term(BEARING, "How it lies to the serpent", ["about"]),
        leaning: verdict(term(LEANING, "How it leans"), phrase<Phrases>("Why"), "The way"),
      }),
      Type.Null(),
    ],
    { description: "The way asked about; null where none was given" },
  ),
});
export type BakunawaAnswer = Frozen<Static<typeof answer>>;
