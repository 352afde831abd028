import { bandOf, type Given, type InputOf, type Weighing } from "#sdk";
import { type Tree, treesOf } from "../trees.ts";
import type { MatchAnswer } from "./answer.ts";
import { type Match, matchTrees } from "./bonds.ts";
import type { input } from "./input.ts";

export function run(_input: InputOf<typeof input>, give: Given): MatchAnswer {
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
}

export function weigh({ score, components }: MatchAnswer): Weighing {
  return {
    score,
    testimonies: components.map(({ trees: _trees, ...bond }) => bond),
  };
}

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
