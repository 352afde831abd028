import { SIGN, type Sign } from "#lore";
import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { FEAST } from "./feasts.ts";

/** Sign and whole degree, 0 to 29. */
type Degree = { readonly sign: Sign; readonly degree: number };

/** The date written out; `year` is the anno, or the years since the epoch before it. */
export type Phrases = {
  written: {
    readonly year: string;
    readonly sun: Degree;
    readonly moon: Degree;
    readonly dies: string;
  };
};

const place = (description: string) =>
  Type.Object(
    {
      sign: term(SIGN, "Sign of the tropical zodiac"),
      degree: Type.Integer({ minimum: 0, maximum: 29, description: "Whole degrees, cut off" }),
      symbol: Type.String({ description: "Symbol of the sign" }),
      longitudeDeg: Type.Number({ description: "Apparent tropical longitude, degrees" }),
    },
    { description },
  );

const integerOrNull = (description: string) =>
  Type.Union([Type.Integer(), Type.Null()], { description });

export const answer = Type.Object({
  yearsSinceEpoch: Type.Integer({ description: "March equinoxes since that of 1904" }),
  anno: Type.Union([Type.String(), Type.Null()], {
    description: "Docosade and year, V:x; null before the epoch",
  }),
  docosade: integerOrNull("Whole spans of 22 years; null before the epoch"),
  yearInDocosade: integerOrNull("Year of the span, 0 to 21; null before the epoch"),
  sun: place("Place of the Sun seen from the Earth's centre"),
  moon: place("Place of the Moon seen from the Earth's centre"),
  dies: Type.String({ description: "Day of the week in Latin" }),
  feasts: Type.Array(term(FEAST, "The feast", ["ordinance"]), {
    description: "Feasts kept on the local day, with the verse or custom that ordains each",
  }),
  formatted: phrase<Phrases>("The date as it is written out"),
  symbols: Type.String({ description: "The same in symbols" }),
});
export type AnnoAnswer = Frozen<Static<typeof answer>>;
