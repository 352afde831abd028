import { byBirth, defineProcedure, sumOf, wordsIn } from "#sdk";
import { toFixed } from "#time";
import { treeOf, TREES, type Tree } from "../trees.ts";
import { answer, type SignAnswer } from "./answer.ts";
import { testimoniesOf } from "./clarity.ts";
import { input } from "./input.ts";
import type { SignWords } from "./words/en.ts";

/** The tree of a birthday in Graves's calendar of thirteen months. */
export const celticTreeSign = defineProcedure({
  name: "celticTree.sign",
  tradition: "celtic",
  words: wordsIn<SignWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/celtic_tree.svg",
  reads: "birth",
  input,
  output: answer,
  run(_input, give): SignAnswer {
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
  },
  asks: byBirth,
  weighs: { origin: "aside", read: ({ score, testimonies }) => ({ score, testimonies }) },
  examples: [
    {
      title: "the year begins with the birch",
      input: { birthDate: "1990-12-24" },
      expect: {
        tree: { id: "birch" },
        month: { letter: "Beth" },
        dayOfMonth: 1,
        namelessDay: false,
      },
      source: "Robert Graves, The White Goddess (1948), ch. 10: 24 December to 20 January",
    },
    {
      title: "23 December has no tree",
      input: { birthDate: "1990-12-23" },
      expect: { tree: null, namelessDay: true, neighbours: [{ id: "elder" }, { id: "birch" }] },
      source: "Robert Graves, The White Goddess (1948), ch. 10: a year and a day",
    },
  ],
  references: [
    { title: "The White Goddess", author: "Robert Graves", year: "1948", part: "chapter 10" },
    { title: "Ogygia", author: "Roderick O'Flaherty", year: "1685", part: "Beth-Luis-Nion" },
  ],
});

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
