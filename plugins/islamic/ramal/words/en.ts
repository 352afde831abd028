import type { Translation, Words } from "#sdk";
import { tableau } from "../../core/words/en.ts";
import type { answer, RamalAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { figure, house } = tableau.terms;

/** The last four houses say nothing of a concern in the words of a tableau. */
const {
  askersWitness: _askersWitness,
  mattersWitness: _mattersWitness,
  judge: _judge,
  end: _end,
  ...twelve
} = house;
const concern = {
  ...twelve,
  ownPart: "the asker's own part in the matter",
  partOfOthers: "the part that others have in the matter",
  verdict: "the verdict itself",
  ending: "how the matter will end",
};

export const en = {
  title: "Ramal with dice",
  summary:
    "Throws two strings of four dice, builds the sixteen figures, orders them in the dairah and finds the hidden question and answer",
  weighs: "The score of the tableau, the sum of its testimonies",
  inputs: {
    dice: {
      label: "Dice thrown by hand",
      about:
        "Dice thrown by hand, upper string first: 1 shows point over point, 2 point over pair, 3 pair over point, 4 pair over pair",
    },
  },
  fields: {
    ...tableau.fields,
    dice: "Dice",
    hiddenQuestion: "Hidden question",
    concern: "What is on the asker's mind",
    fell: "Points fell on house",
    sign: "Sign",
    forAnother: "Asked for another",
    rule: "Rule",
  },
  terms: { ...tableau.terms, concern },
  phrases: {
    ...tableau.phrases,
    byPoints: ({ points }) =>
      `Points of houses 1 to 15, ${points}, cast out by twelve; then the home of the figure there`,
    byFirstAndThirteenth:
      "The sum of houses 1 and 13 leads to its dwelling; standing in the tableau, it speaks of another",
  },
  conventions: {
    dairah: { title: "Circle (dairah) that houses the figures", options: tableau.circle },
    zamir: {
      title: "How the hidden question is reached",
      options: {
        points: "by points: house on which they fall, then the home of its figure",
        firstAndThirteenth: "by houses 1 and 13: the dwelling of their sum",
      },
    },
  },
  reading: (answer: RamalAnswer) =>
    answer.question === null
      ? [hidden(answer.hiddenQuestion), ...tableau.paragraphs(answer)]
      : tableau.askedParagraphs(answer),
  picture: tableau.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type RamalWords = Translation<typeof en>;

function hidden({
  number,
  figure: answering,
  fell,
  sign,
  forAnother,
  concern: mind,
}: RamalAnswer["hiddenQuestion"]) {
  const leading = figure[sign].text;
  const way =
    fell === null
      ? `Houses 1 and 13 together make ${leading}, whose dwelling is house ${number}`
      : fell === number
        ? `The points, cast out by twelve, fall on house ${number}, where ${leading} is at home`
        : `The points, cast out by twelve, fall on house ${fell}; ${leading} lies there and leads to its home, house ${number}`;
  const other = forAnother ? " The asker may be speaking for someone else." : "";
  const answers =
    fell === number ? "It answers for itself" : `There ${figure[answering].text} answers`;
  return `${way}. Behind the question stands this: ${concern[mind]}. ${answers}.${other}`;
}
