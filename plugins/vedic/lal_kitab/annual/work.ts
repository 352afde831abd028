import type { Given } from "#sdk";
import { formatDate, isLeapYear } from "#time";
import { readBirthChart } from "../../core/birth_chart.ts";
import { GRAHA_IDS } from "../../core/grahas.ts";
import type { Teva12 } from "../rules.ts";
import { reportTeva, tevaOf } from "../shapes.ts";
import { houseInYear } from "../varshphal.ts";
import type { LalKitabYear } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawLalKitabYear as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): LalKitabYear {
  const civil = give.civil();
  const chart = readBirthChart(civil, chosen);
  const { age } = chosen;
  const birth = tevaOf(chart, chosen.houses);
  const year = Object.fromEntries(
    GRAHA_IDS.map((id) => [id, houseInYear(age, birth[id])]),
  ) as unknown as Teva12;
  const birthday = (years: number) =>
    formatDate({
      year: civil.year + years,
      month: civil.month,
      // Who was born on 29 February begins the year on the 28th where there is none.
      day:
        civil.month === 2 && civil.day === 29 && !isLeapYear(civil.year + years) ? 28 : civil.day,
    });
  return {
    year: age,
    from: birthday(age - 1),
    until: birthday(age),
    ...reportTeva(chart.lagna, year),
    moves: GRAHA_IDS.map((graha) => ({ graha, birth: birth[graha], year: year[graha] })),
    home: GRAHA_IDS.filter((id) => birth[id] === year[id]),
  };
}
