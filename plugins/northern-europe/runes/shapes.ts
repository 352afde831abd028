/** The declared answer of `runes.cast`. */
import { oneOf, ScoreShape, TestimoniesShape, TextShape, Type, verdictOf, type Static } from "#old";

const aett = () => oneOf(["freyr", "heimdall", "tyr"], "Aett");

const textOrNull = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description });

const rune = Type.Object({
  position: Type.String({ description: "Id of the place" }),
  id: Type.String(),
  number: Type.Integer({
    minimum: 0,
    maximum: 24,
    description: "Place in the row by `order`; 0 for the blank stave",
  }),
  name: TextShape,
  native: textOrNull("Reconstructed Proto-Germanic name"),
  gloss: TextShape,
  unicode: textOrNull("Character of the Runic block"),
  letter: textOrNull("Transliteration"),
  sound: textOrNull("Sound in the phonetic alphabet"),
  aett: Type.Union([aett(), Type.Null()], { description: "Null for the blank stave" }),
  aettName: Type.Union([TextShape, Type.Null()]),
  element: textOrNull("fire, water, air, earth or ice, by a modern list; no old source has one"),
  reversible: Type.Boolean({ description: "Whether it has a reversed form" }),
  merkstave: Type.Boolean({ description: "Whether it lies upside down" }),
  keywords: Type.Object({ en: Type.Array(Type.String()), zhHant: Type.Array(Type.String()) }),
  meaning: TextShape,
  text: TextShape,
});

/** A cast as it is answered. */
export const output = Type.Object({
  spread: oneOf(["single", "three", "five"], "Spread"),
  layout: Type.String({ description: "Id of the layout" }),
  layoutName: TextShape,
  question: Type.Union([Type.String(), Type.Null()], { description: "As asked" }),
  source: oneOf(["chance", "caller"], "Who drew the runes"),
  runes: Type.Array(rune, { description: "In the order of the places" }),
  positions: Type.Array(Type.Object({ id: Type.String(), name: TextShape, meaning: TextShape })),
  aettTally: Type.Object({
    freyr: Type.Integer(),
    heimdall: Type.Integer(),
    tyr: Type.Integer(),
    blank: Type.Integer({ description: "1 where the blank stave came out" }),
    merkstave: Type.Integer({ description: "Runes upside down" }),
  }),
  theme: Type.Object({
    dominantAett: Type.Union([aett(), Type.Null()], {
      description: "More runes than any other aett, two at least",
    }),
    text: TextShape,
  }),
  leaning: verdictOf(
    oneOf(["favourable", "mixed", "adverse"], "No rune upside down, up to half, more than half"),
  ),
  score: ScoreShape,
  testimonies: TestimoniesShape,
});

/** What `run` returns and the brief and the picture read. */
export type RunesAnswer = Static<typeof output>;
