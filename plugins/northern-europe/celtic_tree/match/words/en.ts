import { english, type Speaker, type Translation, type Words } from "#sdk";
import { treeTerms, type TreeId } from "../../trees.ts";
import { trees } from "../../words/en.ts";
import type { answer, MatchAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const bands = { excellent: "excellent", good: "good", mixed: "mixed", challenging: "challenging" };
const nameOf = (tree: TreeId) => trees[tree].name;
const low = (tree: TreeId) => nameOf(tree).toLowerCase();

function giftsOf(person: MatchAnswer["a"]): string {
  return person.trees.map((tree) => `${trees[tree].gift}, from the ${low(tree)}`).join(", and ");
}

export const en = {
  title: "Celtic tree compatibility",
  summary: "How well the birth trees of two people agree, by their partners and places in the ring",
  weighs: "The score of the match: 60 with what joins and parts the two trees",
  fields: { trees: "Trees", gift: "Brings", namelessDay: "Nameless day" },
  terms: { tree: treeTerms(trees, "gift") },
  phrases: {
    base: "Any two trees of the ring",
    sameTree: ({ tree }) => `Both are of the ${low(tree)}`,
    partner: ({ tree, of }) => `${nameOf(tree)} is a partner of the ${low(of)}`,
    mutualPartners: ({ a, b }) => `${nameOf(a)} and ${low(b)} name each other as partners`,
    farthest: ({ a, b }) =>
      `${nameOf(a)} and ${low(b)} stand six places apart, on opposite sides of the year`,
  },
  reading: ({ a, b, strengths, cautions, score, band }: MatchAnswer, say: Speaker) => {
    const between = [...strengths, ...cautions].map((bond) => `${say.phrase(bond)}.`);
    if (between.length === 0) {
      between.push(
        "The tables name no bond and no strain between the two; what grows is what is tended.",
      );
    }
    if (a.namelessDay || b.namelessDay) {
      between.push(
        "A birth on the nameless day is read through both of its neighbours, and their scores are averaged.",
      );
    }
    return [
      `The first brings ${giftsOf(a)}; the second brings ${giftsOf(b)}.`,
      between.join(" "),
      `Together that makes ${score} out of 100, ${english.withArticle(bands[band])} match as these tables reckon; it measures the trees, not the two people.`,
    ];
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type MatchWords = Translation<typeof en>;
