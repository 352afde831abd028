import { english, type Translation, type Words } from "#sdk";
import { hexagram as hexagrams } from "../../../core/words/en/hexagrams.ts";
import * as core from "../../../core/words/en.ts";
import type { NumberIssues, PhoneIssues } from "../../digits.ts";
import * as shared from "../../words/en.ts";
import type { AnalyzeAnswer, answer, VotePhrases } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { counted } = english;

const kind = {
  phone: "phone number",
  plate: "plate",
  identity: "identity number",
  house: "house number",
  account: "account",
};

const together = {
  auspicious: "Taken together the methods speak well of it.",
  mixed: "Taken together the methods do not agree, or say little either way.",
  inauspicious: "Taken together the methods advise against it, for those who go by them.",
};
const lucks = { lucky: "a lucky one", mixed: "one of mixed fortune", unlucky: "an unlucky one" };

function digits(count: number): string {
  if (count === 0) return "no digit is";
  return count === 1 ? "one digit is" : `${count} digits are`;
}

function countsText({ eightyOne, sounds, verdict }: AnalyzeAnswer): string {
  const { number, luck, element } = eightyOne;
  const mirror = sounds.mirror
    ? " Its ending reads the same backwards, which makes it easy to keep in mind."
    : "";
  return `${together[verdict.value]} Of the 81 numbers its last four digits fall on ${number}, ${lucks[luck]}, of the element ${element}. By their sound ${digits(sounds.liked)} liked and ${digits(sounds.avoided)} avoided.${mirror}`;
}

function starsText({ stars: { dominant, score } }: AnalyzeAnswer): string {
  if (!dominant) return "Its digits make no star pair.";
  return `As star pairs the digits lean on ${shared.named(dominant)}: ${shared.senses[dominant]}. Lucky stars hold ${score} per cent of the weight.`;
}

function hexagramText({ hexagram }: AnalyzeAnswer): readonly string[] {
  if (!hexagram) return [];
  const { primary, changed, movingLine } = hexagram;
  const first = hexagrams[primary.hexagram];
  return [
    `As a hexagram the digits make ${primary.fullName} (${first.text}), line ${movingLine} moving to ${changed.fullName} (${hexagrams[changed.hexagram].text}). ${first.sense}`,
  ];
}

export const en = {
  title: "Auspicious number",
  summary:
    "Judges a phone, plate, identity, house or account number by the 81 numbers, the sound of its digits, its star pairs and its hexagram, side by side",
  inputs: {
    number: { label: "Number", about: "With or without separators" },
    kind: { label: "Kind of number", about: "What the number belongs to", values: kind },
  },
  fields: {
    ...shared.fields,
    kind: "Kind of number",
    countryCode: "Country code",
    letters: "Letters",
    letter: "Letter",
    digits: "Counts for",
    eightyOne: "The 81 numbers",
    lastFour: "Last four digits",
    "eightyOne/number": "Among the 81",
    luck: "Luck",
    sounds: "Sound of the digits",
    liked: "Digits liked",
    avoided: "Digits avoided",
    runs: "Repeated digits",
    digit: "Digit",
    length: "Times",
    mirror: "Reads the same backwards",
    stars: "Stars of the pairs",
    ...core.hexagramFields,
    primary: "Hexagram of the digits",
    movingLine: "Moving line",
    changed: "Hexagram it becomes",
  },
  terms: {
    ...shared.terms,
    kind,
    numberLuck: core.numberLuck,
    hexagram: hexagrams,
    trigram: core.trigram,
    judgement: { auspicious: "auspicious", mixed: "mixed", inauspicious: "inauspicious" },
  },
  phrases: {
    ...shared.numberIssues,
    ...shared.phoneIssues,
    eightyOneVotes: ({ number, luck }: VotePhrases["eightyOneVotes"]) =>
      `The last four digits fall on number ${number}, ${core.numberLuck[luck]}`,
    soundsVote: ({ liked, avoided }: VotePhrases["soundsVote"]) =>
      `${counted(liked, "digit is", "digits are")} liked by their sound and ${avoided} avoided`,
    starsVote: ({ percent }: VotePhrases["starsVote"]) =>
      `Lucky stars hold ${percent} per cent of the weight`,
  },
  conventions: {
    ...shared.conventions,
    region: {
      title: "Whose ear judges the digits",
      options: { mandarin: "Mandarin", cantonese: "Cantonese" },
    },
  },
  reading: (reading: AnalyzeAnswer) => [
    countsText(reading),
    starsText(reading),
    ...hexagramText(reading),
  ],
  picture: {
    name: "Auspicious number",
    title: (shown: string) => `Auspicious number: ${shown}`,
    methods: {
      eightyOne: "The 81 numbers",
      sounds: "Sound, liked and avoided",
      stars: "Star pairs",
      hexagram: "Hexagram, no vote",
    },
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: NumberIssues & PhoneIssues;
}>;

export type AnalyzeWords = Translation<typeof en>;
