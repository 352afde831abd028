import { english, type Translation, type Words } from "#sdk";
import type { answer, CoupleAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";
import { OUTCOME } from "../rules.ts";

const wetonOutcome = {
  pegat: {
    text: "parting",
    meaning:
      "what binds the two wears thin, over money, work or distance, unless it is mended early",
  },
  ratu: {
    text: "royal",
    meaning: "neighbours look up to the couple, and the two hold each other in honour",
  },
  jodoh: { text: "matched", meaning: "each takes the other's faults with the rest, and stays" },
  topo: {
    text: "hardship first",
    meaning: "the early years are lean, and what is borne together pays later",
  },
  tinari: { text: "finding", meaning: "livelihood comes easily and luck is met on the way" },
  padu: {
    text: "quarrel",
    meaning: "words fly over small things, though the two do not part for it",
  },
  sujanan: { text: "suspicion", meaning: "a third person, or the thought of one, comes between" },
  pesthi: { text: "peace", meaning: "the house is quiet, and stays so when trouble passes by" },
};
const dina = {
  sunday: "Ngahad",
  monday: "Senèn",
  tuesday: "Selasa",
  wednesday: "Rebo",
  thursday: "Kemis",
  friday: "Jemuwah",
  saturday: "Setu",
};
const pasaran = { legi: "Legi", pahing: "Pahing", pon: "Pon", wage: "Wage", kliwon: "Kliwon" };
const roman = (id: CoupleAnswer["outcome"]) => OUTCOME.writings[id]!.roman!;

export const en = {
  title: "Weton compatibility",
  summary: "What the neptu of two births leave when counted out by the eight names of the primbon",
  weighs: "The outcome that the two neptu leave, by weights of our own",
  fields: {
    weton: "Weton",
    dina: "Day of the week",
    pasaran: "Market day",
    neptu: "Neptu",
    timeKnown: "Time given",
    sum: "Sum of both",
    left: "Left by nine",
    outcome: "Outcome",
    meaning: "Meaning",
    possible: "Also possible",
  },
  terms: { wetonOutcome, dina, pasaran },
  phrases: {
    base: "Any couple",
    outcome: ({ sum, left, outcome }) =>
      `The sum ${sum} leaves ${left} by nine: ${roman(outcome)}, ${wetonOutcome[outcome].text}`,
  },
  conventions: {
    dayBegin: {
      title: "Beginning of the day",
      options: { sunset: "at sunset", sunrise: "at sunrise" },
    },
  },
  reading({ a, b, sum, left, outcome, possible, score }: CoupleAnswer) {
    const others = possible.map((id) => `${roman(id)} (${wetonOutcome[id].text})`);
    const open =
      possible.length === 0
        ? ""
        : ` A birth without its time may belong to the neighbouring Javanese day; then the outcome would be ${english.list(others, "or")}.`;
    return [
      `The first is born on ${a.weton}, neptu ${a.neptu}; the second on ${b.weton}, neptu ${b.neptu}. Together they weigh ${sum}, which counted out by nine leaves ${left === 0 ? "nothing and begins anew" : left}.`,
      `That is ${roman(outcome)}, ${wetonOutcome[outcome].text}: ${wetonOutcome[outcome].meaning}. On this service's scale it stands at ${score} of 100.${open}`,
    ];
  },
  picture: {
    title: (a: string, b: string) => `${a} and ${b}`,
    desc: (a: number, b: number, outcome: string) => `Neptu ${a} and ${b}: ${outcome}`,
  },
} satisfies Words<{ input: typeof input; answer: typeof answer; conventions: typeof CONVENTIONS }>;

export type CoupleWords = Translation<typeof en>;
