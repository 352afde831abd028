/**
 * The thirteen trees of Graves's calendar, twenty-eight days each, and the day between the years.
 *
 * Months, letters and keynotes of the seasons: R. Graves, The White Goddess (1948), ch. 10. A list of
 * birds in a later chapter of his has some months a day later; popular lists that know no nameless day
 * give 23 December to Elder. Neither is followed. The partners are those of present-day tables of tree
 * signs, which agree on Birch, Rowan and Ash and differ further on (for Alder some have Hawthorn, for Oak
 * some have Willow). Characters: Unicode Ogham block. The calendar is
 * Graves's poetic construction and no calendar of the ancient Celts.
 */
import { vocabulary, type IdOf } from "#sdk";

/** The thirteen trees in the order of the year, from Birch. */
export const TREE = vocabulary("tree", [
  "birch",
  "rowan",
  "ash",
  "alder",
  "willow",
  "hawthorn",
  "oak",
  "holly",
  "hazel",
  "vine",
  "ivy",
  "reed",
  "elder",
]);
export type TreeId = IdOf<typeof TREE>;

/** One tree of the ring. */
export interface Tree {
  readonly id: TreeId;
  /** 1-13 in the order of {@link TREE}. */
  readonly number: number;
  /** Name of the ogham letter as Graves spells it. */
  readonly letter: string;
  readonly ogham: string;
  /** First day, month and day of the civil year. */
  readonly from: readonly [month: number, day: number];
  readonly to: readonly [month: number, day: number];
  /** Trees that tables of tree signs name as its partners. */
  readonly partners: readonly TreeId[];
}

/** What is said of a tree in one language. */
export interface TreeText {
  readonly name: string;
  /** Three words. */
  readonly keywords: string;
  /** Two sentences. */
  readonly portrait: string;
  /** What the tree brings to a pair, without subject. */
  readonly gift: string;
}

export type TreeTexts = Readonly<Record<TreeId, TreeText>>;

const ROWS: readonly Omit<Tree, "number">[] = [
  {
    id: "birch",
    letter: "Beth",
    ogham: "ᚁ",
    from: [12, 24],
    to: [1, 20],
    partners: ["vine", "willow"],
  },
  {
    id: "rowan",
    letter: "Luis",
    ogham: "ᚂ",
    from: [1, 21],
    to: [2, 17],
    partners: ["ivy", "hawthorn"],
  },
  {
    id: "ash",
    letter: "Nion",
    ogham: "ᚅ",
    from: [2, 18],
    to: [3, 17],
    partners: ["willow", "reed"],
  },
  {
    id: "alder",
    letter: "Fearn",
    ogham: "ᚃ",
    from: [3, 18],
    to: [4, 14],
    partners: ["birch", "ash", "oak"],
  },
  {
    id: "willow",
    letter: "Saille",
    ogham: "ᚄ",
    from: [4, 15],
    to: [5, 12],
    partners: ["birch", "ivy"],
  },
  {
    id: "hawthorn",
    letter: "Uath",
    ogham: "ᚆ",
    from: [5, 13],
    to: [6, 9],
    partners: ["ash", "rowan"],
  },
  {
    id: "oak",
    letter: "Duir",
    ogham: "ᚇ",
    from: [6, 10],
    to: [7, 7],
    partners: ["ash", "reed", "ivy"],
  },
  {
    id: "holly",
    letter: "Tinne",
    ogham: "ᚈ",
    from: [7, 8],
    to: [8, 4],
    partners: ["ash", "elder"],
  },
  {
    id: "hazel",
    letter: "Coll",
    ogham: "ᚉ",
    from: [8, 5],
    to: [9, 1],
    partners: ["hawthorn", "rowan"],
  },
  {
    id: "vine",
    letter: "Muin",
    ogham: "ᚋ",
    from: [9, 2],
    to: [9, 29],
    partners: ["willow", "hazel"],
  },
  { id: "ivy", letter: "Gort", ogham: "ᚌ", from: [9, 30], to: [10, 27], partners: ["oak", "ash"] },
  {
    id: "reed",
    letter: "Ngetal",
    ogham: "ᚍ",
    from: [10, 28],
    to: [11, 24],
    partners: ["ash", "oak"],
  },
  {
    id: "elder",
    letter: "Ruis",
    ogham: "ᚏ",
    from: [11, 25],
    to: [12, 22],
    partners: ["alder", "holly"],
  },
];

export const TREES: readonly Tree[] = ROWS.map((row, index) => ({ ...row, number: index + 1 }));

/** The day that belongs to no month: 23 December. */
const NAMELESS_DAY = { month: 12, day: 23 };

/** A tree by its id. */
export function treeById(id: TreeId): Tree {
  return TREES.find((tree) => tree.id === id)!;
}

/**
 * The tree of a day.
 *
 * @param month 1-12
 * @param day 29 February belongs to Ash
 * @returns null on the nameless day
 */
export function treeOf(month: number, day: number): Tree | null {
  if (month === NAMELESS_DAY.month && day === NAMELESS_DAY.day) return null;
  const at = month * 100 + day;
  const tree = TREES.find(({ from, to }) => {
    const [first, last] = [from[0] * 100 + from[1], to[0] * 100 + to[1]];
    return first <= last ? at >= first && at <= last : at >= first || at <= last;
  });
  return tree!;
}

/** The trees on either side of a day: its own, or on the nameless day Elder and Birch. */
export function treesOf(month: number, day: number): readonly Tree[] {
  const tree = treeOf(month, day);
  return tree ? [tree] : [treeById("elder"), treeById("birch")];
}

/** One text of every tree under another name; for the terms of a language. */
export function treeTerms<N extends "keywords" | "gift">(texts: TreeTexts, note: N) {
  const named = TREE.ids.map((id) => [id, { text: texts[id].name, [note]: texts[id][note] }]);
  return Object.fromEntries(named) as Readonly<
    Record<TreeId, { readonly text: string } & Readonly<Record<N, string>>>
  >;
}
