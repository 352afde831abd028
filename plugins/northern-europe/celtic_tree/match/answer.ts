import { BAND, phrase, term, Type, type Frozen, type Static } from "#sdk";
import { TREE } from "../trees.ts";
import type { BondPhrases } from "./bonds.ts";

const person = (who: string) =>
  Type.Object(
    {
      trees: Type.Array(term(TREE, "A tree", ["gift"]), {
        description: "The tree; on the nameless day its neighbours, Elder and Birch",
      }),
      namelessDay: Type.Boolean({ description: "Whether the day belongs to no tree" }),
    },
    { description: `Tree of the ${who} person` },
  );

const pair = {
  trees: Type.Array(term(TREE, "A tree"), { description: "Tree of a, tree of b" }),
  weight: Type.Number({ description: "Points; the score is the mean of the pairs' sums" }),
};

/** A match of two trees as it is answered. */
export const answer = Type.Object({
  score: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Mean of the sums of all pairs of trees, rounded. Relative, no probability",
  }),
  band: term(BAND, "80 and more, 65-79, 50-64, less"),
  a: person("first"),
  b: person("second"),
  components: Type.Array(phrase<BondPhrases, typeof pair>("One of the components", pair), {
    description: "What joins and parts each pair of trees, the base first",
  }),
  strengths: Type.Array(phrase<BondPhrases>("A bond"), {
    description: "Components that speak for the two",
  }),
  cautions: Type.Array(phrase<BondPhrases>("A strain"), {
    description: "Components that speak against",
  }),
});

export type MatchAnswer = Frozen<Static<typeof answer>>;
