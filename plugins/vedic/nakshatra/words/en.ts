import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, NakshatraAnswer, Warnings } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { ordinalWord } = english;
const { nakshatra, sign, the } = core;

export const en = {
  title: "Birth nakshatra",
  summary:
    "Birth nakshatra and pada: lord, deity, animal, gana, nadi, name syllables, gandanta check",
  weighs: "The art describes and does not judge; no score is made up for it",
  fields: {
    ...core.place,
    ...core.span,
    moon: "Moon",
    nakshatra: "Nakshatra",
    deity: "Deity",
    symbol: "Symbol",
    theme: "What it brings",
    number: "Number of the nakshatra",
    traversed: "Part behind the Moon",
    span: "Moon in the nakshatra",
    lord: "Lord",
    animal: "Animal (yoni)",
    animalSex: "Sex of the animal",
    gana: "Temperament (gana)",
    nadi: "Channel (nadi)",
    nature: "Nature",
    syllables: "Syllables of names",
    syllable: "Syllable of the birth",
    navamsa: "Sign in the navamsha",
    gandanta: "Junction (gandanta)",
    inGandanta: "At a junction",
    distanceDeg: "Distance from the junction (°)",
    gandaMoola: "Ganda Moola",
    abhijit: "In Abhijit",
    taras: "Nine stars (taras)",
    tara: "Star",
    meaning: "Meaning",
    favourable: "Favours",
    nakshatras: "Numbers of the nakshatras",
    dayRange: "Where the Moon can have stood",
    from: "First minute of the day",
    to: "Last minute of the day",
  },
  terms: {
    graha: core.graha,
    nakshatra,
    yoni: core.yoni,
    yoniSex: core.yoniSex,
    gana: core.gana,
    nadi: core.nadi,
    nakshatraNature: core.nakshatraNature,
    tara: core.tara,
  },
  phrases: {
    padaEdge: ({ minutes }) =>
      `The Moon is ${minutes} minutes from the edge of a pada; a small error of the clock changes it`,
  },
  conventions: { ayanamsa: core.conventions.ayanamsa, positions: core.conventions.positions },
  omissions: {
    birthTime:
      "No time of birth was given: the Moon is that of local noon. It crosses about four padas in a day.",
  },
  reading: ({ moon, nakshatra: id, pada, lord, syllable }: NakshatraAnswer) => {
    const star = nakshatra[id];
    return [
      `The Moon stands in the ${ordinalWord(pada)} pada of ${star.text}, in ${sign[moon.sign]}; the star is ruled by ${the(lord)} and watched over by ${star.deity}. ${star.theme} A name by the old custom would begin with ${syllable}.`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  phrases: Warnings;
  omissions: { birthTime: {} };
}>;

export type NakshatraWords = Translation<typeof en>;
