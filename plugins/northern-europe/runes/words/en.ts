import type { Speaker, Translation, Words } from "#sdk";
import type { answer, RunePhrases, RunesAnswer } from "../answer.ts";
import type { LayingFaults } from "../cast.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { namesOf, sideOf, type Face } from "../rune.ts";
import { ASPECTS, placesOf } from "../spreads.ts";
import { places } from "./en/places.ts";
import { readAsked } from "./en/asked.ts";
import { readCast } from "./en/reading.ts";
import { runes } from "./en/runes.ts";

const rune = namesOf(runes);
const spread = { single: "Single rune", three: "Three runes", five: "Five runes" };
const layout = {
  single: "Single rune",
  situationActionOutcome: "Situation, action, outcome",
  norns: "Urd, Verdandi, Skuld",
  cross: "Five-rune cross",
};
const { situationActionOutcome, norns } = layout;
const aett = { freyr: "Freyr's aett", heimdall: "Heimdall's aett", tyr: "Tyr's aett" };
/** What an aett speaks about. */
const fieldsOfLife = {
  freyr: "the goods, strengths and bonds of daily life",
  heimdall: "what comes from outside and has to be weathered",
  tyr: "people, what they owe each other and what they hand on",
};

/** A rune inside a sentence: "Fehu reversed", "the blank stave". */
export function inProse({ rune: id, merkstave }: Face): string {
  return rune[id].text.replace(/^The /, "the ") + (merkstave ? " reversed" : "");
}

export const en = {
  title: "Runes",
  summary:
    "Draws from the 24 elder runes in single, three-rune or five-rune spreads, upright or reversed",
  weighs:
    "50, with 25 for each point of worth of the three runes, from -2 for a hardship to 2 for a good, shared among them",
  inputs: {
    spread: { label: "Spread", about: "1, 3 or 5 runes", values: spread },
    layout: {
      label: "Places of three runes",
      about: "What the places of the three-rune spread ask; default situationActionOutcome",
      values: { situationActionOutcome, norns },
    },
    reversals: {
      label: "Reversed runes",
      about: "Whether drawn runes may be upside down; default true",
    },
    blank: {
      label: "Blank stave",
      about: "Whether the blank stave, a custom of the 1980s, is in the bag; default false",
    },
    runes: {
      label: "Runes drawn by hand",
      about:
        "Runes drawn by hand or to be read again, in the order of the places, with :merkstave when upside down; chance then has no part",
      values: Object.fromEntries(
        Object.entries(rune).flatMap(([id, { text }]) => [
          [id, text],
          [`${id}:merkstave`, `${text} reversed`],
        ]),
      ),
    },
  },
  fields: {
    spread: "Spread",
    layout: "Layout",
    castBy: "Drawn by",
    optionRunes: "Runes of the options",
    runes: "Runes",
    position: "Place",
    asks: "What it asks",
    rune: "Rune",
    gloss: "Named after",
    number: "Number in the row",
    letter: "Letter",
    sound: "Sound",
    aett: "Aett",
    element: "Element",
    reversible: "Has a reversed form",
    merkstave: "Upside down",
    keywords: "Keywords",
    meaning: "Meaning",
    says: "In this place",
    aettTally: "Counts",
    ...aett,
    blank: "Blank stave",
    "aettTally/merkstave": "Runes upside down",
    theme: "Theme",
    dominantAett: "Leading aett",
    "theme/says": "What stands out",
    leaning: "Leaning",
  },
  terms: {
    castBy: { chance: "chance", caller: "your own hand" },
    spread,
    layout,
    place: placesOf(places),
    rune,
    aett,
    runeElement: { fire: "fire", water: "water", air: "air", earth: "earth", ice: "ice" },
  },
  phrases: {
    keywords: (face) => sideOf(runes, face).keywords.join(", "),
    meaning: (face) => sideOf(runes, face).meaning,
    inPlace: ({ place, ...face }) =>
      `${places[place].lead(inProse(face))} ${sideOf(runes, face).aspects[ASPECTS[place]]}`,
    aspect: ({ place, ...face }) => sideOf(runes, face).aspects[ASPECTS[place]],
    blankAlone: "The stave belongs to no aett; the field is left open.",
    loneAett: ({ aett: of }) => `It is of ${aett[of]}, which has to do with ${fieldsOfLife[of]}.`,
    aettLeads: ({ aett: of }) => `${aett[of]} leads, so the question turns on ${fieldsOfLife[of]}.`,
    noAettLeads:
      "No aett leads, so the matter has a share of daily life, of outward weather and of other people.",
    byScore: ({ score }) => `The runes add up to ${score} of 100`,
    base: "Every cast begins even",
    rune: inProse,
    "wrong-count": ({ places: count, given }) =>
      `The spread has ${count} ${count === 1 ? "place" : "places"}, but ${given} ${given === 1 ? "rune was" : "runes were"} given`,
    "rune-twice": ({ rune: id }) => `A bag holds each rune once: ${rune[id].text} came before`,
  },
  conventions: {
    order: {
      title: "End of the row",
      options: { othalaLast: "Dagaz, Othala", dagazLast: "Othala, Dagaz" },
    },
  },
  reading: (given: RunesAnswer, say: Speaker) =>
    given.question === null ? readCast(given, say) : readAsked(given, say),
  picture: {
    name: (name: string, merkstave: boolean) => (merkstave ? `${name}, reversed` : name),
    lies: (at: string, name: string) => `${at}: ${name}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: LayingFaults & Pick<RunePhrases, "aspect">;
}>;

export type RunesWords = Translation<typeof en>;
