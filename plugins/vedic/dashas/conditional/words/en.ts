import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { dashaTexts } from "../../../chart/words/en/sentences.ts";
import { dashaFields, dashaInputs, dateOf } from "../../words/en.ts";
import type { answer, ConditionalAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha, the } = core;
const { list } = english;

const conditionalDasha = {
  shodashottari: {
    text: "Shodashottari",
    condition: "lagna in the Sun’s hora in the bright half, in the Moon’s hora in the dark half",
  },
  dwadashottari: { text: "Dwadashottari", condition: "lagna in a navamsha of Venus" },
  panchottari: { text: "Panchottari", condition: "lagna in Cancer, in its first twelfth" },
  shatabdika: { text: "Shatabdika", condition: "lagna in one sign in rashi and navamsha" },
  chaturashiti: { text: "Chaturashiti-sama", condition: "lord of the tenth in the tenth" },
  dwisaptati: {
    text: "Dwisaptati-sama",
    condition: "lord of the lagna in the seventh, or lord of the seventh in the lagna",
  },
  shashtihayani: { text: "Shashtihayani", condition: "the Sun in the lagna" },
  shattrimsha: {
    text: "Shattrimshat-sama",
    condition: "by day the lagna in the Sun’s hora, by night in the Moon’s",
  },
};

export const en = {
  title: "Conditional dashas",
  summary: "The eight conditional dashas with the condition of each and whether it holds",
  weighs: "The art describes and does not judge; no score is made up for it",
  inputs: dashaInputs,
  fields: {
    ...core.place,
    ...dashaFields,
    moon: "Moon",
    dashas: "The eight",
    dasha: "Dasha",
    condition: "Condition",
    applies: "Applies",
    roundYears: "Years of a round",
    balanceYears: "Years left at birth",
    applying: "Those that apply",
  },
  terms: { graha, nakshatra: core.nakshatraName, conditionalDasha },
  conventions: {
    ayanamsa: core.conventions.ayanamsa,
    yearDays: core.conventions.yearDays,
    positions: core.conventions.positions,
  },
  refusals: { ...core.dateRefusals, ...core.lagnaRefusals },
  reading: ({ dashas, applying }: ConditionalAnswer) => {
    const those = dashas.filter(({ applies }) => applies);
    const others = dashas.filter(({ applies }) => !applies);
    return [
      applying.length === 0
        ? "None of the eight conditions holds: Vimshottari is the dasha of this chart."
        : `${list(those.map(({ dasha }) => conditionalDasha[dasha].text))} ${those.length === 1 ? "applies" : "apply"} to your birth.`,
      ...those.map(({ dasha, roundYears, first, balanceYears, running: [now] }) => {
        const begins = `${conditionalDasha[dasha].text} holds on this condition: ${conditionalDasha[dasha].condition}. It lasts ${roundYears} years and begins with ${the(first)}, with ${balanceYears.toFixed(1)} years of that period left at birth.`;
        return now
          ? `${begins} On the day asked about, ${the(now.lord)} rules until ${dateOf(now.end)}: ${dashaTexts[now.lord]}.`
          : begins;
      }),
      `The others would begin so: ${list(others.map(({ dasha, first }) => `${conditionalDasha[dasha].text} with ${the(first)}`))}.`,
    ];
  },
  picture: {
    heading: "a hundred years; darker: the dashas whose condition holds",
    yes: "applies",
    no: "does not apply",
    short: core.grahaShort,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type ConditionalWords = Translation<typeof en>;
