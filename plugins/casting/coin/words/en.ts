import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { bestOf, type Translation, type Words } from "#sdk";
import type { answer, CoinAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import { texts } from "./en/texts.ts";

const domain = {
  love: "love",
  career: "career",
  wealth: "wealth",
  health: "health",
  study: "study",
  travel: "travel",
  general: "general",
};
const answers = { yes: "Yes", no: "No" };
const agreement = {
  firm: "firm: every flip agrees",
  clear: "clear: a good majority",
  narrow: "narrow: a close count",
};
const side = { heads: "heads", tails: "tails" };

export const en = {
  title: "Coin flip",
  summary: "Weighted yes or no with seven domain interpretations",
  inputs: {
    domain: {
      label: "Side of life",
      about: "Side of life the question belongs to; default general",
      values: domain,
    },
    weight: {
      label: "Weight of yes",
      about: "Probability of yes in one flip, 0.05 to 0.95; default 0.5, an even coin",
    },
    flips: {
      label: "Number of flips",
      about: "1, 3, 5, 7 or 9 flips, of which the majority answers; default 1",
    },
    sequence: {
      label: "Flips made by hand",
      about: "Flips made by hand, an odd number; heads speak for yes, and chance has no part",
      values: side,
    },
  },
  fields: {
    answer: "Answer",
    sequence: "Flips",
    heads: "Heads",
    tails: "Tails",
    margin: "Margin",
    band: "Agreement",
    weight: "Weight of yes",
    oddsOfYes: "Odds of yes",
    domain: "Side of life",
    counsel: "Reading",
  },
  terms: { domain, answer: answers, agreement, side },
  phrases: {
    counsel: ({ domain: asked, answer: given, band }) => texts[asked][given][band],
    "other-count": ({ count, flips }) =>
      `The sequence has ${count} flips, but flips says ${flips}; the nearest is ${count}`,
    "even-count": ({ count }) => `${count} flips can end even: give an odd number`,
  },
  reading: (toss: CoinAnswer) =>
    toss.question === null
      ? [fell(toss), texts[toss.domain][toss.answer][toss.band], odds(toss)]
      : answered(toss),
  picture: { title: (given: string) => `Coin flip: ${given}` },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: { "other-count": { count: number; flips: number }; "even-count": { count: number } };
}>;

export type CoinWords = Translation<typeof en>;

function fell({ asked, answer: given, heads, tails }: CoinAnswer): string {
  // Yes and no are said where they answer.
  const verdict = ["where", "when", "which"].includes(asked.form)
    ? ""
    : `: ${answers[given].toLowerCase()}`;
  const count = heads + tails;
  const only = heads === 0 ? "tails" : "heads";
  if (count === 1) return `The coin fell ${only}${verdict}.`;
  if (heads === 0 || tails === 0) return `All ${count} flips fell ${only}${verdict}.`;
  return `Out of ${count} flips ${heads} fell heads and ${tails} tails${verdict}.`;
}

/** What was asked, answered by the coin's own means: it halves. */
function answered(toss: CoinAnswer): readonly string[] {
  const { asked, reply, question, domain: side, answer: given, band } = toss;
  const matter = matters[asked.matter];
  // What a yes counsels is said of steps and hopes; of a fear it would say the wrong thing.
  const isStep = asked.form === "whether" && asked.hope !== "feared";
  const first = side === "general" || !isStep ? [] : [texts[side][given][band]];
  return [
    `${replies.asked(question ?? "")} ${fell(toss)}`,
    [halved(toss), standsOf(matter, reply.standing)].filter((one) => one !== "").join(" "),
    ...first,
    [stepOf(matter, reply.standing), ...(toss.weight === 0.5 ? [] : [odds(toss)])].join(" "),
  ];
}

/** The half that the coin fell on, in the form of the question. */
function halved({ asked, reply, answer: given }: CoinAnswer): string {
  const heads = given === "yes";
  const best = bestOf(reply.weighed);
  if (best) return `The coin takes “${best.option}”.`;
  if (asked.form === "where") {
    return heads
      ? "A coin knows two halves and this is the near one: begin with the rooms and the street you use every day, and go outwards."
      : "A coin knows two halves and this is the far one: begin at the last place you went to, and come back from there.";
  }
  if (asked.form === "when") {
    return heads
      ? "A coin knows two halves: this is the sooner one, before half of the time you give it has gone."
      : "A coin knows two halves: this is the later one, when more than half of the time you give it has gone.";
  }
  if (asked.form === "which")
    return heads ? "It falls for the one you named first." : "It falls for the one you named last.";
  return "";
}

function odds({ weight, oddsOfYes, castBy }: CoinAnswer): string {
  if (castBy === "caller") {
    return "The coin was flipped by your own hand; nothing was left to chance here.";
  }
  if (weight === 0.5) {
    return "The coin was even: before it rose, yes and no had the same chance.";
  }
  const percent = Math.round(oddsOfYes * 1000) / 10;
  const each = Math.round(weight * 1000) / 1000;
  return `The coin was weighted as you asked, with ${each} for yes in each flip, which gave yes a chance of ${percent} % before the first.`;
}
