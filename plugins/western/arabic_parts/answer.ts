import { phrase, term, Type, type Frozen, type Static } from "#sdk";
import { SECT } from "../core/nativity.ts";
import { classical, House, nullable, PLACE } from "../core/shapes.ts";
import { PART, type PartEnd } from "./table.ts";

export type PartPhrases = {
  /** Ascendant + `to` − `from`. */
  part: { to: PartEnd; from: PartEnd };
};

export const answer = Type.Object({
  sect: term(SECT, "Day or night birth"),
  parts: Type.Array(
    Type.Object({
      part: term(PART, "The part"),
      belongsTo: nullable(House("House whose matters it tells"), "Null for parts of goods"),
      ...PLACE,
      house: House("House in which it falls"),
      lord: classical("Lord of its sign"),
      formula: phrase<PartPhrases>("As computed for this chart"),
      bodies: Type.Array(classical(), { description: "Planets within three degrees of it" }),
    }),
    { description: "Parts by the houses whose matters they tell, then those of goods" },
  ),
});
export type ArabicPartsAnswer = Frozen<Static<typeof answer>>;
