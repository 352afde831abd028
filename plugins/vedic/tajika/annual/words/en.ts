import { english, type Translation, type Words } from "#sdk";
import type { PlanetId } from "../../../core/grahas.ts";
import * as core from "../../../core/words/en.ts";
import { houseTopics } from "../../../chart/words/en/sentences.ts";
import { en as mudda } from "../../mudda/words/en.ts";
import { en as sahams } from "../../sahams/words/en.ts";
import { tajikaInputs, tajikaRefusals } from "../../words/en.ts";
import type { AnnualAnswer, Outcome, Phrases, Refusals, answer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { munthaTexts, tajikaYoga, yearLordTexts } from "./en/sentences.ts";

const { graha, sign, the, houseName } = core;
const { capital, list } = english;

const yearOffice = {
  light: {
    text: "lord of the light",
    about: "lord of the Sun's sign by day, of the Moon's by night",
  },
  natalLagna: { text: "lord of the birth", about: "lord of the lagna of the birth" },
  muntha: { text: "lord of the muntha", about: "lord of the sign the years have reached" },
  yearLagna: { text: "lord of the year's lagna", about: "lord of the sign that rises" },
  triad: { text: "lord of the triad", about: "by the rising sign, another by night than by day" },
};
const yearOutcome = {
  comes: { text: "comes about", about: "the lords give each other their light" },
  helped: { text: "comes by another way", about: "a third planet or a good place brings it" },
  hindered: { text: "meets resistance", about: "the light is given and then spoiled" },
  quiet: { text: "stays quiet", about: "no light passes between the lords" },
  fades: { text: "fades", about: "the light has been given already" },
};
const ends: Readonly<Record<Outcome, string>> = {
  comes: "Within reach this year.",
  helped: "By a detour or with help.",
  hindered: "Begun, and then held up.",
  quiet: "Left as they are.",
  fades: "Past their height.",
};
const dateOf = (instant: string) => instant.slice(0, instant.lastIndexOf("T"));
const named = (id: PlanetId | null) => (id ? the(id) : "");

const formed = ({ yoga, a, b, by }: Phrases["formed"]) => {
  const pair = `${the(a)} and ${the(b)}`;
  const texts: Readonly<Record<typeof yoga, string>> = {
    ikkabala: pair,
    induvara: pair,
    ithasala: `${pair} apply to each other (Ithasala)`,
    ishrapha: `${pair} have passed their contact (Ishrapha)`,
    nakta: `${named(by)}, quicker than both, carries light between ${pair} (Nakta)`,
    yamaya: `${named(by)}, slower than both, gathers the light of ${pair} (Yamaya)`,
    manau: `${named(by)} takes the light away (Manau)`,
    kambula: "the Moon adds her light (Kambula)",
    gairiKambula: `the Moon, about to change signs, will join ${named(by)} (Gairi-Kambula)`,
    khallasara: "the Moon has no light to add (Khallasara)",
    rudda: `${named(by)} is hurt or badly housed and turns the matter back (Rudda)`,
    duhphaliKuttha: `${named(by)}, the slower, stands in its dignity (Duhphali-Kuttha)`,
    dutthotthaDavira: `both are weak, and ${named(by)} lends strength (Dutthottha-Davira)`,
    tambira: `one of ${pair} is about to leave its sign and to meet ${named(by)} (Tambira)`,
    kuttha: pair,
    durapha: pair,
  };
  return capital(texts[yoga]);
};

export const en = {
  title: "Annual chart of Tajika",
  summary:
    "Solar return for a year of life: muntha, lord of the year, five-fold strength, sixteen yogas, sahams, the periods of the year and a reading",
  inputs: {
    ...tajikaInputs,
    ageYear: {
      label: "Completed years",
      about:
        "Years completed when the year asked about begins; the year that runs now where left out",
    },
    night: sahams.inputs.night,
    yearLatitude: {
      label: "Latitude in that year",
      about: "Of the place where the year is cast; the birthplace where left out",
    },
    yearLongitude: {
      label: "Longitude in that year",
      about: "Of the place where the year is cast; the birthplace where left out",
    },
  },
  fields: {
    ...sahams.fields,
    ...mudda.fields,
    completedYears: "Completed years",
    begins: "The year begins",
    night: "By night",
    lagna: "Lagna of the year",
    muntha: "Muntha",
    yearLord: "Lord of the year",
    offices: "The five who may lead",
    office: "Office",
    about: "What it means",
    grahas: "Planets",
    graha: "Planet",
    dignity: "Dignity",
    retrograde: "Retrograde",
    kshetra: "By sign",
    uchcha: "By exaltation",
    hadda: "By unequal part",
    drekkana: "By decan",
    navamsha: "By ninth part",
    strength: "Five-fold strength",
    joy: "Joy",
    nodes: "Nodes",
    contacts: "Contacts",
    faster: "Faster",
    slower: "Slower",
    yoga: "Yoga",
    full: "Full",
    future: "After the next sign",
    signs: "Signs apart",
    toGoDeg: "Still to go (°)",
    orbDeg: "Orb (°)",
    matters: "Matters",
    outcome: "Outcome",
    yogas: "Yogas of the whole",
  },
  terms: {
    ...sahams.terms,
    ...mudda.terms,
    graha,
    dignity: core.dignity,
    yearOffice,
    yearOutcome,
    tajikaYoga,
  },
  phrases: {
    sameLord: ({ graha: id, house, dignified }) =>
      `${capital(the(id))} rules the lagna and the matter and stands in ${houseName(house)}${dignified ? ", in its dignity" : ""}`,
    noLight: ({ a, b }) => `No light passes between ${the(a)} and ${the(b)}`,
    formed,
    strongestSeeing: ({ graha: id, offices, total }) =>
      `${capital(the(id))}, ${list(offices.map((one) => yearOffice[one].text))}, is the strongest of those who see the lagna: ${total} of 20`,
    noneSees: ({ graha: id, offices, total }) =>
      `None of the five sees the lagna; ${the(id)}, ${list(offices.map((one) => yearOffice[one].text))}, is the strongest: ${total} of 20`,
  },
  conventions: {
    between: sahams.conventions.between,
    ayanamsa: core.conventions.ayanamsa,
    node: core.conventions.node,
  },
  refusals: tajikaRefusals,
  reading: (answer: AnnualAnswer) => {
    const {
      begins,
      completedYears,
      lagna,
      muntha,
      yearLord,
      grahas,
      matters,
      yogas,
      mudda: periods,
    } = answer;
    const planet = (id: string) => grahas.find((one) => one.graha === id)!;
    const groups = (["comes", "helped", "hindered", "fades", "quiet"] as const).flatMap(
      (outcome) => {
        const of = matters.filter((one) => one.outcome.value === outcome);
        const told = [...new Set(of.map(({ lord }) => lord))].map((lord) => {
          const under = of.filter((one) => one.lord === lord);
          const topics = under.map(({ house }) => houseTopics[house - 1]!).join(", and ");
          return capital(`${topics}: ${under[0]!.outcome.because.map(says).join("; ")}.`);
        });
        return told.length > 0 ? [`${ends[outcome]} ${told.join(" ")}`] : [];
      },
    );
    const [first, ...rest] = periods;
    return [
      `${begins ? `The year after ${completedYears} completed ones begins on ${dateOf(begins)}, when the Sun is back at its place of birth.` : "This is a drawn chart."} ${sign[lagna.sign]} rises at ${lagna.degree}.${muntha ? ` The muntha (a point that moves on a sign a year) has reached ${sign[muntha.sign]}, ${houseName(muntha.house)} of the year: ${munthaTexts[muntha.house - 1]!}. Its lord, ${the(muntha.lord)}, stands in ${houseName(muntha.lordHouse)}.` : ""}`,
      ...(yearLord
        ? [
            `${capital(the(yearLord.value))} leads the year from ${houseName(planet(yearLord.value).house)} with ${planet(yearLord.value).strength.toFixed(1)} of 20: ${yearLordTexts[yearLord.value as PlanetId]}${planet(yearLord.value).strength < 5 ? " With so little strength it promises more than it keeps." : planet(yearLord.value).strength >= 10 ? " It has the strength to keep its word." : ""}`,
          ]
        : []),
      ...groups,
      ...yogas.map(
        ({ yoga, grahas: by }) =>
          `${tajikaYoga[yoga].text}${by.length < 7 ? ` of ${list(by.map(the))}` : ""}: ${tajikaYoga[yoga].about}.`,
      ),
      ...(first
        ? [
            `By the Mudda periods, the year opens with ${the(first.lord)} until ${dateOf(first.end!)}; then ${list(rest.slice(0, 3).map(({ lord, start }) => `${the(lord)} from ${dateOf(start!)}`))}.`,
          ]
        : []),
    ];
  },
  picture: {
    ...core.forms,
    short: core.grahaShort,
    signShort: core.signShort,
    muntha: "Mu",
    foot: "In brackets: retrograde; Mu: muntha. Shaded: the rising sign",
    head: ({ begins, muntha, yearLord }: AnnualAnswer): readonly string[] => [
      ...(begins ? [begins.replace("T", " ").replace("Z", " UTC")] : []),
      ...(muntha && yearLord
        ? [`muntha in ${sign[muntha.sign]} · year of ${the(yearLord.value)}`]
        : []),
    ],
    centre: ({ completedYears }: AnnualAnswer): readonly string[] => [
      "Varshaphala",
      `after ${completedYears} years`,
    ],
    desc: ({ lagna, grahas, muntha }: AnnualAnswer): string =>
      `Lagna ${lagna.degree} ${sign[lagna.sign]}; ${grahas.map((one) => `${graha[one.graha]} at ${one.degree} ${sign[one.sign]} in house ${one.house}`).join("; ")}${muntha ? `; muntha in ${sign[muntha.sign]}` : ""}.`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

type Because = AnnualAnswer["matters"][number]["outcome"]["because"][number];

/** A reason within a sentence. */
function says(reason: Because): string {
  const phrases = en.phrases as Readonly<Record<string, (facts: never) => string>>;
  const text = phrases[reason.code]!(reason.with as never);
  return /^(The |One |Both |No )/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

export type AnnualWords = Translation<typeof en>;
