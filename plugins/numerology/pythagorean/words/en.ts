import type { Translation, Words } from "#sdk";
import type { NameRefusals } from "../../letters/latin_name.ts";
import type { answer } from "../answer.ts";
import type { ConcordPhrases } from "../concord.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { challenges, debts, lessons, numbers } from "./en/numbers.ts";
import { read } from "./en/reading.ts";

const bonds = { same: "the same", group: "of one group", different: "of different groups" };

const tellPair = (what: string, { a, b, bond }: ConcordPhrases["path-birthday"]) =>
  `${what}, ${a} and ${b}, are ${bonds[bond]}`;

export const en = {
  title: "Numerology",
  summary:
    "Life path, expression, soul urge, personality, birthday, maturity, lessons, karmic debts and master numbers, with a reading",
  weighs: "How well the numbers of the chart keep company, the sum of its testimonies",
  inputs: {
    name: {
      label: "Name",
      about: "Full name at birth in Latin script; marks are stripped, other signs left out",
    },
    currentDate: {
      label: "Current date",
      about: "The date for which personal year, month and day are reckoned, YYYY-MM-DD",
    },
  },
  fields: {
    name: "Name",
    letters: "Letter by letter",
    part: "Part of the name",
    "letters/letters": "Letters",
    char: "Letter",
    vowel: "Vowel",
    ignored: "Characters left out",
    number: "Number",
    root: "As one digit",
    master: "Master number",
    debt: "Debt met on the way",
    steps: "How it was added up",
    keywords: "Keywords",
    says: "What it says",
    total: "Sum of the letters",
    lifePath: "Life path",
    bySum: "By the plain sum of digits",
    birthday: "Birthday",
    expression: "Expression",
    soulUrge: "Soul urge",
    personality: "Personality",
    maturity: "Maturity",
    balance: "Balance",
    hiddenPassion: "Hidden passion",
    subconsciousSelf: "Subconscious self",
    rationalThought: "Rational thought",
    bridges: "Bridges",
    lifePathExpression: "Life path and expression",
    soulUrgePersonality: "Soul urge and personality",
    karmic: "Lessons and debts",
    lessons: "Lessons",
    "lessons/says": "To be practised",
    debts: "Debts",
    in: "Met in",
    pinnacles: "Pinnacles",
    "pinnacles/says": "A time for",
    fromAge: "From the age of",
    toAge: "To the age of",
    challenges: "Challenges",
    "challenges/says": "The difficulty",
    periodCycles: "Cycles of life",
    month: "Month",
    day: "Day",
    year: "Year",
    personalCycles: "Personal cycles",
    "personalCycles/says": "A time for",
    date: "Date",
    universalYear: "Universal year",
  },
  terms: {
    place: {
      lifePath: "life path",
      birthday: "birthday",
      expression: "expression",
      soulUrge: "soul urge",
      personality: "personality",
      maturity: "maturity",
    },
  },
  phrases: {
    keywords: ({ number }) => numbers[number]!.keywords,
    path: ({ number }) => numbers[number]!.path,
    gift: ({ number }) => numbers[number]!.gift,
    expression: ({ number }) => numbers[number]!.expression,
    desire: ({ number }) => numbers[number]!.desire,
    face: ({ number }) => numbers[number]!.face,
    season: ({ number }) => numbers[number]!.season,
    lesson: ({ number }) => lessons[number]!,
    debt: ({ number }) => debts[number]!,
    challenge: ({ number }) => challenges[number]!,
    base: "Any date",
    "path-birthday": (pair) => tellPair("life path and birthday", pair),
    "path-expression": (pair) => tellPair("life path and expression", pair),
    "inner-outer": (pair) => tellPair("soul urge and personality", pair),
    debts: ({ count }) => `${count} karmic ${count === 1 ? "debt" : "debts"}`,
  },
  conventions: {
    yIsVowel: {
      title: "The letter Y",
      options: {
        auto: "a vowel where no vowel stands beside it",
        yes: "always a vowel",
        no: "always a consonant",
      },
    },
  },
  refusals: {
    "no-letters": {
      when: "The name has no Latin letter",
      says: ({ name }) =>
        `“${name}” has no Latin letter to count: give the name as it is spelt in Latin script`,
    },
  },
  omissions: {
    name: "No name was given: expression, soul urge, personality, maturity and lessons are left out.",
    currentDate: "No current date was given: personal year, month and day are left out.",
  },
  reading: read,
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: NameRefusals;
  omissions: { name: {}; currentDate: {} };
}>;

export type NumerologyWords = Translation<typeof en>;
