import type { Translation, Words } from "#sdk";
import * as core from "../../core/words/en.ts";
import type { AgesAnswer, answer } from "../answer.ts";
import type { CONVENTIONS, input } from "../input.ts";

const ageSchool = {
  lahiri: "equal signs by Lahiri",
  faganBradley: "equal signs by Fagan and Bradley",
  galacticCentre0Sagittarius: "equal signs with the galactic centre at 0° Sagittarius",
  iau: "constellations of the IAU",
};

function year(value: number): string {
  return value > 0 ? String(value) : `${1 - value} BCE`;
}

export const en = {
  title: "Astrological ages",
  summary: "Age at a date by the vernal point, sub-age and the boundary years of four schools",
  fields: {
    school: "School",
    age: "Age of",
    vernalPointDeg: "Vernal point (° sidereal)",
    ayanamsaDeg: "Ayanamsa (°)",
    progress: "Part of the age gone",
    fromYear: "From the year",
    toYear: "To the year",
    subAge: "Sub-age",
    backward: "Against the order of signs",
    forward: "Along the order of signs",
    number: "Twelfth",
    nextAge: "Next age",
    sign: "Age of",
    yearsAway: "Years away",
    alternatives: "By every school",
    transition: "Beginning of the next age",
    earliestYear: "Earliest year",
    latestYear: "Latest year",
    boundaries: "Ages before and after",
  },
  terms: { ageSchool },
  conventions: { school: { title: "Where the ages divide", options: ageSchool } },
  reading: ({ age, progress, toYear, nextAge, transition }: AgesAnswer) => {
    const { earliestYear, latestYear } = transition;
    const range =
      earliestYear === latestYear
        ? ""
        : `, and between ${year(earliestYear)} and ${year(latestYear)} by the schools compared`;
    return [
      `The vernal point has gone through ${Math.round(progress * 100)} % of the Age of ${core.sign[age]}; the Age of ${core.sign[nextAge.sign]} begins about ${year(toYear)} by this reckoning${range}.`,
    ];
  },
} satisfies Words<{
  input: typeof input;
  answer: typeof answer;
  conventions: typeof CONVENTIONS;
}>;

export type AgesWords = Translation<typeof en>;
