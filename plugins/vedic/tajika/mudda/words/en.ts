import { english, type Translation, type Words } from "#sdk";
import * as core from "../../../core/words/en.ts";
import { tajikaInputs, tajikaRefusals } from "../../words/en.ts";
import type { answer, MuddaAnswer, Refusals } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { graha } = core;
const patyaThe = (id: keyof typeof patya) => (id === "lagna" ? "the lagna" : core.the(id));
const { rahu: _rahu, ketu: _ketu, ...seven } = graha;
const patya = { ...seven, lagna: "Lagna" };
const dateOf = (instant: string | null) => instant?.slice(0, instant.lastIndexOf("T")) ?? "";
const moods = {
  sun: "office and visibility",
  moon: "people and travel",
  mars: "decisions and heat",
  rahu: "novelty and detours",
  jupiter: "growth and advice",
  saturn: "patience and labour",
  mercury: "study and trade",
  ketu: "letting go",
  venus: "company and comfort",
};

export const en = {
  title: "Periods of a year",
  summary: "Mudda and Patyayini periods of a year",
  inputs: tajikaInputs,
  fields: {
    yearDays: "Days of the year",
    mudda: "Mudda",
    patyayini: "Patyayini",
    lord: "Lord",
    parts: "Parts of 360",
    days: "Days",
    start: "Begins",
    end: "Ends",
  },
  terms: { graha, patya },
  conventions: { ayanamsa: core.conventions.ayanamsa, node: core.conventions.node },
  refusals: tajikaRefusals,
  reading: ({ mudda, patyayini }: MuddaAnswer) => {
    const longest = [...patyayini].sort((a, b) => b.days - a.days)[0]!;
    return [
      ...(mudda.length > 0
        ? [
            `The year opens on ${dateOf(mudda[0]!.start)} with ${core.the(mudda[0]!.lord)}: ${moods[mudda[0]!.lord]}. ${mudda
              .slice(1)
              .map(({ lord, start }) => `From ${dateOf(start)}, ${core.the(lord)}: ${moods[lord]}.`)
              .join(" ")}`,
          ]
        : []),
      `By the Patyayini periods, ${patyaThe(longest.lord)} holds the longest stretch, ${Math.round(longest.days)} days${longest.start ? ` from ${dateOf(longest.start)}` : ""}, and sets the tone of the year. In order come ${english.list(patyayini.map(({ lord, days }) => `${patyaThe(lord)} (${Math.round(days)})`))}.`,
    ];
  },
  picture: {
    title: "Periods of a year",
    columns: ["Round", "Lord", "Days", "From"] as readonly string[],
    mudda: "Mudda",
    patyayini: "Patyayini",
    desc: "Nine periods of Mudda and eight of Patyayini with their days",
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: Refusals;
}>;

export type MuddaWords = Translation<typeof en>;
