import { english, type Translation, type Words } from "#sdk";
import { treeTerms } from "../../trees.ts";
import { nameless, trees } from "../../words/en.ts";
import type { answer, SignAnswer } from "../answer.ts";
import type { input } from "../input.ts";

export const en = {
  title: "Celtic tree sign",
  summary: "Tree of a birth date in the thirteen-month lunar-tree calendar and the nameless day",
  weighs: "The score is shown and not weighed: it measures how clearly one tree speaks",
  fields: {
    tree: "Tree",
    keywords: "Keywords",
    namelessDay: "Nameless day",
    dayOfMonth: "Day of its month",
    month: "Month",
    number: "Place in the ring",
    letter: "Ogham letter",
    ogham: "Character",
    from: "First day",
    to: "Last day",
    partners: "Partners",
    neighbours: "Before and after",
    portrait: "Portrait",
    score: "How clearly the tree speaks",
  },
  terms: { tree: treeTerms(trees, "keywords") },
  phrases: {
    portrait: ({ tree }) => trees[tree].portrait,
    nameless,
    base: "Any day",
    depth: ({ days }) =>
      days === 0
        ? "At the edge of the month, beside a neighbour"
        : `${english.counted(days, "day")} within the month, away from its neighbours`,
  },
  reading: ({ tree, dayOfMonth }: SignAnswer) => [
    tree
      ? `The birthday falls under the ${trees[tree].name.toLowerCase()}, on day ${dayOfMonth} of its month in Robert Graves's calendar of thirteen trees.`
      : "The birthday falls on 23 December, which Robert Graves's calendar of thirteen trees leaves without a tree.",
    tree ? trees[tree].portrait : nameless,
    "The calendar is a poet's work of 1948 on the letters of the ogham, not a calendar of the ancient Celts.",
  ],
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type SignWords = Translation<typeof en>;
