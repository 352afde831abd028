import { bandOf, byPair, defineProcedure, wordsIn } from "#sdk";
import { treesOf, type Tree } from "../trees.ts";
import { answer, type MatchAnswer } from "./answer.ts";
import { matchTrees, type Match } from "./bonds.ts";
import { input } from "./input.ts";
import type { MatchWords } from "./words/en.ts";

/** Two birth trees side by side. */
export const celticTreeMatch = defineProcedure({
  name: "compatibility.celticTree",
  tradition: "celtic",
  words: wordsIn<MatchWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/celtic_match.svg",
  reads: "births",
  input,
  output: answer,
  run(_input, give): MatchAnswer {
    const [a, b] = (["a", "b"] as const).map((who) => {
      const { month, day } = give.civil(who);
      return treesOf(month, day);
    }) as [readonly Tree[], readonly Tree[]];
    const matches = a.flatMap((one) => b.map((other) => matchTrees(one, other)));
    const score = Math.round(matches.reduce((sum, { score: of }) => sum + of, 0) / matches.length);
    return {
      score,
      band: bandOf(score),
      a: describe(a),
      b: describe(b),
      components: matches.flatMap(({ trees, components }) =>
        components.map((component) => ({ ...component, trees })),
      ),
      strengths: signed(matches, (weight) => weight > 0),
      cautions: signed(matches, (weight) => weight < 0),
    };
  },
  asks: byPair,
  weighs: {
    origin: "own",
    read: ({ score, components }) => ({
      score,
      testimonies: components.map(({ trees: _trees, ...bond }) => bond),
    }),
  },
  examples: [
    {
      title: "birch and willow name each other",
      input: { a: { birthDate: "1990-01-05" }, b: { birthDate: "1991-05-01" } },
      expect: { score: 90, band: { id: "excellent" } },
      source: "Tables of tree signs: Birch goes with Vine and Willow (Tree Council of Ireland)",
    },
    {
      title: "two of the same tree",
      input: { a: { birthDate: "1990-06-15" }, b: { birthDate: "1985-07-01" } },
      expect: { score: 75, band: { id: "good" } },
      source: "Base 60 and 15 for the same tree",
    },
  ],
  references: [
    {
      title: "The White Goddess",
      author: "Robert Graves",
      year: "1948",
      part: "chapter 10: months",
    },
    {
      title: "Present-day tables of tree-sign partners",
      part: "thirteen trees, two or three each",
    },
  ],
});

function describe(trees: readonly Tree[]): MatchAnswer["a"] {
  return { trees: trees.map(({ id }) => id), namelessDay: trees.length === 2 };
}

function signed(
  matches: readonly Match[],
  keeps: (weight: number) => boolean,
): MatchAnswer["strengths"] {
  return matches
    .flatMap(({ components }) => components)
    .filter(({ code, weight }) => code !== "base" && keeps(weight))
    .map(({ weight: _weight, ...bond }) => bond);
}
