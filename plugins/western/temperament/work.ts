import type { Given } from "#sdk";
import { CLASSICAL } from "#lore";
import { readNativity, requireAngles } from "../core/nativity.ts";
import type { TemperamentAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { countOf, temperamentsOf, testimoniesOf } from "./rules.ts";

export { drawTemperament as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): TemperamentAnswer {
  const chart = requireAngles(readNativity(give.civil(), CLASSICAL.ids, chosen.houseSystem));
  const { testimonies, lord } = testimoniesOf(chart, chosen);
  const { qualities, points } = countOf(testimonies);
  return {
    temperament: temperamentsOf(qualities),
    qualities,
    points,
    nativityLord: lord,
    testimonies,
  };
}
