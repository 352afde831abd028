import type { Speaker, Translation, Words } from "#sdk";
import type { answer, HurufAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const element = { fire: "fire", earth: "earth", air: "air", water: "water" };
const bands = { excellent: "excellent", good: "good", mixed: "mixed", challenging: "challenging" };

export const en = {
  title: "Match of names by letters",
  summary: "Match of two names by letter sums, elements and the remainder table",
  weighs: "The score of the match, the sum of its components",
  inputs: {
    a: {
      label: "First name",
      about:
        "Name in Arabic letters, or in Latin ones, which are written in Arabic by sound; Persian letters are read as their nearest",
    },
    b: {
      label: "Second name",
      about:
        "Name in Arabic letters, or in Latin ones, which are written in Arabic by sound; Persian letters are read as their nearest",
    },
  },
  fields: {
    a: "First name",
    b: "Second name",
    letters: "Letters",
    letter: "Letter",
    element: "Element",
    total: "Sum",
    nine: "Cast out by nine",
    twelve: "Cast out by twelve",
    seven: "Cast out by seven",
    shares: "Elements of the letters",
    fire: "Fire",
    earth: "Earth",
    air: "Air",
    water: "Water",
    transliterated: "Read as",
    leading: "Leans to",
    harmony: "Harmony of the elements",
    sharedLetters: "Letters in common",
  },
  phrases: {
    "name-needed": "The match of letters needs both names",
    sameRemainder: ({ nine }) => `Cast out by nine, both names leave ${nine}`,
    likeRemainders: ({ a, b }) =>
      `Cast out by nine, the names leave ${a} and ${b}, ${a % 2 === 1 ? "both odd" : "both even"}`,
    unlikeRemainders: ({ a, b }) =>
      `Cast out by nine, the names leave ${a} and ${b}, one odd and one even`,
    elements: ({ percent }) => `Their elements agree to ${percent} per cent`,
    letters: ({ shared, distinct }) =>
      `They share ${shared === 0 ? "none" : shared} of ${distinct} different letters`,
  },
  conventions: {
    abjad: {
      title: "Values of the letters",
      options: { mashriqi: "eastern", maghribi: "western: six letters differ" },
    },
    elements: {
      title: "Elements of the letters in turn",
      options: { fireEarth: "fire, earth, air, water", fireAir: "fire, air, water, earth" },
    },
    taMarbuta: { title: "Value of ta marbuta", options: { ha: "5, as ha", ta: "400, as ta" } },
    hamza: {
      title: "Value of a hamza on waw or ya",
      options: { seat: "its seat: 6 or 10", alif: "1, as alif" },
    },
  },
  refusals: {
    "not-arabic": {
      when: "A name holds letters that have no abjad value and are not Latin, such as Chinese ones",
      says: ({ who, sign }) =>
        `Cannot sum name ${who}: ${sign === null ? "there is no letter in it" : `"${sign}" has no value`}; give it in Arabic or Latin letters`,
    },
  },
  reading: ({ a, b, components, score, band }: HurufAnswer, say: Speaker) => [
    `The first name counts ${a.total} and leans to ${element[a.leading]}; the second counts ${b.total} and leans to ${element[b.leading]}.`,
    `${components.map((one) => say.phrase(one)).join(". ")}.`,
    `That makes ${score} of 100, a match that the letters call ${bands[band]}. It weighs two names, and leaves the rest to those who bear them.`,
  ],
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: { "name-needed": {} };
  conventions: typeof CONVENTIONS;
  refusals: { "not-arabic": { who: "a" | "b"; sign: string | null } };
}>;

export type HurufWords = Translation<typeof en>;
