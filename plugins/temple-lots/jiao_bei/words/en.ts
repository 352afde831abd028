import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { bestOf, english, type Translation, type Words } from "#sdk";
import type { answer, BlockIssues, BlockPhrases, BlocksAnswer } from "../answer.ts";
import type { input } from "../input.ts";
import type { Throw } from "../../draw/blocks.ts";

const { list } = english;

const throwWords = {
  sheng: { text: "sacred throw", means: "one flat and one round: the god agrees" },
  laughing: {
    text: "laughing throw",
    means: "both flat sides up: the god smiles and does not answer yet",
  },
  yin: { text: "refusing throw", means: "both round sides up: the god does not agree" },
};
const outcome = { granted: "Yes, granted", refused: "No, refused", unclear: "No answer yet" };
const rule = { one: "one sacred throw", three: "three sacred throws in a row" };

const NUMBERS = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** `two sacred throws and a laughing one`, in their order. */
function fell(throws: readonly Throw[]): string {
  const kinds = { sheng: "sacred", laughing: "laughing", yin: "refusing" };
  if (throws.length === 1) return `The one throw was ${kinds[throws[0]!]}`;
  return `The throws fell ${list(throws.map((one) => kinds[one]))}`;
}

function verdictText({ throws, verdict: { value }, rule: by, most }: BlocksAnswer): string {
  if (value === "granted") {
    return by === "three"
      ? `${fell(throws)}: three sacred throws (聖筊) in a row, the fullest yes that the blocks can give.`
      : `${fell(throws)} (聖筊): yes.`;
  }
  if (value === "refused") {
    return `${fell(throws)}: both round sides up (陰筊), and that is a no. Do not throw again for the same question.`;
  }
  const last = throws.at(-1);
  return last === "laughing"
    ? `${fell(throws)}: both flat sides up (笑筊), a smile and no answer. Say more plainly what you want, and ask again.`
    : `${fell(throws)}: the sacred ones did not come three in a row within ${NUMBERS[most]} throws, so nothing is settled.`;
}

/** The form of the question, where blocks cannot answer it. */
function bound({ asked }: BlocksAnswer): string {
  if (asked.form === "where") return "Blocks name no place: ask of one place after another.";
  if (asked.form === "when") return "Blocks name no day: ask of one day after another.";
  return "";
}

function optionsText({ reply, optionThrows }: BlocksAnswer): string {
  const best = bestOf(reply.weighed);
  if (reply.weighed.length === 0) return "";
  const each = reply.weighed.map(
    ({ option }, i) => `“${option}” ${optionThrows[i]!.sacred} of three sacred`,
  );
  return `Thrown for one by one: ${list(each)}. ${best ? `The blocks hold with “${best.option}”.` : "They hold with none before the others."}`;
}

const percent = (part: number) => `${Math.round(part * 1000) / 10} %`;

export const en = {
  title: "Moon blocks",
  summary:
    "Throws the two moon blocks of the temple (jiaobei) for a question: sacred, laughing or refusing, by one throw or three in a row, with the odds",
  inputs: {
    rule: { label: "What makes a yes", about: "Default one sacred throw", values: rule },
    throws: {
      label: "Throws at most",
      about:
        "1 to 9: laughing throws are thrown again while some are left; default 1, or 3 for three in a row",
    },
    sequence: {
      label: "Throws made by hand",
      about: "Throws made by hand, in their order; chance then has no part",
      values: { sheng: "sacred 聖筊", laughing: "laughing 笑筊", yin: "refusing 陰筊" },
    },
  },
  fields: {
    rule: "What makes a yes",
    throws: "Throws",
    means: "What it means",
    most: "Throws at most",
    verdict: "What the blocks say",
    odds: "Odds",
    granted: "Yes",
    refused: "No",
    unclear: "No answer",
    optionThrows: "Throws for the options",
    sacred: "Sacred throws",
  },
  terms: { throw: throwWords, outcome, blockRule: rule },
  phrases: {
    inARow: ({ count, rule: by }: BlockPhrases["inARow"]) =>
      by === "three" ? `${count} sacred throws in a row` : "A sacred throw",
    refusedBy: ({ count }: BlockPhrases["refusedBy"]) =>
      count === 1 ? "The throw was a refusing one" : `Throw ${count} was a refusing one`,
    noAnswer: ({ count, last }: BlockPhrases["noAnswer"]) =>
      `${count === 1 ? "The throw" : `The last of ${count} throws`} was a ${throwWords[last].text}, and it did not settle the question`,
    "too-few-throws": ({ throws }: BlockIssues["too-few-throws"]) =>
      `Three in a row need three throws at least; throws is ${throws}`,
  },
  reading(blocks: BlocksAnswer) {
    const { question, asked, reply, odds } = blocks;
    const said = verdictText(blocks);
    if (question === null) {
      return [
        said,
        `Before the first throw the chance of a yes was ${percent(odds.granted)}, of a no ${percent(odds.refused)}.`,
      ];
    }
    const matter = matters[asked.matter];
    const chosen = optionsText(blocks);
    const parts = (...all: readonly string[]) => all.filter((one) => one !== "").join(" ");
    return [
      chosen
        ? parts(replies.asked(question), chosen)
        : parts(replies.asked(question), said, standsOf(matter, reply.standing), bound(blocks)),
      stepOf(matter, reply.standing),
    ];
  },
  picture: {
    title: (result: string) => `Moon blocks: ${result}`,
    name: (one: Throw) =>
      ({ sheng: "sacred 聖", laughing: "laughing 笑", yin: "refusing 陰" })[one],
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; phrases: BlockIssues }>;

export type BlocksWords = Translation<typeof en>;
