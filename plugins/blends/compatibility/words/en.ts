import { english, type Sentences, type Speaker, type Translation, type Words } from "#sdk";
import type { BlendRefusals } from "../../core/answer.ts";
import * as core from "../../core/words/en.ts";
import { synthesise } from "../../synthesis/words/en.ts";
import type { answer, MatchAnswer } from "../answer.ts";
import type { Dimension } from "../dimensions.ts";
import type { PairGenderOmission, PairGenderPhrases } from "../gender.ts";
import type { input } from "../input.ts";
import { eachOf, sidesOf, type Sides } from "../sides.ts";
import { tellEach } from "./en/sides.ts";

const { capital, list } = english;

const dimension: Readonly<Record<Dimension, string>> = {
  love: "love",
  marriage: "marriage",
  career: "work",
  wealth: "money",
  health: "well-being",
};

/** The five sides in a few sentences. */
function tellSides({ all, wide, best, most, poorest, least, between }: Sides): string {
  if (!wide) {
    const each = all.map(({ name, score }) => `${dimension[name]} ${score}`);
    return `Side by side the five parts of a shared life lie close together: ${list(each)}. There is no weak flank to guard and no single ground to retreat to.`;
  }
  const others = between.map(({ name, score }) => `${dimension[name]} at ${score}`);
  const middle =
    others.length > 0
      ? ` Between them ${others.length === 1 ? "lies" : "lie"} ${list(others)}.`
      : "";
  const strong = list(best.map((name) => dimension[name]));
  const weak = list(poorest.map((name) => dimension[name]));
  return `Of the five sides of a shared life, ${strong} ${best.length === 1 ? "carries" : "carry"} the most, at ${most}, and ${weak} the least, at ${least}.${middle} ${capital(strong)} ${best.length === 1 ? "is" : "are"} where these two repair what goes wrong elsewhere.`;
}

const genderPhrases = {
  everyWay: "every reading that fits is computed, and the mean is scored",
  inItsAnswer: "what was taken is stated in its own answer",
} satisfies Sentences<PairGenderPhrases>;

export const en = {
  title: "The whole match (compatibility tian)",
  summary:
    "Two people compared by Chinese, Indian, Western, Japanese, Maya, Celtic and Arabic matches at once: a score by system, five sides of a life together, where the traditions part, and one verdict",
  weighs: core.formula,
  inputs: {
    name: { label: "Name", about: "Name in Arabic or Latin letters, for the match of letters" },
  },
  fields: {
    ...core.fields,
    verdict: "Verdict",
    dimensions: "Five sides of a shared life",
    name: "Side of life",
    from: "Judged by",
    field: "Where in its answer",
    "from/weight": "Weight",
  },
  terms: { ...core.terms, dimension },
  phrases: { ...core.phrases, ...genderPhrases },
  refusals: { "nothing-delivered": core.refusals["nothing-delivered"] },
  omissions: {
    gender:
      "A gender was left out. Where a match is written for a groom and a bride, or needs the gender, every reading that fits is computed and their mean is scored; the four pillars and the Purple Star charts state in their own answers what they took.",
  },
  reading(answer: MatchAnswer, say: Speaker) {
    const sides = sidesOf(answer.dimensions);
    const facts = answer.dimensions.map(({ id, score }) => ({ id, score }));
    return synthesise(
      "match",
      answer,
      say,
      [...(sides ? [tellSides(sides)] : []), ...tellEach(eachOf(answer.dimensions))],
      { sides: facts },
    );
  },
  picture: { ...core.picture, sides: "Five sides of a shared life" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: PairGenderPhrases;
  refusals: BlendRefusals;
  omissions: PairGenderOmission;
}>;

export type MatchWords = Translation<typeof en>;
