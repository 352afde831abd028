import { type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import {
  housesConvention,
  mothersByNumber,
  mothersInput,
  shieldFields,
  shieldPicture,
  shieldTerms,
} from "../../geomancy/words/en.ts";
import { figure, house, sense } from "../../geomancy/words/en/tables.ts";
import type { answer, GeomancyJudgeAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Company, Perfection, Testimony } from "../rules.ts";

const perfection: Readonly<Record<Perfection, string>> = {
  occupation: "occupation",
  conjunction: "conjunction",
  mutation: "mutation",
  translation: "translation",
};
const HOW: Readonly<Record<Perfection, string>> = {
  occupation: "One and the same figure holds both houses, and the two are already one.",
  conjunction: "One of the two figures goes to stand beside the other: who goes, does the work.",
  mutation: "The two meet side by side elsewhere: it comes about in a place or way not thought of.",
  translation:
    "A third figure stands beside both and carries the one to the other: somebody helps.",
};
const COMPANIES: Readonly<Record<Company, string>> = {
  same: "It keeps perfect company with the figure next to it.",
  planet: "It keeps company with a figure of its own planet: someone of one mind is near.",
  opposite: "It keeps company with its opposite: someone completes what it lacks.",
  head: "It keeps slight company, by the head alone.",
};
const testimony: Readonly<Record<Testimony, string>> = {
  ...perfection,
  none: "no meeting",
  querent: "figure of the asker",
  quesited: "figure of the matter",
  judge: "judge",
  witnesses: "witnesses",
  goodAspect: "passes by sextile or trine",
  hardAspect: "passes by square or opposition",
  company: "company",
};
const verdict = (score: number) =>
  score >= 60
    ? "The figures say yes"
    : score <= 40
      ? "The figures say no"
      : "The figures leave it open";

export const en = {
  title: "Geomantic judgement",
  summary:
    "Judges a question in a house chart by occupation, conjunction, mutation, translation, aspects and company",
  inputs: {
    mothers: mothersInput,
    motherNumbers: mothersByNumber,
    quesitedHouse: { label: "House of the matter", about: "1 to 12; read from the question" },
  },
  fields: {
    ...shieldFields,
    castBy: "Cast by",
    quesitedHouse: "House of the matter",
    querent: "Asker",
    quesited: "Matter",
    perfections: "Meetings",
    company: "Company",
    score: "Score",
    testimonies: "Testimonies",
    testimony: "Testimony",
  },
  terms: {
    ...shieldTerms,
    geomanticPerfection: perfection,
    geomanticCompany: {
      same: "perfect",
      planet: "by planet",
      opposite: "by opposites",
      head: "by the head",
    },
    geomanticTestimony: testimony,
  },
  conventions: { houses: housesConvention },
  reading: (answer: GeomancyJudgeAnswer): readonly string[] => {
    const { querent, quesited, quesitedHouse, perfections, company, score, shield } = answer;
    return core.paragraphs(
      `${verdict(score)}, with ${score} of 100. ${figure[querent]} stands for the one who asks and ${sense[querent]}; ${figure[quesited]}, in the house of ${house[quesitedHouse - 1]}, ${sense[quesited]}.`,
      core.paragraph(
        perfections.length > 0
          ? perfections.map((id) => HOW[id]).join(" ")
          : "Neither figure comes to the other and none carries between them: of itself the matter does not come about.",
        company && COMPANIES[company],
      ),
      `The judge is ${figure[shield.judge]}, which ${sense[shield.judge]}; ${figure[shield.reconciler]} tells what remains of it, and ${sense[shield.reconciler]}.`,
    );
  },
  picture: shieldPicture,
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type GeomancyJudgeWords = Translation<typeof en>;
