import {
  type Candidates,
  candidateTimes,
  type Given,
  type InputOf,
  Refusal,
  sumOf,
  type Weighing,
} from "#sdk";
import { burmese, BURMESE_MONTHS } from "#time";
import { clockSeconds } from "../core/sun_day.ts";
import type { HousesAnswer } from "./answer.ts";
import { HOUSE, houseOf, PLANETS, RAHU, WEIGHTS } from "./houses.ts";
import type { CONVENTIONS, input } from "./input.ts";

export { drawHouses as picture } from "./picture.ts";

/** The hour at which Wednesday passes to Rahu. */
const RAHU_FROM = { noon: 12, evening: 18 } as const;

export function run(
  { wednesday }: InputOf<typeof input, typeof CONVENTIONS>,
  give: Given,
): HousesAnswer {
  const moment = give.civil();
  if (moment.fixed < burmese.range[0]!) throw new Refusal("before-the-era");
  const { year, month, day, mahabote } = burmese.fromFixed(moment.fixed);
  const weekday = (moment.dayOfWeek + 1) % 7;
  const rahus = weekday === 4 && clockSeconds(moment) >= RAHU_FROM[wednesday] * 3600;
  const planet = PLANETS[rahus ? RAHU : weekday]!;
  const house = HOUSE.ids[mahabote]!;
  const testimonies = [
    { code: "base", weight: 60 },
    { code: "house", with: { house }, weight: WEIGHTS[house] },
  ] as const;
  return {
    burmeseDate: { year, month, monthName: BURMESE_MONTHS[month]!.roman, day },
    remainder: year % 7,
    planet: planet.id,
    day: planet.day[wednesday],
    animal: planet.animal,
    direction: planet.direction,
    house,
    houses: layOut(year, weekday, rahus),
    score: sumOf(testimonies),
    testimonies,
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: candidateTimes({
    clock: ({ wednesday }) => [RAHU_FROM[wednesday as keyof typeof RAHU_FROM] * 3600],
  }),
};

export function weigh({ score, testimonies }: HousesAnswer): Weighing {
  return { score, testimonies };
}

function layOut(year: number, birthWeekday: number, rahus: boolean): HousesAnswer["houses"] {
  return HOUSE.ids.map((house, index) => {
    const weekday = [0, 1, 2, 3, 4, 5, 6].find((day) => houseOf(year, day) === index)!;
    const birth = weekday === birthWeekday;
    return { house, planet: PLANETS[birth && rahus ? RAHU : weekday]!.id, birth };
  });
}
