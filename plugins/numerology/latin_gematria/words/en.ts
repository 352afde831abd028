import { english, type Translation, type Words } from "#sdk";
import type { answer, GematriaAnswer } from "../answer.ts";
import type { input } from "../input.ts";

const letterKey = {
  agrippa: { text: "Agrippa", about: "units, tens and hundreds; J 600, V 700, W 900" },
  bungus: { text: "Roman alphabet (Bungus)", about: "units, tens and hundreds; J as I, V as U" },
  ordinal: { text: "Ordinal", about: "A is 1, Z is 26" },
  reduction: { text: "Reduced", about: "1 to 9, over and over" },
  reverse: { text: "Reversed", about: "A is 26, Z is 1" },
  reverseReduction: { text: "Reversed and reduced", about: "the same brought to 1 to 9" },
  trigonal: { text: "Trigonal", about: "1, 3, 6, 10: each letter its triangle" },
  primes: { text: "Primes", about: "2, 3, 5, 7 and so on" },
  alw: { text: "English Qabalah (ALW)", about: "every eleventh letter: A, L, W, H …" },
};
const values = Object.fromEntries(
  Object.entries(letterKey).map(([id, { text }]) => [id, text]),
) as Record<keyof typeof letterKey, string>;

export const en = {
  title: "Latin gematria",
  summary:
    "The number of a text in Latin letters by Agrippa's key, the Roman alphabet, ordinal, reduced, reversed, trigonal, prime and ALW keys",
  inputs: {
    text: { label: "Text", about: "In Latin letters; marks on letters do not count" },
    keys: { label: "Keys", about: "All when left out", values },
  },
  fields: {
    text: "Text",
    read: "Counted",
    keys: "Keys",
    key: "Key",
    about: "How it counts",
    total: "Total",
    root: "Root",
    triangle: "Triangle of side",
    letters: "Letter by letter",
    letter: "Letter",
    value: "Value",
  },
  terms: { letterKey },
  refusals: {
    "no-latin-letters": {
      when: "The text has no Latin letter",
      says: "The text has no Latin letter to count; write it in Latin letters",
    },
  },
  reading({ read, keys }: GematriaAnswer) {
    const told = keys.map(
      ({ key, total, root }) => `${total} by the key ${letterKey[key].text} (root ${root})`,
    );
    const triangles = keys.filter(({ triangle }) => triangle !== null && triangle > 3);
    return [
      `${read} comes to ${english.list(told)}.`,
      ...(triangles.length > 0
        ? [
            `${english.list(triangles.map(({ total, triangle }) => `${total} is the sum of the numbers to ${triangle}`))}: such a number was held to be complete in itself.`,
          ]
        : []),
      "Latin never used its letters as figures in this way; the keys imitate Greek and Hebrew, and each was chosen by somebody who had a sum in mind. Two words of one number are an occasion for thought and no proof.",
    ];
  },
  picture: { title: "Numbers of the letters" },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  refusals: { "no-latin-letters": {} };
}>;

export type GematriaWords = Translation<typeof en>;
