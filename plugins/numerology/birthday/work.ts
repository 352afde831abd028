import { bandOf, type Given, type InputOf, type Weighing } from "#sdk";
import type { BirthdayAnswer, Component } from "./answer.ts";
import type { input } from "./input.ts";
import { compare, personOf, totalOf } from "./match.ts";

/** Component scores from which one counts as a strength, and below which as a caution. */
const STRENGTH_FROM = 75;

const CAUTION_BELOW = 62;

export function run(_input: InputOf<typeof input>, give: Given): BirthdayAnswer {
  const read = (who: "a" | "b") => {
    const { given, dayOfWeek } = give.civil(who);
    return personOf({ year: given.year, month: given.month, day: given.day }, dayOfWeek);
  };
  const [a, b] = [read("a"), read("b")];
  const components = compare(a, b);
  const score = totalOf(components);
  return {
    score,
    band: bandOf(score),
    a,
    b,
    components,
    strengths: components.filter((one) => one.score >= STRENGTH_FROM),
    cautions: components.filter((one) => one.score < CAUTION_BELOW),
  };
}

export function weigh({ score, strengths, cautions }: BirthdayAnswer): Weighing {
  return {
    score,
    testimonies: [
      ...strengths.map((one) => weighed(one, 1)),
      ...cautions.map((one) => weighed(one, -1)),
    ],
  };
}

function weighed({ code, with: params }: Component, weight: number) {
  return { code, with: params, weight };
}
