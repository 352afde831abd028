import { phaseRelation, type PhaseRelation } from "#lore";
import type { Speaker, Translation, Words } from "#sdk";
import type { YearRefusal } from "../../../core/solar_years.ts";
import { band as bands, yearOutOfRange } from "../../../core/words/en.ts";
import { STAR, type StarId } from "../../stars.ts";
import { kiStar } from "../../words/en.ts";
import type { answer, KiMatch, StarTie, Ties } from "../answer.ts";
import type { input } from "../input.ts";

const RELATION: Readonly<Record<PhaseRelation, (a: string, b: string) => string>> = {
  generatedBy: (a, b) => `${b} feeds ${a}`,
  generates: (a, b) => `${a} feeds ${b}`,
  same: (a, b) => `${a} and ${b} are of one element`,
  controls: (a, b) => `${a} checks ${b}`,
  controlledBy: (a, b) => `${b} checks ${a}`,
};

const romanOf = (id: StarId) => STAR.writings[id]!.roman!;

const tie = (which: "year" | "month", { a, b, relation }: StarTie) =>
  a === b
    ? `Both have ${romanOf(a)} as ${which} star, alike and without contrast`
    : `By the ${which} stars, ${RELATION[relation](romanOf(a), romanOf(b))}`;

const CHECKS: ReadonlySet<PhaseRelation> = new Set(["controls", "controlledBy"]);

export const en = {
  title: "Nine Star Ki compatibility",
  summary:
    "Match of two birth stars by the five elements, year and month stars, seen from the first person: seen from the second it may be another",
  weighs: "What the elements of year and month stars make of each other, by weights of our own",
  fields: {
    fromSecond: "Score seen from the second",
    year: "Year star",
    month: "Month star",
    star: "Star",
    portrait: "Character",
    number: "Number",
    element: "Element",
  },
  terms: { kiStar },
  phrases: {
    year: (of: Ties["year"]) => tie("year", of),
    month: (of: Ties["month"]) => tie("month", of),
    opposite: "The year stars face each other across the plate",
    noonTaken:
      "No time of birth was given: noon was taken, which matters on a day on which a solar month begins",
  },
  refusals: { yearOutOfRange },
  reading: ({ a, b, components, score, fromSecond, band }: KiMatch, say: Speaker) => {
    const checked =
      CHECKS.has(phaseRelation(a.year.element, b.year.element)) ||
      CHECKS.has(phaseRelation(a.month.element, b.month.element));
    const reasons = components.map((one) => say.phrase(one));
    const person = ({ year }: KiMatch["a"]) =>
      `${romanOf(year.star)}, who ${kiStar[year.star].portrait}`;
    return [
      a.year.star === b.year.star
        ? `Both stand under ${romanOf(a.year.star)}, which ${kiStar[a.year.star].portrait}.`
        : `The one is ${person(a)}. The other is ${person(b)}.`,
      `${reasons.join(". ")}.`,
      `That comes to ${score} of 100, a match called ${bands[band]} here${fromSecond === score ? "" : `; seen from the other, who stands on the other side of the tie, it is ${fromSecond}`}.${checked ? " Where one star checks the other, elders advise a third thing between them: a shared task of the element that joins both." : ""}`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  phrases: { noonTaken: {} };
  refusals: YearRefusal;
}>;

export type NineStarMatchWords = Translation<typeof en>;
