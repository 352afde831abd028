import { type Translation, type Words } from "#sdk";
import type { ChartRefusals } from "../../core/nativity.ts";
import type { SpanRefusals } from "../../core/span.ts";
import type { TargetRefusals } from "../../core/target_date.ts";
import * as core from "../../core/words/en.ts";
import type { answer, SolarArcAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

type Contact = SolarArcAnswer["contacts"][number];
const { aspect, point, the, The, themeOf } = core;

/** How each aspect is told. */
const MEETS: Readonly<Record<string, string>> = {
  conjunction: "comes upon",
  opposition: "comes opposite",
  square: "comes to the square of",
  semisquare: "presses by half a square on",
  sesquisquare: "presses by a square and a half on",
  sextile: "comes to the sextile of",
  trine: "comes to the trine of",
};
const ENDS: Readonly<Record<string, string>> = {
  conjunction: "begin something together",
  opposition: "are seen from both sides, often through another person",
  square: "are brought to act, and something gives",
  semisquare: "rub until a small step is taken",
  sesquisquare: "rub until a small step is taken",
  sextile: "find an opening",
  trine: "go along easily",
};
const told = ({ date, directed, aspect: kind, natal }: Contact) =>
  `${date}: ${the(directed)} ${MEETS[kind]} ${the(natal)}; ${themeOf(directed)} and ${themeOf(natal)} ${ENDS[kind]}.`;

export const en = {
  title: "Solar arc directions",
  summary: "The solar-arc directed chart at a date and the dates of its contacts",
  inputs: {
    ...core.inputs,
    from: { label: "From", about: "First day for contacts; a year before the date" },
    to: { label: "To", about: "Last day for contacts; a year after the date" },
    aspects: {
      label: "Aspects",
      about: "The hard ones when left out",
      values: {
        conjunction: aspect.conjunction,
        opposition: aspect.opposition,
        square: aspect.square,
        semisquare: aspect.semisquare,
        sesquisquare: aspect.sesquisquare,
        sextile: aspect.sextile,
        trine: aspect.trine,
      },
    },
  },
  fields: {
    ...core.place,
    ...core.houses,
    ...core.unavailable,
    date: "Date",
    ageYears: "Age",
    arcDeg: "Arc (°)",
    directed: "Directed",
    point: "Point",
    natalDeg: "At birth (°)",
    contacts: "Contacts",
    aspect: "Aspect",
    natal: "Natal",
  },
  terms: { point, aspect, houseSystem: core.houseSystem },
  phrases: core.housePhrases,
  conventions: {
    arc: {
      title: "Arc",
      options: { true: "the progressed Sun's own motion", naibod: "0°59′08″ a year (Naibod)" },
    },
    node: core.conventions.node,
    houseSystem: core.conventions.houseSystem,
  },
  refusals: {
    ...core.chartRefusals,
    "birth-time-needed": core.angleRefusals["birth-time-needed"],
    ...core.targetRefusals,
    ...core.spanRefusals,
  },
  reading: ({ ageYears, arcDeg, contacts, date }: SolarArcAnswer): readonly string[] => {
    const next = contacts.find((one) => one.date >= date);
    return core.paragraphs(
      `At ${ageYears.toFixed(1)} every point of the birth has gone ${core.formatArc(arcDeg)} with the Sun.`,
      contacts.length === 0
        ? "No directed point comes to a point of the birth in the span: a time that runs on what was begun before."
        : contacts.slice(0, 6).map(told).join(" "),
      next &&
        contacts.length > 1 &&
        `${The(next.directed)} with ${the(next.natal)} is the next to be exact, by ${aspect[next.aspect]} on ${next.date}.`,
    );
  },
  picture: {
    ...core.wheel,
    title: "Solar arc",
    rings: "inside: birth · outside: directed",
    desc: ({ directed }: SolarArcAnswer) =>
      directed.map((one) => `${point[one.point]} ${core.placeName(one.longitudeDeg)}`).join("; "),
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: ChartRefusals & { "birth-time-needed": {} } & TargetRefusals & SpanRefusals;
}>;

export type SolarArcWords = Translation<typeof en>;
