import { term, Type, type Frozen, type Static } from "#sdk";
import { GANA, NADI, NAKSHATRA, NATURE, YONI, YONI_SEX } from "../core/nakshatras.ts";
import { grahaTerm, place, signTerm, SPAN, utc } from "../core/shapes.ts";
import { TARA } from "../core/taras.ts";

/** What the receipt warns of. */
export type Warnings = { padaEdge: { minutes: number } };

export const answer = Type.Object({
  moon: place("Place of the Moon"),
  nakshatra: term(NAKSHATRA, "The birth star", ["deity", "symbol", "theme"]),
  number: Type.Integer({ minimum: 1, maximum: 27, description: "Its number, 1 is Ashwini" }),
  pada: Type.Integer({ minimum: 1, maximum: 4, description: "Quarter of the nakshatra" }),
  traversed: Type.Number({ description: "Part of the nakshatra behind the Moon, 0 to 1" }),
  span: Type.Object(SPAN, { description: "When the Moon stood in it" }),
  lord: grahaTerm("Lord of the nakshatra"),
  lordPlace: place("Where its lord stands"),
  firstPeriod: Type.Object(
    {
      years: Type.Integer({ description: "Years of the lord in the round of 120" }),
      leftYears: Type.Number({ description: "Years of it left at birth, of 365.25 days" }),
      ends: utc("When it ends"),
      next: grahaTerm("Lord of the period after it"),
    },
    { description: "The Vimshottari period that runs at birth" },
  ),
  tithi: Type.Integer({ minimum: 1, maximum: 30, description: "Lunar day of the birth" }),
  animal: term(YONI, "Animal of the yoni"),
  animalSex: term(YONI_SEX, "Sex of the animal, not of the person"),
  gana: term(GANA, "Class of temperament"),
  nadi: term(NADI, "Channel"),
  nature: term(NATURE, "Class by which undertakings are chosen"),
  syllables: Type.Array(Type.String(), { description: "First sounds of a name, pada 1 to 4" }),
  syllable: Type.String({ description: "The one of the birth's own pada" }),
  navamsa: signTerm("Sign of the Moon in the ninth division"),
  gandanta: Type.Object(
    {
      inGandanta: Type.Boolean({
        description: "Within 3°20' of the end of Cancer, Scorpio, Pisces",
      }),
      distanceDeg: Type.Number({ description: "Degrees to the nearest of the three junctions" }),
      gandaMoola: Type.Boolean({
        description: "One of the six nakshatras that touch a junction",
      }),
    },
    { description: "Junctions where sign and nakshatra end together" },
  ),
  abhijit: Type.Boolean({ description: "Between 6°40' and 10°53'20\" of Capricorn" }),
  taras: Type.Array(
    Type.Object({
      tara: term(TARA, "The star", ["meaning"]),
      favourable: Type.Boolean({ description: "Whether it favours" }),
      nakshatras: Type.Array(Type.Integer({ minimum: 1, maximum: 27 }), {
        description: "Numbers of the three nakshatras that it is for this birth, 1 is Ashwini",
      }),
    }),
    { description: "The nine stars counted from the birth nakshatra, three nakshatras to each" },
  ),
  dayRange: Type.Optional(
    Type.Object(
      {
        from: place("At the first minute of the day"),
        to: place("At the last minute of the day"),
      },
      { description: "The Moon at the ends of the civil day, where no time was given" },
    ),
  ),
});
export type NakshatraAnswer = Frozen<Static<typeof answer>>;
