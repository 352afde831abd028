import { en as lore } from "#lore/words/en.ts";
import type { Phase, PhaseRelation } from "#lore";
import { english, type Speaker, type Translation, type Words } from "#sdk";
import {
  KAKU,
  type answer,
  type Kaku,
  type NumberLuck,
  type Phrases,
  type SeimeiAnswer,
  type SeimeiRefusals,
} from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { list } = english;
const phases = lore.phase as Readonly<Record<Phase, string>>;

const kaku: Readonly<Record<Kaku, { text: string; about: string }>> = {
  heaven: {
    text: "heaven grid",
    about: "the family that the name comes from; not judged for the bearer alone",
  },
  person: { text: "person grid", about: "the bearer’s own nature and middle years" },
  earth: { text: "earth grid", about: "the first thirty years or so, and family at home" },
  outer: { text: "outer grid", about: "dealings with others" },
  total: { text: "total grid", about: "the whole, and the later years" },
};
const numberLuck: Readonly<Record<NumberLuck, string>> = {
  lucky: "lucky",
  mixed: "mixed",
  unlucky: "unlucky",
};
const RELATION: Readonly<Record<PhaseRelation, (one: string, other: string) => string>> = {
  same: (one) => `both are ${one}`,
  generates: (one, other) => `${one} feeds ${other}`,
  generatedBy: (one, other) => `${one} is fed by ${other}`,
  controls: (one, other) => `${one} checks ${other}`,
  controlledBy: (one, other) => `${one} is checked by ${other}`,
};
const tie = ({ one, other, relation }: Phrases["heavenPerson"]) =>
  RELATION[relation](phases[one], phases[other]);
const nameOf = (of: SeimeiAnswer) =>
  `${of.surname.map(({ character }) => character).join("")} ${of.given.map(({ character }) => character).join("")}`;

export const en = {
  title: "Japanese name in five grids",
  summary:
    "A Japanese name by the strokes of its kanji, kana or letters in five grids, with the 81 numbers and the three powers",
  inputs: {
    surname: { label: "Surname", about: "In kanji, kana or letters" },
    given: { label: "Given name", about: "In kanji, kana or letters" },
  },
  fields: {
    surname: "Surname",
    given: "Given name",
    character: "Character",
    form: "Counted as",
    strokes: "Strokes",
    by: "Counted by",
    kaku: "Grid",
    about: "What it tells of",
    number: "Number",
    within81: "In the table",
    luck: "Luck",
    element: "Element",
    threePowers: "Three powers",
    elements: "Elements",
    ties: "How they stand",
  },
  terms: {
    kaku,
    numberLuck,
    countedBy: {
      kanji: "strokes of the kanji",
      numeral: "value of the numeral",
      repeat: "the character it repeats",
      kana: "strokes of the kana",
      letter: "strokes of the capital letter",
    },
  },
  phrases: {
    heavenPerson: (of: Phrases["heavenPerson"]) => `Of heaven and person ${tie(of)}`,
    personEarth: (of: Phrases["personEarth"]) => `Of person and earth ${tie(of)}`,
  },
  conventions: {
    strokes: {
      title: "Strokes",
      options: { old: "old forms, radicals in full", new: "as it is written today" },
    },
  },
  refusals: {
    unknownCharacter: {
      when: "a character is neither kanji, kana nor letter, or its strokes are not held",
      says: ({ character }: SeimeiRefusals["unknownCharacter"]) =>
        `Cannot count the strokes of “${character}”`,
    },
  },
  reading(of: SeimeiAnswer, say: Speaker) {
    const own = of.kaku.filter((one) => one.kaku !== "heaven");
    const named = (luck: NumberLuck) =>
      own
        .filter((one) => one.luck === luck)
        .map((one) => `the ${kaku[one.kaku].text} (${one.number}, ${kaku[one.kaku].about})`);
    const sums = [...of.surname, ...of.given].map(({ character, form, strokes }) =>
      form === character || !/\p{Script=Han}/u.test(form)
        ? `${character} ${strokes}`
        : `${character} as ${form} ${strokes}`,
    );
    const [lucky, mixed, unlucky] = [named("lucky"), named("mixed"), named("unlucky")];
    const person = of.kaku[1]!;
    return [
      `${nameOf(of)} counts ${list(sums)}. The person grid, ${KAKU.writings["person"]!.native}, is ${person.number}: ${numberLuck[person.luck]}, of ${phases[person.element]}.`,
      [
        lucky.length > 0 ? `Lucky ${lucky.length > 1 ? "are" : "is"} ${list(lucky)}.` : "",
        mixed.length > 0 ? `Mixed ${mixed.length > 1 ? "are" : "is"} ${list(mixed)}.` : "",
        unlucky.length > 0
          ? `Unlucky by the table ${unlucky.length > 1 ? "are" : "is"} ${list(unlucky)}.`
          : "No number is unlucky.",
      ]
        .filter(Boolean)
        .join(" "),
      `${of.threePowers.ties
        .map((one) => say.phrase(one))
        .join("; ")
        .replace(
          "; Of",
          "; of",
        )}. Another count of strokes, or another list of the 81 numbers, may judge otherwise.`,
    ];
  },
  picture: {
    heading: nameOf,
    kaku: (id: Kaku, number: number) => `${KAKU.writings[id]!.native} ${number}`,
    luck: (luck: NumberLuck, element: Phase) => `${numberLuck[luck]}, ${phases[element]}`,
    desc: (of: SeimeiAnswer) =>
      `The name ${nameOf(of)} with its grids: ${of.kaku.map((one) => `${kaku[one.kaku].text} ${one.number}`).join(", ")}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: SeimeiRefusals;
}>;

export type SeimeiWords = Translation<typeof en>;
