import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { GivenRefusals } from "../../core/given_chart.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import type { answer, FirdariaAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { sign, the } = core;
const { sun, moon, mercury, venus, mars, jupiter, saturn, northNode, southNode } = core.body;
const body = { sun, moon, mercury, venus, mars, jupiter, saturn, northNode, southNode };
type Lord = keyof typeof body;

/** What the years of each lord are made of. */
const YEARS: Readonly<Record<Lord, string>> = {
  sun: "years of standing up and being seen, with those in authority and one's own aim",
  moon: "years of home, of many people and changing needs, in which the body sets the pace",
  mercury: "years of learning, trade and papers, of talk that leads somewhere",
  venus: "years of company, taste and attachment, in which ease is offered and wants choosing",
  mars: "years of effort and dispute, in which one takes the first step and pays for haste",
  jupiter: "years of widening: help, study, a larger circle and more trust in it",
  saturn: "years of weight and duty, slow to yield, in which what is built stays",
  northNode: "years of increase, when appetite runs ahead of measure",
  southNode: "years of giving up what has had its time",
};
const WITHIN: Readonly<Record<Exclude<Lord, "northNode" | "southNode">, string>> = {
  sun: "puts it in view",
  moon: "brings it home and makes it change",
  mercury: "talks it over and writes it down",
  venus: "softens it and finds it friends",
  mars: "hurries it and sharpens it",
  jupiter: "lends it room and a second chance",
  saturn: "tests it and takes its time",
};
const day = (text: string | null) => text?.slice(0, 10) ?? "";

export const en = {
  title: "Firdaria",
  summary: "The Persian lords of 75 years with their sevenths, nodes placed by either school",
  inputs: {
    ...core.inputs,
    sect: { label: "Sect", about: "Day or night; by the Sun of the birth", values: core.sect },
  },
  fields: {
    sect: "Sect",
    periods: "Periods",
    lord: "Lord",
    years: "Years",
    ...core.periodFields,
    subs: "Sevenths",
    major: "Lord of the time",
    sub: "Lord of the seventh",
    stands: "They stand in",
  },
  terms: { body, sect: core.sect, sign },
  conventions: {
    nodes: {
      title: "Nodes in births by night",
      options: { last: "at the end", afterMars: "after Mars" },
    },
    year: {
      title: "Year",
      options: { tropical: "365.24219 days", of360: "360 days" },
    },
  },
  refusals: { ...core.givenRefusals, ...core.targetRefusals },
  reading: ({ sect, periods, major, sub, stands }: FirdariaAnswer): readonly string[] => {
    const now = periods.find(({ lord }) => lord === major);
    if (!now) {
      const [first, second] = periods;
      return [
        `A birth by ${sect} begins with ${the(first!.lord)}, whose ${first!.years} years are ${YEARS[first!.lord].replace("years ", "")}; ${the(second!.lord)} takes over at ${second!.fromAge}.`,
      ];
    }
    const next = periods[periods.indexOf(now) + 1];
    const part = now.subs.find(({ lord }) => lord === sub);
    return core.paragraphs(
      `From ${day(now.start)} to ${day(now.end)} the time belongs to ${the(now.lord)}${stands?.major ? `, in ${sign[stands.major]} at birth` : ""}: ${YEARS[now.lord]}.`,
      part &&
        (part.lord === now.lord
          ? `Until ${day(part.end)} it holds its own seventh and is least mixed.`
          : `Until ${day(part.end)} ${the(part.lord)} shares it${stands?.sub ? ` from ${sign[stands.sub]}` : ""} and ${WITHIN[part.lord]}.`),
      next && `${english.capital(the(next.lord))} comes after: ${YEARS[next.lord]}.`,
    );
  },
  picture: {
    title: "Firdaria",
    note: "red: lord of the time and of its seventh",
    desc: (count: number) => `${count} lords of 75 years, the present one in sevenths`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: GivenRefusals & TargetRefusals;
}>;

export type FirdariaWords = Translation<typeof en>;
