import { english, type Translation, type Words } from "#sdk";
import type { NumberLuck } from "#east/eighty_one.ts";
import { numberLuck } from "../../../core/words/en.ts";
import { asPhrases } from "../../../core/words/clauses.ts";
import type { WantedRefusals } from "../../wanted.ts";
import type { answer, SuggestAnswer, SuggestIssues, SuggestPhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { SENSES } from "./pool_en.ts";

const { list } = english;
type Name = SuggestAnswer["names"][number];

const luck: Readonly<Record<NumberLuck, string>> = {
  lucky: "lucky",
  mixed: "mixed",
  unlucky: "unlucky",
};
const clauses = {
  person: ({ number, luck: of }: SuggestPhrases["person"]) =>
    `the person grid of ${number} is ${luck[of as NumberLuck]}`,
  total: ({ number, luck: of }: SuggestPhrases["total"]) =>
    `the total of ${number} is ${luck[of as NumberLuck]}`,
  brings: ({ character, element }: SuggestPhrases["brings"]) => `${character} is ${element}`,
  feeds: ({ character, element }: SuggestPhrases["feeds"]) =>
    `${character} is ${element} and feeds it`,
  melody: ({ tones }: SuggestPhrases["melody"]) => `the tones ${tones} change at every step`,
  level: ({ tones }: SuggestPhrases["level"]) => `the tones ${tones} stay level somewhere`,
};
const sensesOf = ({ given }: Name) => [...given].map((one) => `${one} ${SENSES[one]}`).join(", ");

/** The element that a name should bring, as an input. */
export const wantedElement = {
  label: "Element",
  about: "The element to bring, where no birth is given",
  values: { wood: "wood", fire: "fire", earth: "earth", metal: "metal", water: "water" },
};

/** Names told in full. */
const TOLD = 3;

export const en = {
  title: "Names for a child",
  summary:
    "Proposes given names for a surname: five grids and 81 numbers, the element that is asked for or that the birth asks for, tones and sounds, without the characters of elders; each scored, explained and told in its sense",
  inputs: {
    surname: { label: "Surname", about: "In Chinese characters" },
    surnameSound: { label: "Its sound", about: "Pinyin with tones, a syllable a character" },
    gender: {
      label: "Gender",
      about: "Narrows the characters; all where left out",
      values: { male: "male", female: "female" },
    },
    length: { label: "Characters", about: "One or two in the given name; two where left out" },
    avoid: {
      label: "Avoid",
      about: "Characters of elders: neither they nor their sounds are used",
    },
    limit: { label: "How many", about: "Names to show, ten where left out" },
    wantedElement: wantedElement,
  },
  fields: {
    surname: "Surname",
    surnameStrokes: "Strokes of the surname",
    wanted: "Element asked for",
    wantedFrom: "Where it comes from",
    considered: "Names weighed",
    names: "Names",
    name: "Name",
    given: "Given name",
    sounds: "Sound",
    strokes: "Strokes",
    elements: "Elements",
    score: "Score",
    grids: "Grids",
    element: "Element",
    sound: "Melody",
    person: "Person grid",
    total: "Total grid",
    number: "Number",
    luck: "Luck",
    because: "Because",
  },
  terms: {
    wantedFrom: { asked: "asked for", birth: "from the birth", none: "none" },
    numberLuck,
  },
  phrases: {
    ...asPhrases(clauses),
    surnameUnknown: ({ character }: SuggestIssues["surnameUnknown"]) =>
      `No strokes are known for ${character}`,
    soundMismatch: ({ sounds, characters }: SuggestIssues["soundMismatch"]) =>
      `There are ${sounds} syllables for ${characters} characters`,
  },
  conventions: {
    elementBy: {
      title: "Element of a character",
      options: { radical: "By its radical", meaning: "By its meaning and the lists" },
    },
  },
  refusals: {
    birthTimeNeeded: {
      when: "A birth comes without its time",
      says: "Cannot judge which element a birth asks for without its time; give the time, or the element itself",
    },
  },
  reading({ surname, wanted, wantedFrom, considered, names }: SuggestAnswer) {
    const whence =
      wanted === null
        ? "No element was asked for, so characters whose elements feed each other came first."
        : wantedFrom === "birth"
          ? `The four pillars of the birth ask for ${wanted}, and names that bring or feed it came first.`
          : `Names that bring or feed ${wanted} came first.`;
    return [
      `Of ${considered} names for ${surname} these stand highest. ${whence}`,
      ...names.slice(0, TOLD).map((one, i) => {
        const points = one.because.map((point) =>
          (clauses[point.code] as (params: never) => string)(point.with as never),
        );
        return `${i + 1}. ${one.name} (${one.sounds}), ${one.score}: ${sensesOf(one)}. ${english.capital(list(points))}.`;
      }),
      ...(names.length > TOLD
        ? [
            `Then ${list(names.slice(TOLD).map((one) => `${one.name} (${one.sounds}, ${one.score}: ${sensesOf(one)})`))}.`,
          ]
        : []),
      "Say each aloud, and ask the family before you settle: a score weighs strokes and sounds, not love.",
    ];
  },
  picture: {
    title: ({ surname }: SuggestAnswer) => `Names for ${surname}`,
    grids: ({ person, total }: Name) => `${person.number} · ${total.number}`,
    legend: "ink: element of the character; below: score, person and total grid",
    desc: ({ names }: SuggestAnswer) =>
      names.map((one) => `${one.name} ${one.score}`).join(", ") || "no name",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: WantedRefusals;
  phrases: SuggestIssues;
}>;

export type SuggestWords = Translation<typeof en>;
