import type { Give, InputOf } from "#sdk";
import { indexOfSign, round, signByIndex } from "../core/zodiac.ts";
import { agesAbout, agesAt, progressOf } from "./ages.ts";
import type { AgesAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { yearOf } from "./rules.ts";

export function run(
  { school }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Give<"now">,
): AgesAnswer {
  const julianDay = give.civil().julianDayUt;
  const ages = agesAt(julianDay);
  const chosen = ages.find((one) => one.school === school)!;
  const { age, vernalPointDeg, ayanamsaDeg } = chosen;
  const progress = progressOf(chosen, julianDay);
  const twelfth = Math.min(11, Math.floor(progress * 12));
  const index = indexOfSign(age);
  const ends = ages.filter((one) => one.age === age).map(({ end }) => yearOf(end));
  const toYear = yearOf(chosen.end);
  return {
    school,
    age,
    vernalPointDeg,
    ayanamsaDeg,
    progress: round(progress, 5),
    fromYear: yearOf(chosen.start),
    toYear,
    subAge: {
      backward: signByIndex(index - twelfth),
      forward: signByIndex(index + twelfth),
      number: twelfth + 1,
    },
    nextAge: {
      sign: signByIndex(index - 1),
      fromYear: toYear,
      yearsAway: toYear - yearOf(julianDay),
    },
    alternatives: ages.map(({ start, end, ...one }) => ({
      ...one,
      fromYear: yearOf(start),
      toYear: yearOf(end),
    })),
    transition: { earliestYear: Math.min(...ends), latestYear: Math.max(...ends) },
    boundaries: agesAbout(chosen),
  };
}
