import { english, type Translation, type Words } from "#sdk";
import { en as lore } from "#lore/words/en.ts";
import * as core from "../../core/words/en.ts";
import type { answer, GeomancyAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import type { Shield } from "../shield.ts";
import { figure, house, sense } from "./en/tables.ts";

/** Labels that the cast and the judgement share. */
export const shieldFields = {
  shield: "Shield",
  mothers: "Mothers",
  daughters: "Daughters",
  nieces: "Nieces",
  rightWitness: "Right witness",
  leftWitness: "Left witness",
  judge: "Judge",
  reconciler: "Reconciler",
  houses: "Houses",
  house: "House",
  figure: "Figure",
  planet: "Planet",
  element: "Element",
  mobile: "Moves on",
  way: "Way of the point",
  place: "Place",
  number: "Number",
  points: "Points",
};
export const shieldTerms = {
  geomanticFigure: figure,
  shieldPlace: {
    judge: "judge",
    rightWitness: "right witness",
    leftWitness: "left witness",
    niece: "niece",
    mother: "mother",
    daughter: "daughter",
  },
  body: lore.body,
  element: lore.element,
};
export const mothersByNumber = {
  label: "Mothers as numbers",
  about: "Four of 0 to 15: rows from the head down as binary digits, 1 for a single point",
};
export const mothersInput = {
  label: "Mothers",
  about: "Four figures made by hand, from the right; chance then has no part",
  values: figure,
};
export const housesConvention = {
  title: "Houses of the figures",
  options: {
    common: "mothers to the first four houses, and so on",
    angles: "mothers to the tenth, first, fourth and seventh",
  },
};
export const shieldPicture = {
  title: "The shield",
  desc: ({ judge, rightWitness, leftWitness }: Shield) =>
    `Judge ${figure[judge]}, witnesses ${figure[rightWitness]} and ${figure[leftWitness]}`,
};

export const en = {
  title: "Geomantic shield",
  summary:
    "Shield and house chart from four mothers: daughters, nieces, witnesses, judge, way of the point",
  inputs: {
    mothers: mothersInput,
    motherNumbers: mothersByNumber,
  },
  fields: { ...shieldFields, question: "Question", castBy: "Cast by" },
  terms: shieldTerms,
  conventions: { houses: housesConvention },
  reading: ({ shield, houses, way, points }: GeomancyAnswer): readonly string[] => {
    const { rightWitness, leftWitness, judge, reconciler } = shield;
    const root = way.at(-1);
    const repeated = houses.filter(
      ({ figure: id, house: at }) => at > 1 && id === houses[0]!.figure,
    );
    return core.paragraphs(
      `${figure[judge]} is judge: it ${sense[judge]}. The right witness, for the one who asks, is ${figure[rightWitness]}, which ${sense[rightWitness]}; the left, for the matter, is ${figure[leftWitness]}, which ${sense[leftWitness]}.`,
      core.paragraph(
        `In the first house stands ${figure[houses[0]!.figure]}, which ${sense[houses[0]!.figure]}.`,
        repeated.length > 0 &&
          `It comes again in ${english.list(repeated.map(({ house: at }) => `the ${english.ordinal(at)} house, of ${house[at - 1]}`))}, where the asker's mind is.`,
      ),
      root
        ? `The way of the point leads to the ${english.ordinal(root.number)} ${root.place}, ${figure[root.figure]}: the root of the matter is a thing that ${sense[root.figure]}.`
        : "The judge's head is double, so no way of the point leads to a hidden root.",
      `${figure[reconciler]} reconciles, and ${sense[reconciler]}. The houses have ${points} points, ${points < 96 ? "fewer than the middle: it comes sooner than is thought" : points > 96 ? "more than the middle: it takes longer than is thought" : "exactly the middle: it comes in its time"}.`,
    );
  },
  picture: shieldPicture,
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type GeomancyWords = Translation<typeof en>;
