import { type Candidates, candidateTimes, type Give, type InputOf, Refusal } from "#sdk";
import { apparentSun } from "#sky";
import type { BirthCardsAnswer } from "./answer.ts";
import type { input } from "./input.ts";
import { cardsOfDegree, chainOf, stepsOf, trumpOf } from "./rules.ts";

export { drawBirthCards as picture } from "./picture.ts";

/** Years for which the Sun's degree is certain. */
const YEARS = { from: 1, to: 2998 };

export function run({ year }: InputOf<typeof input>, give: Give<"now">): BirthCardsAnswer {
  const civil = give.civil();
  if (civil.year < YEARS.from || civil.year > YEARS.to) throw new Refusal("outside-years", YEARS);
  const { month, day } = civil.given;
  const sum = civil.given.year + month + day;
  const chain = chainOf(stepsOf(sum).at(-1)!);
  const root = chain.at(-1)!;
  const asked = year ?? new Date(give.now).getUTCFullYear();
  const yearSum = asked + month + day;
  const yearNumber = stepsOf(yearSum).at(-1)!;
  const named = (number: number) => ({ number, card: trumpOf(number) });
  const same = Array.from({ length: 22 }, (_, index) => index + 1).filter(
    (number) => chainOf(number).at(-1) === root && !chain.includes(number),
  );
  return {
    sum,
    chain: chain.map(named),
    hidden: same.map(named),
    year: { year: asked, sum: yearSum, ...named(yearNumber) },
    sun: cardsOfDegree(apparentSun(civil.julianDayTt).longitudeDeg),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    markers: () => [
      (_at, moment) => {
        const { decan, court } = cardsOfDegree(apparentSun(moment().julianDayTt).longitudeDeg);
        return `${decan} ${court}`;
      },
    ],
  }),
};
