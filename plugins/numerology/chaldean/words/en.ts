import type { Translation, Words } from "#sdk";
import type { NameRefusals } from "../../letters/latin_name.ts";
import type { answer, ChaldeanAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { compoundOf } from "../values.ts";
import { compounds, ruler } from "./en/numbers.ts";

const harmony = {
  same: {
    text: "of one number",
    meaning: "Name and birthday have one number, so the name is worn like one's own coat.",
  },
  family: {
    text: "of one family",
    meaning: "Name and birthday are of one family of numbers, and back each other up.",
  },
  different: {
    text: "of different families",
    meaning:
      "Name and birthday are of different families: the name shows a side that the birthday would not.",
  },
};

export const en = {
  title: "Chaldean numerology",
  summary:
    "Letter values 1-8 of a name, compound numbers 10-52 and roots, harmony with the birth number, reading",
  inputs: {
    name: {
      label: "Name",
      about: "The name by which the person is known, in Latin script",
    },
    aliases: {
      label: "Other names",
      about: "Other names in use, each added up by itself; up to five",
    },
  },
  fields: {
    name: "Name",
    letters: "Letter by letter",
    part: "Part of the name",
    "letters/letters": "Letters",
    char: "Letter",
    total: "Total",
    root: "As one digit",
    nameTotals: "Totals of the parts",
    compound: "Compound number",
    compoundMeaning: "The compound number",
    says: "What it says",
    fortune: "How it is counted",
    sameAs: "Read as",
    single: "Single number",
    planet: "Planet",
    portrait: "Character",
    ignored: "Characters left out",
    birthNumber: "Birth number",
    day: "Day of birth",
    number: "Number",
    harmony: "Name and birthday",
    meaning: "Meaning",
    aliases: "Other names",
  },
  terms: {
    ruler,
    fortune: { fortunate: "fortunate", cautionary: "cautionary", mixed: "mixed" },
    harmony,
  },
  phrases: { compound: ({ number }) => compounds[number]! },
  conventions: {
    compoundFrom: {
      title: "The compound number of a name of several parts",
      options: {
        letters: "the total of all letters",
        parts: "the single digits of the parts, added",
      },
    },
  },
  refusals: {
    "no-letters": {
      when: "A name has no Latin letter",
      says: ({ name }) =>
        `“${name}” has no Latin letter to count: give the name as it is spelt in Latin script`,
    },
  },
  omissions: {
    birthDate: "No birth date was given: birth number and harmony are left out.",
  },
  reading: (answer: ChaldeanAnswer) => {
    const { total, compound, compoundMeaning, single, planet, birthNumber, harmony: bond } = answer;
    const sums = answer.letters.map(({ part, total: sum }) => `${part} ${sum}`);
    const birth = birthNumber
      ? [
          `The birthday adds ${birthNumber.number}.`,
          ...(birthNumber.number === single ? [] : [ruler[birthNumber.planet].portrait]),
          ...(bond ? [harmony[bond].meaning] : []),
        ]
      : [];
    const paragraphs = [
      [
        `By the Chaldean letters the name comes to ${total} (${sums.join(", ")}) and so to ${single}, the number of ${the(ruler[planet].text)}.`,
        ruler[planet].portrait,
        ...tellCompound(answer),
      ],
      birth,
      answer.aliases.map(
        ({ name, total: sum, single: root }) =>
          `“${name}” comes to ${sum}${sum === root ? "" : ` and so to ${root}`}.`,
      ),
      [LIMIT],
    ];
    return {
      paragraphs: paragraphs.filter((one) => one.length > 0).map((one) => one.join(" ")),
      outline: ["The name", "The birthday", "Other names"],
      facts: {
        total,
        compound,
        compoundSays: compoundMeaning && compounds[compoundMeaning.says.with.number],
        single,
        planet: ruler[planet].text,
        birthNumber: birthNumber && birthNumber.number,
        harmony: bond && harmony[bond].meaning,
      },
    };
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: NameRefusals;
  omissions: { birthDate: {} };
}>;

export type ChaldeanWords = Translation<typeof en>;

const LIMIT =
  "A name in daily use is what is weighed here, and a name can change. The meanings are those that Cheiro gave the numbers a century ago; they describe a tone, and nothing is settled by a sum.";

/** Sun and Moon take an article in running English, planets none. */
function the(planet: string): string {
  return planet === "Sun" || planet === "Moon" ? `the ${planet}` : planet;
}

function tellCompound({ total, compound, compoundMeaning }: ChaldeanAnswer): readonly string[] {
  if (compound === null || !compoundMeaning) {
    return [
      "No compound number between ten and fifty-two comes of it, so the single number speaks alone.",
    ];
  }
  const { sameAs, says } = compoundMeaning;
  const lead =
    compound === compoundOf(total)
      ? "The compound number is"
      : "From the digits of its parts the compound number is";
  const repeats = sameAs === null ? "" : `, which is read as ${sameAs}`;
  return [`${lead} ${compound}${repeats}.`, compounds[says.with.number]!];
}
