import type { Translation, Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import type { answer, Refusals, SamvatsaraAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const yugaLord = {
  vishnu: "Vishnu",
  brihaspati: "Brihaspati",
  indra: "Indra",
  agni: "Agni",
  tvashtri: "Tvashtri",
  ahirbudhnya: "Ahirbudhnya",
  pitris: "the Pitris (forefathers)",
  vishvedevas: "the Vishvedevas",
  soma: "Soma",
  indragni: "Indra and Agni",
  ashvins: "the Ashvins",
  bhaga: "Bhaga",
};
const third = { brahma: "Brahma", vishnu: "Vishnu", shiva: "Shiva" };
const temper = {
  brahma: "the twenty years of making",
  vishnu: "the twenty years of keeping",
  shiva: "the twenty years of unmaking",
};

export const en = {
  title: "Name of a year",
  summary: "Name of the year in the sixty-year Jovian cycle, northern and southern, with lord",
  inputs: {
    year: { label: "Year", about: "Civil year in whose spring the Indian year begins" },
    date: { label: "Date", about: "A day within the year, in place of it" },
  },
  fields: {
    number: "Number",
    name: "Name",
    lord: "Lord of the five years",
    yuga: "Group of five",
    third: "Twenty years of",
    shaka: "Shaka year",
    from: "From",
    until: "Until",
    next: "Next",
  },
  terms: { samvatsara: core.samvatsara, yugaLord, third },
  conventions: {
    school: {
      title: "Cycle",
      options: {
        south: "southern: one name a year",
        north: "northern: by mean Jupiter, one name lost in about 85 years",
      },
    },
  },
  refusals: {
    "year-or-date": {
      when: "Neither a year nor a date was given",
      says: "Give a year, or a date within it",
    },
  },
  reading: ({
    number,
    name,
    lord,
    yuga,
    third: of,
    shaka,
    from,
    until,
    next,
  }: SamvatsaraAnswer) => [
    `${core.samvatsara[name]} is year ${number} of the sixty, from ${from} until ${next === "prabhava" ? "the round begins anew with Prabhava" : `${core.samvatsara[next]} takes over`} on ${until}; Shaka ${shaka}. It lies in group ${yuga} of the twelve of five years, under ${yugaLord[lord]}, and in ${temper[of]} (${third[of]}).`,
  ],
  picture: {
    title: "The sixty years",
    desc: ({ number, name, from, until }: SamvatsaraAnswer): string =>
      `${number} ${core.samvatsara[name]}, ${from} to ${until}`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type SamvatsaraWords = Translation<typeof en>;
