import { english, type Translation, type Words } from "#sdk";
import { numberLuck, phase, trait } from "../../core/words/en.ts";
import type { answer, Grid, GridPhrases, NameAnswer } from "../answer.ts";
import type { GridId } from "#east/five_grids.ts";
import type { CONVENTIONS, input, NameIssues } from "../input.ts";
import { doubtsOf } from "../doubts.ts";

const { capital, counted, list } = english;

const grid = {
  heaven: "heaven grid",
  person: "person grid",
  earth: "earth grid",
  outer: "outer grid",
  total: "total grid",
};
const shortGrid = {
  heaven: "heaven",
  person: "person",
  earth: "earth",
  outer: "outer",
  total: "total",
};

/** What the element of the person grid says of a temper. */
const tempers = {
  wood: "upright and growing, patient with people and stubborn about aims",
  fire: "quick and warm, generous in praise and short in waiting",
  earth: "steady and trusted, slow to promise and slow to forget",
  metal: "clear-cut and proud, at ease with rules and with risk",
  water: "mobile and observant, rich in ideas and hard to pin down",
};

const lucks = { lucky: "lucky", mixed: "of mixed luck", unlucky: "counted unlucky" };

const together = {
  favourable: "Taken together the name is one that readers would gladly give.",
  mixed: "Taken together the name has its strong sides and its weak ones, as most names have.",
  unfavourable:
    "Taken together readers of this school would have looked for another, though many who made their names bear numbers no better.",
};

const tie = {
  same: "is of one kind with",
  feeds: "feeds",
  fed: "is fed by",
  controls: "holds down",
  controlled: "is held down by",
};

function giftsText({ traits }: Grid): string {
  return traits.length === 0 ? "" : `, a number of ${list(traits.map((one) => trait[one]))}`;
}

function tiesText({ threePowers }: NameAnswer): string {
  const [upper, lower] = [threePowers.ties[0]!, threePowers.ties[1]!];
  const both = upper.good === lower.good;
  const end = both
    ? upper.good
      ? "so that the name runs smoothly from top to bottom"
      : "so that the name has to work against itself"
    : upper.good
      ? "so that help comes from above rather than from below"
      : "so that the footing is better than the start";
  return `heaven ${tie[upper.tie]} person, ${both ? "and" : "but"} person ${tie[lower.tie]} earth, ${end}`;
}

function wantedText({ wanted }: NameAnswer): string {
  if (!wanted) return "";
  const { element, held, fed } = wanted;
  const named = (ids: readonly GridId[]) =>
    `the ${list(ids.map((id) => shortGrid[id]))} ${ids.length === 1 ? "grid" : "grids"}`;
  if (held.length > 0) return `The ${element} that was asked for stands in ${named(held)}. `;
  return fed.length > 0
    ? `No grid is ${element}, which was asked for, though ${named(fed)} would feed it. `
    : `Of the ${element} that was asked for the name has nothing. `;
}

function doubtsText(name: NameAnswer): string {
  const lines = doubtsOf(name).map(({ character, form, alternatives }) => {
    const others = alternatives.map((one) => `${one.strokes} as ${one.form}`).join(" or ");
    return form === character
      ? `${character} would have ${others}`
      : `${character}, taken for ${form}, would have ${others}`;
  });
  return lines.length === 0 ? "" : ` In another script ${lines.join(", ")}.`;
}

function reading(name: NameAnswer): readonly string[] {
  const { characters, threePowers, score } = name;
  const { person, total, earth, outer, heaven } = name.grids;
  const strokes = list(
    characters.map(({ form, strokes: count }) => (form ? `${form} ${count}` : String(count))),
  );
  const opening = characters.some(({ form }) => form !== null)
    ? `The characters count ${strokes} strokes.`
    : `The strokes given are ${strokes}.`;
  return [
    `${opening}${doubtsText(name)} ` +
      `The heart of the name, the person grid, is ${person.reduced}, ${person.element} and ${lucks[person.luck]}${giftsText(person)}: ${tempers[person.element]}.`,
    `The total, ${total.reduced}, looks to the later years and is ${lucks[total.luck]}${giftsText(total)}; the earth grid, ${earth.reduced}, tells of youth and home and is ${lucks[earth.luck]}. ` +
      `Towards others stands the outer grid, ${outer.reduced}, ${lucks[outer.luck]}; the heaven grid, ${heaven.reduced}, comes with the surname and is not held for or against anyone.`,
    `Heaven, person and earth make ${threePowers.native}: ${tiesText(name)}. ${wantedText(name)}${together[name.verdict.value]} ` +
      `By this model it comes to ${score} of 100. The tables differ from book to book, and a name is carried by the one who bears it.`,
  ];
}

