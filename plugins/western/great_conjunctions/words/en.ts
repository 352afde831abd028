import { english, type Translation, type Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { answer, GreatConjunctionsAnswer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const { element, sign } = core;
const year = (utc: string) => String(Number(utc.slice(0, utc.indexOf("-", 1))));

/** What the old books look for while conjunctions fall in an element. */
const ERAS = {
  fire: "rulers and movements",
  earth: "property, trade and works that last",
  air: "ideas, law and the traffic of news",
  water: "belief, peoples on the move and the sea",
};

export const en = {
  title: "Great conjunctions",
  summary: "Jupiter-Saturn conjunctions in a span, true or mean, with triplicity shifts",
  inputs: {
    fromYear: { label: "From year", about: "-900 to 2900" },
    toYear: { label: "To year", about: "It is counted in" },
  },
  fields: {
    ...core.place,
    conjunctions: "Conjunctions",
    utc: "UTC",
    element: "Element",
    shift: "New element",
    latitudeApartDeg: "Apart in latitude (°)",
    retrograde: "Retrograde",
    pass: "Pass",
    passes: "Of",
  },
  terms: { element, sign },
  conventions: {
    kind: {
      title: "Conjunctions",
      options: { true: "as they are seen", mean: "by mean motions" },
    },
  },
  refusals: {
    "years-reversed": {
      when: "The last year lies before the first",
      says: ({ from, to }: { from: number; to: number }) =>
        `${to} lies before ${from}. Give the earlier year first`,
    },
    "years-too-many": {
      when: "The span is longer than is searched in one call",
      says: ({ years, most }: { years: number; most: number }) =>
        `The span has ${years} years, and ${most} are searched in one call. Ask for it in parts`,
    },
  },
  reading: ({ conjunctions }: GreatConjunctionsAnswer): readonly string[] => {
    if (conjunctions.length === 0) {
      return [
        "Jupiter and Saturn do not meet in these years; they do so every twentieth year, each time about eight signs on.",
      ];
    }
    const first = conjunctions.filter(({ pass }) => pass === 1);
    const threefold = first.filter(({ passes }) => passes > 1);
    const shifts = first.filter(({ shift }) => shift);
    const [opening] = first.length > 0 ? first : conjunctions;
    return core.paragraphs(
      `Jupiter and Saturn meet ${english.counted(first.length || 1, "time")} in the span, first in ${year(opening!.utc)} in ${sign[opening!.sign]}: a time in ${element[opening!.element]}, in which the old books look to ${ERAS[opening!.element]}.`,
      threefold.length > 0 &&
        `Threefold, since Jupiter turned between them, were those of ${english.list(threefold.slice(0, 5).map(({ utc }) => year(utc)))}.`,
      shifts.length > 0 &&
        `The element changes in ${english.list(shifts.slice(0, 6).map((one) => `${year(one.utc)} to ${element[one.element]}`))}: such years are told as turns of an age${shifts.length > 1 ? ", the first of a change being often undone once" : ""}.`,
    );
  },
  picture: {
    title: "Great conjunctions",
    desc: (count: number) =>
      `${count} conjunctions of Jupiter and Saturn on the zodiac, each joined to the next`,
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
  refusals: {
    "years-reversed": { from: number; to: number };
    "years-too-many": { years: number; most: number };
  };
}>;

export type GreatConjunctionsWords = Translation<typeof en>;
