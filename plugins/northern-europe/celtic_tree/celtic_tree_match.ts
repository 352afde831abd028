import { Birth, defineProcedure, oneOf, TextShape, Type, type Static } from "#old";
import { writeMatchBrief } from "./match_brief.ts";
import { matchTrees, type Match } from "./match.ts";
import { treesOf, type Tree } from "./trees.ts";

const person = Type.Object({
  trees: Type.Array(Type.Object({ id: Type.String(), name: TextShape, gift: TextShape }), {
    description: "The tree; on the nameless day its neighbours, Elder and Birch",
  }),
  namelessDay: Type.Boolean(),
});

export const matchOutput = Type.Object({
  score: Type.Integer({ minimum: 0, maximum: 100, description: "Relative, no probability" }),
  band: oneOf(
    ["excellent", "good", "mixed", "challenging"],
    "80 and more, 65-79, 50-64, less than 50",
  ),
  bandName: TextShape,
  a: person,
  b: person,
  components: Type.Array(
    Type.Object({
      trees: Type.Array(Type.String(), { description: "Tree of a, tree of b" }),
      code: Type.String(),
      weight: Type.Number({ description: "Points; the score is the mean of the pairs' sums" }),
      evidence: TextShape,
    }),
  ),
  strengths: Type.Array(TextShape),
  cautions: Type.Array(TextShape),
});

export type MatchAnswer = Static<typeof matchOutput>;

const BANDS = [
  { from: 80, band: "excellent", name: { en: "excellent", zhHant: "極佳" } },
  { from: 65, band: "good", name: { en: "good", zhHant: "良好" } },
  { from: 50, band: "mixed", name: { en: "mixed", zhHant: "互有長短" } },
  { from: 0, band: "challenging", name: { en: "challenging", zhHant: "需要磨合" } },
] as const;

/** Two birth trees side by side. */
export const celticTreeMatch = defineProcedure({
  name: "compatibility.celticTree",
  tradition: "celtic",
  title: { en: "Celtic tree compatibility", zhHant: "凱爾特樹曆合盤" },
  summary: { en: "Match of two birth trees", zhHant: "兩人生日之樹的相合程度" },
  kind: "calculation",
  cost: 2,
  icon: "icons/celtic_match.svg",
  reads: "births",
  input: Type.Object({
    a: Type.Object({ ...Birth }, { description: "The one person" }),
    b: Type.Object({ ...Birth }, { description: "The other person" }),
  }),
  output: matchOutput,
  run: (_input, give): MatchAnswer => {
    const [a, b] = (["a", "b"] as const).map((who) => {
      const { month, day } = give.civil(who);
      return treesOf(month, day);
    }) as [readonly Tree[], readonly Tree[]];
    const matches = a.flatMap((one) => b.map((other) => matchTrees(one, other)));
    const mean = matches.reduce((sum, { score }) => sum + score, 0) / matches.length;
    const score = Math.round(mean);
    const { band, name } = BANDS.find(({ from }) => score >= from)!;
    return {
      score,
      band,
      bandName: name,
      a: describe(a),
      b: describe(b),
      components: matches.flatMap(componentsOf),
      strengths: signed(matches, (weight) => weight > 0),
      cautions: signed(matches, (weight) => weight < 0),
    };
  },
  brief: writeMatchBrief,
  examples: [
    {
      title: "birch and willow name each other",
      input: { a: { birthDate: "1990-01-05" }, b: { birthDate: "1991-05-01" } },
      expect: { score: 90, band: "excellent" },
      source: "Tables of tree signs: Birch goes with Vine and Willow (Tree Council of Ireland)",
    },
    {
      title: "two of the same tree",
      input: { a: { birthDate: "1990-06-15" }, b: { birthDate: "1985-07-01" } },
      expect: { score: 75, band: "good" },
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

function describe(trees: readonly Tree[]) {
  return {
    trees: trees.map(({ id, name, gift }) => ({ id, name, gift })),
    namelessDay: trees.length === 2,
  };
}

function componentsOf({ trees, components }: Match) {
  return components.map((component) => ({ trees: [...trees], ...component }));
}

function signed(matches: readonly Match[], keeps: (weight: number) => boolean) {
  return matches
    .flatMap(({ components }) => components)
    .filter(({ code, weight }) => code !== "base" && keeps(weight))
    .map(({ evidence }) => evidence);
}
