/** What all predictions have in common, in English. */
import type { Sentences } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { FavourPhrases } from "../favours.ts";
import type { PlacedPhrases } from "../multi_choice/answer.ts";
import type { ShareWords } from "../picture.ts";
import type { Strength, SymbolicPhrases } from "../probability.ts";
import type { IssuePhrases } from "../question.ts";

/** Percent without a fraction. */
export function percent(probability: number): string {
  return `${Math.round(100 * probability)}%`;
}

const strength: Readonly<Record<Strength, string>> = {
  none: "none",
  slight: "slight",
  clear: "clear",
  strong: "strong",
};

export const terms = { ...core.terms, ...core.momentTerms, strength };

/** Labels of the fields that all predictions answer. */
export const fields = {
  ...core.momentFields,
  resolutionDate: "Known by",
  probability: "Probability",
  signal: "Signal",
  towards: "Towards",
  strength: "Strength",
  favours: "What a favourable sign speaks for",
  drawn: "How the boards were cast",
  symbolic: "What the figure is worth",
  seed: "Name of the words",
  hour: "Live hour",
};

/** Labels of one entry of `systems`. */
export const systemFields = {
  systems: core.fields.systems,
  system: core.fields.system,
  title: core.fields.title,
  tradition: core.fields.tradition,
  delivered: core.fields.delivered,
  polarity: core.fields.polarity,
  confidence: core.fields.confidence,
  "systems/weight": core.fields["systems/weight"],
  scoring: core.fields.scoring,
  origin: core.fields.origin,
  scoreWithout: core.fields.scoreWithout,
  readings: core.fields.readings,
  assumed: core.fields.assumed,
  version: core.fields.version,
  data: core.fields.data,
  failure: core.fields.failure,
  counts: core.fields.counts,
  asked: "Boards and throws asked for",
  formula: "How the probabilities are found",
};

/** Labels of one outcome of several. */
export const outcomeFields = {
  label: "Outcome",
  parts: "What each board says",
  "parts/weight": "Weight",
  place: "Where it was read",
};

export const inputs = {
  question: { label: "Question", about: "What is to be decided, in words" },
  resolutionDate: {
    label: "Known by",
    about: "Day on which the answer will be known, YYYY-MM-DD; not before the moment of asking",
  },
  at: core.inputs.at,
  matter: core.inputs.matter,
};

const uncalibrated =
  "A symbolic signal in the form of a probability: it follows from boards cast for words and a moment, and from nothing known of the matter. It is calibrated against nothing: nobody has counted how often such figures came true. Score it against outcomes (Brier) before relying on it.";
/** {@link uncalibrated}, for the end of a thesis. */
export const LIMIT =
  "The figure is calibrated against nothing: nobody has counted how often such figures came true, and the boards know nothing of the matter.";

export const symbolicPhrases = { uncalibrated } satisfies Sentences<SymbolicPhrases>;

export const issues: Sentences<IssuePhrases> = {
  sameOption: ({ other }) =>
    `Says the same as “${other}”: outcomes must differ in more than case, blanks or a full stop`,
  beforeAsking: ({ today }) => `Must not lie before the moment of asking, ${today}`,
};

export const favours = {
  byYes: ({ option, other }) =>
    `“${option}” is a yes, so a favourable sign speaks for it and an adverse one for “${other}”.`,
  byNo: ({ option, other }) =>
    `“${other}” is a no, so a favourable sign speaks for “${option}” and an adverse one for “${other}”.`,
  byDenial: ({ option, other }) =>
    `“${other}” is the denial of the two, so a favourable sign speaks for “${option}” and an adverse one for “${other}”.`,
  byQuestion: ({ option, other }) =>
    `The question asks after “${option}”, so a favourable sign speaks for it and an adverse one for “${other}”.`,
  byLot: ({ option, other }) =>
    `Neither option is a plain yes or no, so their words drew the lot: a favourable sign speaks for “${option}”, an adverse one for “${other}”. In other words the lot could fall the other way.`,
} satisfies Sentences<FavourPhrases>;

/** The same in a thesis, where the whole explanation stands beside it. */
export const OTHER_WORDS =
  "The same question in other words would draw other boards, and with them another figure.";

/** How to read a difference between two questions; `more` is what changes nothing beside the typing. */
export function worded(more = ""): string {
  return `Two questions of one minute therefore come out differently because they are worded differently. The boards do not understand the words, and the same question put in other words draws other boards; capitals, blanks${more ? `, full-width letters and ${more}` : " and full-width letters"} change nothing.`;
}

/** How boards are cast for a question and its outcomes; `one` is an outcome: "option", "band". */
export function placedByWords(one: string) {
  return ({ hour }: PlacedPhrases["placedByWords"]) =>
    `The words of the question drew ${hour} as the live hour of the Six Ren board, as that art does where several ask in one hour; the mysterious gates belong to the moment of asking. Each ${one} drew its branch of the plate, its palace and its throw of coins by its own words together with those of the question; where two came to one place, the first by lot kept it. ${worded(`the order of the ${one}s`)}`;
}

export const odds =
  "The score is the sum of weight × confidence × score over the sum of weight × confidence. The option that a favourable sign speaks for has the probability 0.5 + 0.8 × (score − 50) / 100, kept within 0.05 and 0.95; the other has the rest.";

export const shares =
  "Each outcome's score is the mean of what the boards say at its place, by weight and confidence. Its probability is exp((score − 50) / 20), divided by the sum over all outcomes.";

export const omissions = { matter: core.omissions.matter, at: core.omissions.at };

export const refusals = {
  "nothing-delivered": {
    when: "No board could be cast; nothing is charged",
    says: "No board could be cast for this moment, and nothing is charged. Ask again with another moment or place",
  },
  lifespan: {
    when: "A question or option is about death or the length of a life, which is not calculated",
    says: ({ question }: { question?: number }) =>
      question === undefined
        ? core.refusals.lifespan.says
        : `Question ${question + 1} is about death or the length of a life, which is not calculated here. Please take it out, and nothing else needs to change`,
  },
};

export const picture: ShareWords = {
  share: (label, whole) => `${label} ${whole}%`,
  list: (items) => `${items.join(", ")}.`,
  note: "symbolic, calibrated against nothing",
};

/** Systems in a sentence. */
export const boards = core.system;

/** A question without its mark, to stand inside a sentence. */
export function unasked(question: string): string {
  return question.replace(/[?？]\s*$/u, "");
}
