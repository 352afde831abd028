import { phrase, ScoreShape, term, testimonies, Type, type Frozen, type Static } from "#sdk";
import { TREE, type TreeId } from "../trees.ts";

/** Who the people of a tree are said to be. */
type PortraitPhrases = {
  portrait: { tree: TreeId };
  /** Of those born on the nameless day. */
  nameless: {};
};

/** Why one tree speaks as clearly as it does. */
export type ClarityPhrases = {
  base: {};
  /** Days to the nearer end of the tree's month. */
  depth: { days: number };
};

/** The tree of a birthday as it is answered. */
export const answer = Type.Object({
  tree: Type.Union([term(TREE, "The tree", ["keywords"]), Type.Null()], {
    description: "The tree; null on the nameless day, 23 December",
  }),
  namelessDay: Type.Boolean({ description: "Whether the day belongs to no tree" }),
  dayOfMonth: Type.Union([Type.Integer({ minimum: 1, maximum: 29 }), Type.Null()], {
    description: "Day of the tree's month, 1-28; 29 in Ash of a leap year; null without a tree",
  }),
  month: Type.Union(
    [
      Type.Object({
        number: Type.Integer({
          minimum: 1,
          maximum: 13,
          description: "Place in the ring, from Birch",
        }),
        letter: Type.String({ description: "Ogham letter as Graves spells it" }),
        ogham: Type.String({ description: "Character of the Ogham block" }),
        from: Type.String({ description: "First day, MM-DD" }),
        to: Type.String({ description: "Last day, MM-DD" }),
      }),
      Type.Null(),
    ],
    { description: "The month of the tree; null without a tree" },
  ),
  partners: Type.Array(term(TREE, "A tree", ["keywords"]), {
    description: "Trees that tables of tree signs match with it",
  }),
  neighbours: Type.Array(term(TREE, "A tree", ["keywords"]), {
    description: "The trees before and after",
  }),
  portrait: phrase<PortraitPhrases>("Those born under the tree"),
  score: ScoreShape,
  testimonies: testimonies<ClarityPhrases>(),
});

export type SignAnswer = Frozen<Static<typeof answer>>;