export const en = {
  title: "Name by five grids",
  summary:
    "Five grids, three powers and the 81 numbers of a Chinese name, by the strokes of the Kangxi dictionary or as written",
  inputs: {
    surname: {
      label: "Surname",
      about: "Surname in Chinese characters, compound surnames whole",
    },
    given: { label: "Given name", about: "Given name in Chinese characters" },
    surnameStrokes: {
      label: "Strokes of the surname",
      about: "Strokes of each character, in place of the table's count",
    },
    givenStrokes: {
      label: "Strokes of the given name",
      about: "Strokes of each character, in place of the table's count",
    },
    wantedElement: {
      label: "Phase wanted",
      about: "Phase that the bearer's chart most needs, as bazi.chart finds it",
      values: phase,
    },
  },
  fields: {
    characters: "Characters",
    character: "Character",
    form: "Form counted",
    part: "Part of the name",
    strokes: "Strokes",
    by: "Counted by",
    alternatives: "Other forms",
    grids: "Five grids",
    heaven: "Heaven grid",
    person: "Person grid",
    earth: "Earth grid",
    outer: "Outer grid",
    total: "Total grid",
    grid: "Grid",
    number: "Strokes that make it",
    reduced: "Among the 81 numbers",
    element: "Phase",
    polarity: "Polarity",
    luck: "Luck",
    traits: "Gifts",
    threePowers: "Three powers",
    "threePowers/native": "Phases of heaven, person and earth",
    ties: "How they stand",
    between: "Between",
    tie: "The upper to the lower",
    good: "Good",
    wanted: "Phase wanted",
    held: "Grids that have it",
    fed: "Grids that feed it",
    hindered: "Grids that work against it",
    scoreParts: "How the score is made",
    "scoreParts/part": "Part of the score",
    "scoreParts/weight": "Percent of the score",
    verdict: "Verdict",
  },
  terms: {
    namePart: { surname: "surname", given: "given name" },
    countedBy: {
      kangxi: "Kangxi dictionary",
      written: "as written today",
      numeral: "value of the numeral",
      caller: "your own count",
    },
    grid,
    numberLuck,
    trait,
    neighbours: { heavenPerson: "heaven and person", personEarth: "person and earth" },
    tie,
    scorePart: { ...grid, threePowers: "three powers" },
    grade: { favourable: "favourable", mixed: "mixed", unfavourable: "unfavourable" },
  },
  phrases: {
    gridIs: ({ grid: id, number, luck }: GridPhrases["gridIs"]) =>
      `${capital(grid[id])} ${number} is ${numberLuck[luck]}`,
    powersTied: ({ native, good }: GridPhrases["powersTied"]) =>
      `Three powers ${native}: ${good} of 2 ties are good`,
    partMissing: ({ part }: NameIssues["partMissing"]) =>
      part === "surname" ? "Give surname or surnameStrokes" : "Give given or givenStrokes",
    notChinese: ({ sign }: NameIssues["notChinese"]) => `"${sign}" is not a Chinese character`,
    strokesMismatch: ({ strokes, characters }: NameIssues["strokesMismatch"]) =>
      `${counted(strokes, "count")} of strokes given for ${counted(characters, "character")}`,
    unknownCharacter: ({ character, part }: NameIssues["unknownCharacter"]) =>
      `"${character}" is not in the table of strokes; give ${part}Strokes`,
  },
  conventions: {
    strokeStandard: {
      title: "Counting of strokes",
      options: {
        kangxi: "Traditional form, radical in full, as the Kangxi dictionary has it",
        simplified: "Simplified form as it is written today",
      },
    },
    numerals: {
      title: "Numerals in a name",
      options: {
        value: "One to ten count as their value",
        written: "Counted by strokes like other characters",
      },
    },
    doubtfulForms: {
      title: "Characters that both scripts have",
      options: {
        asTyped: "Counted as typed",
        converted: "In a given name, taken for the simplified form of another",
      },
    },
  },
  reading,
  picture: {
    title: "Five grids of a name",
    grids: shortGrid,
    lucks: { lucky: "lucky", mixed: "mixed", unlucky: "unlucky" },
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: NameIssues;
}>;

export type NameWords = Translation<typeof en>;
