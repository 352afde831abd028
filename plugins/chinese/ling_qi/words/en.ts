import { matters } from "#lore/words/matters_en.ts";
import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import { said } from "../../core/question/words/en.ts";
import { sayAnswer } from "../../core/question/words/said.ts";
import { TRIGRAM, TRIGRAMS } from "../../core/trigrams.ts";
import * as core from "../../core/words/en.ts";
import type { answer, TokenAnswer, TokenPhrases } from "../answer.ts";
import { FIGURE, type FigureId, type Luck } from "../figures.ts";
import type { input } from "../input.ts";
import { gists } from "./en/gists.ts";
import { readGists } from "./parse.ts";

const { uncapital } = english;
const figures = readGists(gists);
const tokens = Object.fromEntries(FIGURE.ids.map((id) => [id, figures[id].name])) as Readonly<
  Record<FigureId, string>
>;
const luck: Readonly<Record<Luck, string>> = {
  good: "favourable",
  between: "between",
  care: "for care",
};
const named = (id: FigureId) => `${nativeOf(FIGURE, id)} (${figures[id].name})`;

function castText({ counts, figure, ways, castBy }: TokenAnswer): string {
  const { upper, middle, lower } = counts;
  const by = castBy === "caller" ? "You threw" : "The tokens fell";
  return `${by} ${upper} above, ${middle} in the middle and ${lower} below: ${named(figure)}, which comes ${ways} ${ways === 1 ? "time" : "times"} in 4,096.`;
}

export const en = {
  title: "Spirit tokens",
  summary:
    "Throws twelve tokens marked above, middle and below (ling qi) and gives the gist of one of the 125 figures in our own words, with an answer to the question",
  weighs: "How the figure is held: favourable 72, between 50, for care 30",
  inputs: {
    counts: {
      label: "Tokens thrown by hand",
      about: "How many of each four lie with the mark up; chance then has no part",
    },
    upper: { label: "Above", about: "Tokens 上 with the mark up, 0 to 4" },
    middle: { label: "Middle", about: "Tokens 中 with the mark up, 0 to 4" },
    lower: { label: "Below", about: "Tokens 下 with the mark up, 0 to 4" },
  },
  fields: {
    counts: "Tokens face up",
    upper: "Above",
    middle: "Middle",
    lower: "Below",
    notation: "As the book writes it",
    figure: "Figure",
    gist: "Gist",
    trigram: "Trigram",
    ways: "Ways of 4,096",
    verdict: "Verdict",
    optionFigures: "Figures of the options",
    luck: "How it is held",
  },
  terms: { tokens, trigram: core.trigram, tokenLuck: luck },
  phrases: {
    gist: ({ figure }: TokenPhrases["gist"]) => figures[figure].gist,
    heldSo: ({ figure, luck: held }: TokenPhrases["heldSo"]) =>
      `${named(figure)} is held ${luck[held]}`,
  },
  reading(thrown: TokenAnswer) {
    const { figure, trigram, question, asked, reply, optionFigures } = thrown;
    const gist = figures[figure].gist;
    if (question === null) {
      return [castText(thrown), `In our words its verses say: ${uncapital(gist)}`];
    }
    const of = TRIGRAMS.find(({ id }) => id === trigram);
    const { head, step } = sayAnswer(said, {
      question,
      asked,
      reply,
      phase: of?.element ?? "earth",
      why: {
        where: of
          ? `The figure goes by ${nativeOf(TRIGRAM, of.id)}, which has its place there.`
          : "",
        when: "So many tokens lie face up.",
      },
      each: optionFigures.map((one) => `thrown for itself ${named(one.figure)}, ${luck[one.luck]}`),
    });
    const { person } = matters[asked.matter];
    return [
      head,
      `${named(figure)} says, in our words: ${uncapital(gist)} ${said.whose(person)}`,
      step,
    ];
  },
  picture: {
    title: (native: string) => `Spirit tokens: ${native}`,
    name: (id: FigureId) => figures[id].name,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type TokenWords = Translation<typeof en>;
