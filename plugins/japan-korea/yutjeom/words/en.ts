import { matters } from "#lore/words/matters_en.ts";
import { stepOf } from "#lore/words/matters.ts";
import { english, type Translation, type Words } from "#sdk";
import { opening } from "#east/draw/words/en.ts";
import { nativeOf } from "#east/natives.ts";
import type { answer, YutAnswer, YutPhrases } from "../answer.ts";
import { FIGURE, type FigureId, type YutLuck } from "../figures.ts";
import type { input } from "../input.ts";
import { THROW, type Throw } from "../terms.ts";
import { yutFigure } from "./figures_en.ts";

const { capital, list } = english;
const yutThrow: Readonly<Record<Throw, string>> = {
  do: "one flat",
  gae: "two flat",
  geol: "three flat",
  yut: "four flat",
  mo: "none flat",
};
const yutLuck: Readonly<Record<YutLuck, string>> = {
  good: "favourable",
  between: "between",
  care: "for care",
};
/** Who else comes into it, by how the figure is held. */
const WITH: Readonly<Record<YutLuck, (person: string) => string>> = {
  good: (person) => `Let ${person} see the image too.`,
  between: (person) => `Much hangs on ${person}.`,
  care: (person) => `Do not lean on ${person} for now.`,
};
const SCORES: Readonly<Record<YutLuck, number>> = { good: 72, between: 50, care: 30 };
const named = (id: FigureId) => `${nativeOf(FIGURE, id)}, ${yutFigure[id].text}`;

export const en = {
  title: "Yutjeom: the yut sticks",
  summary:
    "Throws four sticks three times, as at New Year in Korea, and gives the image of one of 64 figures with its gist in our words and an answer to the question",
  weighs: "How the figure is held: favourable 72, between 50, for care 30; the holding is ours",
  inputs: {
    throws: {
      label: "Throws made by hand",
      about: "What the sticks showed three times; chance then has no part",
      values: {
        do: "do: one flat side up",
        gae: "gae: two",
        geol: "geol: three",
        yut: "yut: four",
        mo: "mo: none",
      },
    },
  },
  fields: {
    throws: "Throws",
    figure: "Figure",
    gist: "Gist",
    ways: "Ways of 4,096",
    verdict: "Verdict",
    optionFigures: "Figures of the options",
  },
  terms: { yutThrow, yutFigure, yutLuck },
  phrases: {
    heldSo: ({ figure, luck }: YutPhrases["heldSo"]) =>
      `${capital(yutFigure[figure].text)}: the image is held ${yutLuck[luck]}`,
  },
  reading(cast: YutAnswer) {
    const { throws, figure, ways, question, asked, reply, verdict, optionFigures, castBy } = cast;
    const shown = list(throws.map((one) => `${THROW.writings[one]!.roman!} (${yutThrow[one]})`));
    const fell = `${castBy === "caller" ? "You threw" : "The sticks showed"} ${shown}: ${named(figure)}, which comes ${ways} times in 4,096.`;
    const gist = `In our words: ${yutFigure[figure].gist}.`;
    if (question === null) return [fell, gist];
    return [
      opening({
        asked,
        reply,
        question,
        score: SCORES[verdict.value],
        why: "",
        by: optionFigures.map((one) => yutFigure[one].text),
        silent: "The sticks name neither place nor time; they say how the matter stands.",
      }),
      `The sticks showed ${shown}, which is ${named(figure)}, and in our words: ${yutFigure[figure].gist}.`,
      `${WITH[verdict.value](matters[asked.matter].person)} ${stepOf(matters[asked.matter], reply.standing)}`,
    ];
  },
  picture: {
    title: "Yut sticks",
    desc: ({ throws, figure }: YutAnswer) =>
      `Three throws, ${throws.map((one) => THROW.writings[one]!.roman!).join(", ")}: ${yutFigure[figure].text}`,
    thrown: (one: Throw): string => THROW.writings[one]!.roman!,
    figure: (id: FigureId): string => `${capital(yutFigure[id].text)}: ${yutFigure[id].gist}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type YutWords = Translation<typeof en>;
