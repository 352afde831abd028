import { type Given, type InputOf, matchOf, type ReceiptNotes, type Weighing } from "#sdk";
import { solarTerm } from "#sky";
import { type CivilMoment, yearPillar } from "#time";
import { refuseOutside } from "../core/solar_years.ts";
import { animalOf } from "./animals.ts";
import type { EtoMatch } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { compareEto } from "./relations.ts";

const LI_CHUN = 21;

export function run(
  { yearBoundary }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): EtoMatch {
  const a = yearOf(give.civil("a"), yearBoundary);
  const b = yearOf(give.civil("b"), yearBoundary);
  const components = compareEto(yearPillar(a), yearPillar(b));
  return { ...matchOf(components), a: personOf(a), b: personOf(b) };
}

export function receipt(
  { yearBoundary }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
  who: "a" | "b" | undefined,
): ReceiptNotes {
  return {
    warnings:
      yearBoundary === "risshun" && !give.civil(who).timeKnown ? [{ code: "noonTaken" }] : [],
  };
}

export function weigh({ score, components }: EtoMatch): Weighing {
  return { score, testimonies: components };
}

function yearOf(moment: CivilMoment, boundary: "newYear" | "risshun"): number {
  refuseOutside(moment.year);
  if (boundary === "newYear") return moment.year;
  return moment.julianDayUt < solarTerm(moment.year, LI_CHUN).julianDayUt
    ? moment.year - 1
    : moment.year;
}

function personOf(year: number): EtoMatch["a"] {
  const { id, branch } = yearPillar(year);
  return { year, kanshi: id, animal: animalOf(branch.id) };
}
