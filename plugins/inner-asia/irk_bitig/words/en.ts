import { matters } from "#lore/words/matters_en.ts";
import { stepOf } from "#lore/words/matters.ts";
import { type Translation, type Words } from "#sdk";
import { opening } from "#east/draw/words/en.ts";
import type { answer, IrkBitigAnswer, Phrases } from "../answer.ts";
import { OMEN, type Word } from "../omens.ts";
import type { input } from "../input.ts";
import { irkBitigOmen } from "./en/omens.ts";

const irkBitigWord = {
  veryGood: "very good",
  good: "good",
  middling: "neither good nor bad",
  bad: "bad",
  veryBad: "very bad",
};
const advice: Readonly<Record<Word, string>> = {
  veryGood: "do what you had in mind, and share what comes of it",
  good: "go on as you meant to",
  middling: "let it be for a while, and do not stir what is quiet",
  bad: "hold back, and look for what binds you before you pull",
  veryBad: "leave this way, and begin from another side",
};

/** Which two sides of a matter an omen turns the eye to. */
const SIDES: Readonly<Record<Word, readonly ["fire" | "air" | "earth", "water" | "turn"]>> = {
  veryGood: ["fire", "water"],
  good: ["fire", "water"],
  middling: ["air", "turn"],
  bad: ["earth", "turn"],
  veryBad: ["earth", "turn"],
};

export const en = {
  title: "Irk Bitig, the Book of Omens",
  summary:
    "Throws a four-sided die three times and reads one of the sixty-five omens of the Old Turkic book to your question",
  weighs: "The word of the book: very good, good, middling, bad or very bad",
  inputs: {
    throws: {
      label: "Throws made by hand",
      about: "Three throws of one to four, made by hand; chance then has no part",
    },
  },
  fields: {
    optionOmens: "Omens of the options",
    throws: "Throws",
    number: "Number of the omen",
    omen: "Omen",
    about: "Gist",
    twin: "Shares the throw with",
    word: "The book calls it",
    leaning: "Leaning",
  },
  terms: { irkBitigOmen, irkBitigWord },
  phrases: {
    called: ({ omen, word }) => `The book calls “${irkBitigOmen[omen].text}” ${irkBitigWord[word]}`,
  },
  reading: (irk: IrkBitigAnswer) => {
    const { question, asked, reply, throws, number, omen, twin, word, score } = irk;
    const told = irkBitigOmen[omen];
    const body = `${throws.join("-")} is omen ${number}, “${OMEN.writings[omen]!.native!}” (${told.text}): ${told.about}.`;
    const shared =
      twin === null
        ? ""
        : `The book paints the same rings over another omen, “${irkBitigOmen[twin].text}”: ${irkBitigOmen[twin].about}.`;
    const called = `The book calls it ${irkBitigWord[word]}: ${advice[word]}`;
    if (question === null) return [body, shared, `${called}.`].filter((one) => one !== "");
    const matter = matters[asked.matter];
    const [first, second] = SIDES[word];
    return [
      opening({
        asked,
        reply,
        question,
        score,
        why: reply.when ? `It is read from “${told.text}”.` : "",
        by: irk.optionOmens.map((one) => irkBitigOmen[one].text),
        silent: "The omen names neither place nor time.",
      }),
      body,
      shared,
      `${called}; look to ${matter[first]}, and to ${matter[second]}.`,
      stepOf(matters[asked.matter], reply.standing),
    ].filter((one) => one !== "");
  },
  picture: {
    title: ({ omen }: IrkBitigAnswer) => irkBitigOmen[omen].text,
    desc: ({ throws, omen }: IrkBitigAnswer) => `${throws.join("-")}: ${irkBitigOmen[omen].about}`,
    under: ({ number, word }: IrkBitigAnswer) => `omen ${number} of 65: ${irkBitigWord[word]}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: Phrases }>;

export type IrkBitigWords = Translation<typeof en>;
