import { english, type Translation, type Words } from "#sdk";
import { nativeOf } from "#east/natives.ts";
import type { answer, DreamPhrases, DreamsAnswer } from "../answer.ts";
import { dreamEntries } from "../entries.ts";
import type { input } from "../input.ts";
import { DREAM_THEME, type DreamTheme } from "../terms.ts";

const { capital, list } = english;

const dreamTheme: Readonly<Record<DreamTheme, string>> = {
  sky: "sky and weather",
  earth: "land and water",
  fire: "fire and light",
  body: "the body",
  food: "food and drink",
  clothes: "clothes and ornaments",
  house: "the house",
  tools: "tools and things",
  travel: "roads and vehicles",
  money: "money and trade",
  people: "people",
  family: "love, family and feasts",
  law: "office, law and arms",
  beasts: "beasts",
  birds: "birds",
  scaly: "snakes, fish and small creatures",
  plants: "plants",
  gods: "gods and temples",
  study: "study and the arts",
  modern: "things of today",
};
const luck = { lucky: "lucky", mixed: "mixed", unlucky: "unlucky" };
const TOLD =
  "The words are this service's own: in the sense of the received book where it has such a dream, and after its manner where it has none.";
const said = (entry: string) => {
  const { keys, gist } = dreamEntries().get(entry)!;
  return `${capital(keys.en[0]!)}: ${gist.en}`;
};

export const en = {
  title: "The Duke of Zhou on dreams",
  summary:
    "Looks up what was dreamt in the Duke of Zhou's book: over nine hundred images in twenty themes, found by English or Chinese words or in a whole sentence, each with the gist of what it is taken to say, in our words",
  inputs: {
    images: { label: "Dreamt", about: "Up to eight images or sentences, in English or Chinese" },
    limit: { label: "How many", about: "Entries to an image, four where left out" },
  },
  fields: {
    images: "Images",
    image: "Dreamt",
    entries: "Entries",
    id: "Entry",
    native: "In Chinese",
    theme: "Theme",
    luck: "Luck",
    gist: "Gist",
    lucky: "Counted lucky",
    unlucky: "Counted unlucky",
    told: "How it is told",
  },
  terms: { dreamTheme, luck },
  phrases: {
    gist: ({ entry }: DreamPhrases["gist"]) => `${said(entry)}.`,
    told: TOLD,
  },
  reading({ images }: DreamsAnswer) {
    const missing = images.flatMap(({ entries }, i) => (entries.length === 0 ? [i + 1] : []));
    return [
      ...images.flatMap(({ entries }) => {
        const [first, ...rest] = entries;
        if (!first) return [];
        const more =
          rest.length > 0
            ? ` Near it: ${list(rest.map((one) => `${dreamEntries().get(one.id)!.keys.en[0]} (${luck[one.luck]})`))}.`
            : "";
        return [
          `${said(first.id)} (${first.native}; ${nativeOf(DREAM_THEME, first.theme)}, counted ${luck[first.luck]}).${more}`,
        ];
      }),
      missing.length > 0
        ? `The book has nothing for number ${list(missing.map(String))} of what you named; try a single thing that you saw.`
        : "",
      TOLD,
    ].filter((one) => one !== "");
  },
} satisfies Words<{ input: typeof input; answer: typeof answer }>;

export type DreamsWords = Translation<typeof en>;
