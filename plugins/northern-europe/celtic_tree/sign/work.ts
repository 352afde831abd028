import { type Given, type InputOf, sumOf, type Weighing } from "#sdk";
import { toFixed } from "#time";
import { type Tree, treeOf, TREES } from "../trees.ts";
import type { SignAnswer } from "./answer.ts";
import { testimoniesOf } from "./clarity.ts";
import type { input } from "./input.ts";

export function run(_input: InputOf<typeof input>, give: Given): SignAnswer {
  const { year, month, day } = give.civil();
  const tree = treeOf(month, day);
  const nth = tree && dayOfMonth(tree, year, month, day);
  // The nameless day stands between the last tree and the first.
  const [before, after] = tree ? [tree.number - 2, tree.number % 13] : [12, 0];
  const testimonies = testimoniesOf(nth);
  return {
    tree: tree && tree.id,
    namelessDay: tree === null,
    dayOfMonth: nth,
    month: tree && monthOf(tree),
    partners: tree ? tree.partners : [],
    neighbours: [TREES.at(before)!.id, TREES[after]!.id],
    portrait: tree ? { code: "portrait", with: { tree: tree.id } } : { code: "nameless" },
    score: sumOf(testimonies),
    testimonies,
  };
}

export function weigh({ score, testimonies }: SignAnswer): Weighing {
  return { score, testimonies };
}

function monthOf({ number, letter, ogham, from, to }: Tree): SignAnswer["month"] {
  return { number, letter, ogham, from: dateOf(from), to: dateOf(to) };
}

function dateOf(date: readonly [month: number, day: number]): string {
  return date.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Counts from the tree's first day, which for Birch may lie in the year before. */
function dayOfMonth({ from }: Tree, year: number, month: number, day: number): number {
  const [first, opens] = from;
  const begun = toFixed({ year: month < first ? year - 1 : year, month: first, day: opens });
  return toFixed({ year, month, day }) - begun + 1;
}
