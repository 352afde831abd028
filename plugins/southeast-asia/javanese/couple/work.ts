import { bandOf, type Given, type InputOf, sumOf, type Weighing } from "#sdk";
import { dayOf } from "../day.ts";
import type { CoupleAnswer } from "./answer.ts";
import type { CONVENTIONS, input } from "./input.ts";
import { outcomeOf, POINTS, wetonOf } from "./rules.ts";

export { drawCouple as picture } from "./picture.ts";

export function run(
  { a, b, dayBegin }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): CoupleAnswer {
  const people = (
    [
      ["a", a],
      ["b", b],
    ] as const
  ).map(([who, given]) => {
    const { fixed } = dayOf(give.civil(who), dayBegin);
    const timeKnown = given.birthTime !== undefined || given.birthHour !== undefined;
    const neighbour = fixed + (dayBegin === "sunset" ? 1 : -1);
    const neptus = (timeKnown ? [fixed] : [fixed, neighbour]).map((day) => wetonOf(day).neptu);
    return { ...wetonOf(fixed), timeKnown, neptus };
  });
  const [first, second] = people as [(typeof people)[number], (typeof people)[number]];
  const sum = first.neptu + second.neptu;
  const outcome = outcomeOf(sum);
  const others = first.neptus.flatMap((one) => second.neptus.map((two) => outcomeOf(one + two)));
  const testimonies = [
    { code: "base", weight: 60 },
    { code: "outcome", with: { sum, left: sum % 9, outcome }, weight: POINTS[outcome] },
  ] as const;
  const score = sumOf(testimonies);
  const tell = ({ neptus: _neptus, ...person }: (typeof people)[number]) => person;
  return {
    a: tell(first),
    b: tell(second),
    sum,
    left: sum % 9,
    outcome,
    possible: [...new Set(others)].filter((other) => other !== outcome),
    score,
    band: bandOf(score),
    testimonies,
  };
}

export function weigh({ score, testimonies }: CoupleAnswer): Weighing {
  return { score, testimonies };
}
