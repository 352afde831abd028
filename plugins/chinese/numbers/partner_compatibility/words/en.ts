import { english, type Translation, type Words } from "#sdk";
import { byPull } from "../../../compatibility/scoring.ts";
import { grade, partFields } from "../../../compatibility/words/en.ts";
import { asPhrases, clauseOf } from "../../../core/words/clauses.ts";
import { wanderingStar } from "../../../core/words/en.ts";
import type { DateIssues, NumberIssues } from "../../digits.ts";
import { STAR_NATURES } from "../../stars.ts";
import * as shared from "../../words/en.ts";
import type { answer, PartnerAnswer, PartPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { capital, list } = english;
const { named, roman, senses } = shared;

const part = {
  dominants: "Leading stars",
  joins: "Ends joined",
  supplies: "Lucky stars supplied",
};

const ties = {
  same: "and are of one element",
  generates: "and the first feeds the second",
  generatedBy: "and the second feeds the first",
  controls: "and the first holds down the second",
  controlledBy: "and the second holds down the first",
};
const ofElement = (star: PartPhrases["sameDominant"]["star"]) =>
  `${roman(star)} (${STAR_NATURES[star].element})`;

/** What each part stands on, as a clause. */
const clauses = {
  noDominant: "one of the two has no pair, so the leading stars cannot be compared",
  sameDominant: ({ star }: PartPhrases["sameDominant"]) =>
    `both are led by ${ofElement(star)}, and so of one mind`,
  dominantsTie: ({ a, b, relation }: PartPhrases["dominantsTie"]) =>
    `the leading stars are ${ofElement(a)} and ${ofElement(b)}, ${ties[relation]}`,
  noJoin: "the ends make no pair, being 0 or 5",
  endsJoin: ({ stars, last }: PartPhrases["endsJoin"]) =>
    `joined at their ends the two make ${list(stars.map(named))}: ${senses[last]}`,
  noneLacking: "neither lacks a lucky star, so neither has to lean on the other",
  noneSupplied: "what the one lacks the other has not either",
  supplied: ({ toA, toB }: PartPhrases["supplied"]) =>
    [
      toB.length > 0 ? `the first brings ${list(toB.map(roman))} to the second` : "",
      toA.length > 0 ? `the second brings ${list(toA.map(roman))} to the first` : "",
    ]
      .filter((clause) => clause !== "")
      .join(", and "),
};

const advice = {
  harmonious: "By their digits the two do each other good.",
  neutral: "By their digits neither has much to gain or to fear from the other.",
  difficult:
    "By their digits the two pull apart; readers would let them share a number whose pairs are those that both lack.",
};

function paragraphs({ parts, score, verdict, dissent, a, b }: PartnerAnswer): readonly string[] {
  const [leads, ends, lucky] = parts.map(({ evidence }) =>
    clauseOf<PartPhrases>(clauses, evidence),
  );
  const read =
    a.withNumber || b.withNumber ? "birth dates and the numbers beside them" : "two birth dates";
  const against = byPull(parts.filter((one) => dissent.includes(one.part)))[0];
  const though = against
    ? `, though the ${part[against.part].toLowerCase()} (${against.value}) ${against.value > 50 ? "speak for the pair" : "speak against it"}`
    : "";
  return [
    `Reading the ${read}, ${leads}. ${capital(ends!)}. As for what is missing, ${lucky}.`,
    `On a scale where 50 is neutral this comes to ${score}, ${grade[verdict.value]}${though}. ${advice[verdict.value]} Digits that were given at birth say little of two people who choose each other; take it as one custom among many.`,
  ];
}

export const en = {
  title: "Number feng shui of two partners",
  summary:
    "Crosses the digit pairs of two birth dates, and of numbers where given: leading stars by element, ends joined, lucky stars supplied; scored with what dissents",
  inputs: {
    number: {
      label: "Number",
      about: "A number that the person lives with, such as a phone; never echoed",
    },
  },
  fields: {
    ...partFields,
    stars: "Stars of the birth date",
    missing: "Lucky stars lacking",
    dominant: "Leading star",
    withNumber: "Number read beside the date",
    weight: "Percent of the score",
  },
  terms: { wanderingStar, part, grade },
  phrases: {
    ...shared.numberIssues,
    ...shared.dateIssues,
    ...asPhrases(clauses),
    weightedMean: ({ spread }: { spread: number }) =>
      `The score is the weighted mean of the three parts, each from 0 to 100 with 50 neutral, its distance to 50 taken ${spread} times. The school fixes no total; the weights are this service's own model.`,
  },
  conventions: shared.conventions,
  reading: (match: PartnerAnswer) => ({
    paragraphs: paragraphs(match),
    outline: ["Two sets of digits", "What it comes to"],
    facts: {
      a: match.a.dominant && named(match.a.dominant),
      b: match.b.dominant && named(match.b.dominant),
      parts: match.parts.map(({ part: id, value }) => ({ part: part[id], value })),
      score: match.score,
      verdict: grade[match.verdict.value],
    },
  }),
  picture: {
    title: "Digits of two",
    caption: (star: PartnerAnswer["a"]["dominant"]) => (star ? wanderingStar[star] : ""),
    lacks: "lacks",
    complete: "complete",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: NumberIssues & DateIssues;
}>;

export type PartnerWords = Translation<typeof en>;
