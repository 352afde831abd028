import { matters } from "#lore/words/matters_en.ts";
import { standsOf, stepOf } from "#lore/words/matters.ts";
import { reply as replies } from "#lore/words/replies_en.ts";
import { english, understand, type Speaker, type Translation, type Words } from "#sdk";
import type { QuestionRefusals } from "../../../core/answer.ts";
import type { MomentOmission } from "../../../core/moment.ts";
import * as core from "../../../core/words/en.ts";
import { readerOf } from "../../../natal/portrait.ts";
import { synthesise } from "../../../synthesis/words/en.ts";
import { lordOf } from "../lord.ts";
import type { answer, IndianAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const { name, question, at } = core.inputs;

/** What each house is of. */
const OF = [
  "the body and the person",
  "stores and speech",
  "brothers, sisters and messages",
  "home, mother and what carries one",
  "children, learning and counsel",
  "rivals, ailments and effort",
  "the one opposite",
  "what is hidden",
  "fortune, father and far roads",
  "deeds that are seen",
  "gains and friends",
  "what is spent and left behind",
];

/** What the birth says to the question; nothing where nothing is asked. */
function tellAsked({ question, house, systems }: IndianAnswer, say: Speaker): readonly string[] {
  if (question === null) return [];
  const { matter } = understand(question);
  if (house === null) {
    return [
      `${replies.asked(question)} The Vedic chart could not be drawn, and numbers alone do not answer it.`,
    ];
  }
  const { points, lordHouse, standing } = house;
  const prashna = systems.find(({ system }) => system === "prashna.chart");
  const cast = prashna?.delivered
    ? `the chart of the moment in which you asked (prashna) gives it ${prashna.score} of 100`
    : "no chart of the moment could be cast, since no place is known";
  const strength = points > 30 ? "strong" : points < 26 ? "weak" : "of middling strength";
  const lord = lordOf(house.house, readerOf(systems, say));
  const at =
    lordHouse === house.house ? "in that same house" : `in the ${english.ordinal(lordHouse)}`;
  return [
    `${replies.asked(question)} ${standsOf(matters[matter], standing)} ${stepOf(matters[matter], standing)}`,
    `The chart of a birth looks for this in the ${english.ordinal(house.house)} house, of ${OF[house.house - 1]!}. It has ${points} points where 28 are usual and is ${strength}; its lord ${lord} stands ${at}. That is what this birth brings to the matter, whenever it is asked; ${cast}.`,
  ];
}

export const en = {
  title: "Indian blend",
  summary:
    "A birth read by the Vedic chart and by Indian numbers at once; a question is looked up in the house of its matter and in the chart of the moment (prashna)",
  weighs: core.formula,
  inputs: {
    name,
    question: { ...question, about: "What is asked; the house of its matter answers" },
    at,
  },
  fields: {
    ...core.fields,
    ...core.momentFields,
    house: "House of the matter",
    points: "Points of 28",
    lordHouse: "House of its lord",
    "house/standing": "How it stands to the question",
  },
  terms: { ...core.terms, ...core.momentTerms },
  phrases: { ...core.phrases, ...core.momentPhrases },
  refusals: core.refusals,
  omissions: { at: core.omissions.at },
  reading: (answer: IndianAnswer, say: Speaker) => {
    const told = synthesise("birth", answer, say);
    return { ...told, paragraphs: [...tellAsked(answer, say), ...told.paragraphs] };
  },
  picture: core.picture,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: QuestionRefusals;
  omissions: MomentOmission;
}>;

export type IndianWords = Translation<typeof en>;
