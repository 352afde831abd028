import { PHASE, type Branch, type Phase, type PhaseRelation, type Stem } from "#lore";
import { matchShape, term, Type, type Frozen, type Static } from "#sdk";
import { NABEUM, TIE, type Tie } from "../core/arts.ts";
import { GAPJA, TTI } from "../core/hangul.ts";
import { IMAGE, type Image } from "./terms.ts";

/** What the parts of a match say. */
export type Ties = {
  base: {};
  outer: { tie: Tie; a: Branch; b: Branch };
  outerSame: { a: Branch };
  outerNone: { a: Branch; b: Branch };
  image: { image: Image };
  sounds: { a: Phase; b: Phase; relation: PhaseRelation };
  home: { tie: Tie; a: Branch; b: Branch };
  stemCombine: { a: Stem; b: Stem };
  stemClash: { a: Stem; b: Stem };
  stemFeeds: { a: Stem; b: Stem };
  stemChecks: { a: Stem; b: Stem };
};

const person = (description: string) =>
  Type.Object(
    {
      year: term(GAPJA, "Pair of the year"),
      animal: term(TTI, "Animal of the year (띠)"),
      sound: term(NABEUM, "Sound of the year's pair (납음)"),
      element: term(PHASE, "Element of the sound"),
      day: term(GAPJA, "Pair of the day"),
    },
    { description },
  );

export const answer = Type.Object({
  ...matchShape<Ties>(),
  a: person("The first person"),
  b: person("The second person"),
  outer: Type.Array(term(TIE, "A tie"), { description: "Ties of the animals (겉궁합)" }),
  image: Type.Union([term(IMAGE, "The image", ["gist"]), Type.Null()], {
    description:
      "Image of the man's sound and the woman's (속궁합); null unless one of each is named",
  }),
  home: Type.Array(term(TIE, "A tie"), {
    description: "Ties of the day branches, the seats of the spouse",
  }),
});
export type GungHap = Frozen<Static<typeof answer>>;
