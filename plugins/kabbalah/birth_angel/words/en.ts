import { english, type Translation, type Words } from "#sdk";
import type { AngelAnswer, answer, Part } from "../answer.ts";
import type { input } from "../input.ts";

const { capital, list, numberWord, ordinal } = english;

/** Where the three names are taken from, and what each does. */
const ways: Readonly<Record<Part, { readonly from: string; readonly does: string }>> = {
  body: { from: "The five degrees of the Sun give", does: "keeps the body and the will" },
  heart: { from: "The single degree of that day gives", does: "speaks to the heart" },
  mind: { from: "The twenty minutes of the birth give", does: "clears the mind" },
};

function sentenceOf({ rules, angel, letters, number, value }: AngelAnswer["arc"]): string {
  const { from, does } = ways[rules];
  return `${from} ${angel} (${letters}), the ${ordinal(number)} name, whose letters add up to ${value}; it ${does}.`;
}

export const en = {
  title: "Names of a birth",
  summary:
    "The three of the 72 names that rule a birth by five-degree arc, day and twenty-minute span",
  weighs: "The score is shown and not weighed: it measures how closely the names agree",
  fields: {
    sunLongitudeDeg: "Longitude of the Sun, degrees",
    arc: "Name of the five degrees",
    day: "Name of the day",
    hour: "Name of the twenty minutes",
    number: "Number",
    letters: "Letters",
    angel: "Angel",
    value: "Sum of the letters",
    fromDeg: "First degree",
    rules: "Rules",
    score: "How closely the names agree",
  },
  terms: { part: { body: "the body and the will", heart: "the heart", mind: "the mind" } },
  phrases: {
    base: "Any birth",
    equal: ({ angel }) => `${angel} comes twice`,
    "shared-letters": ({ one, other, letters }) => `${one} and ${other} share ${list(letters)}`,
  },
  omissions: {
    birthTime:
      "No time of birth was given: the Sun is taken at local noon, and the name of the hour is left out",
  },
  reading: ({ arc, day, hour }: AngelAnswer) => {
    const names = hour ? [arc, day, hour] : [arc, day];
    const same =
      arc.number === day.number
        ? " Arc and degree give the same name, which custom takes for one voice heard twice."
        : "";
    const missing = hour ? "" : " Without a time of birth the name of the mind is left open.";
    return [
      `${capital(numberWord(names.length))} of the seventy-two names stand over this birth. ${names.map(sentenceOf).join(" ")}${same}${missing}`,
      "The names come from three verses of Exodus, of 72 letters each, read forward, backward and forward. Lists with dates spread them over the calendar, a day or two off; here the Sun's own degree counts.",
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  omissions: { birthTime: {} };
}>;

export type AngelWords = Translation<typeof en>;
