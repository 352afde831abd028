import type { Translation, Words } from "#sdk";
import { tableau } from "../../core/words/en.ts";
import type { answer, RamlAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { figure, house } = tableau.terms;

export const en = {
  title: "ʿIlm al-raml",
  summary:
    "Four mothers by lines in sand to the sixteen-place tableau, figure per house by the chosen circle, judge and answer",
  weighs: "The score of the tableau, the sum of its testimonies",
  inputs: {
    mothers: {
      label: "Mothers made by hand",
      about:
        "The four mothers made by hand, each four rows from the top, 1 a single point or 2 a pair; chance then has no part",
    },
    house: { label: "House asked about", about: "House of the thing asked about, 1 to 12" },
  },
  fields: { ...tableau.fields, lines: "Points in the lines" },
  terms: tableau.terms,
  phrases: tableau.phrases,
  conventions: {
    circle: { title: "Circle that houses the figures", options: tableau.circle },
  },
  reading: (answer: RamlAnswer) => {
    if (answer.question !== null) return tableau.askedParagraphs(answer);
    const paragraphs = [...tableau.paragraphs(answer)];
    const asked = answer.houseAsked === null ? undefined : answer.houses[answer.houseAsked - 1]!;
    // The balance has the last word.
    if (asked) {
      const { text, theme } = figure[asked.figure];
      paragraphs.splice(
        -1,
        0,
        `The house asked about, that of ${house[asked.house]}, holds ${text}: ${theme}.`,
      );
    }
    return paragraphs;
  },
  picture: tableau.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type RamlWords = Translation<typeof en>;
