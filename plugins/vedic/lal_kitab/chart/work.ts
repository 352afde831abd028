import type { Given } from "#sdk";
import { readBirthChart } from "../../core/birth_chart.ts";
import { companionsOf, debtsOf, kindsOf, madeOf, sightsOf, troubledOf } from "../rules.ts";
import { reportTeva, tevaOf } from "../shapes.ts";
import type { LalKitabAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawLalKitab as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): LalKitabAnswer {
  const chart = readBirthChart(give.civil(), chosen);
  const teva = tevaOf(chart, chosen.houses);
  const { gender } = chosen;
  return {
    ...reportTeva(chart.lagna, teva),
    kinds: kindsOf(teva),
    sights: sightsOf(teva),
    companions: companionsOf(teva),
    made: madeOf(teva),
    debts: debtsOf(teva),
    remedies: troubledOf(teva),
    partner: gender === undefined ? null : gender === "male" ? "venus" : "jupiter",
  };
}
