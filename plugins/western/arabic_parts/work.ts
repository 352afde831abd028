import type { Given } from "#sdk";
import { houseOf } from "#sky";
import { CLASSICAL, domicileLordOf, signAt } from "#lore";
import { readNativity, requireAngles } from "../core/nativity.ts";
import { placeOf } from "../core/zodiac.ts";
import type { ArabicPartsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { partsOf } from "./rules.ts";
import { PARTS } from "./table.ts";

export { drawParts as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): ArabicPartsAnswer {
  const chart = requireAngles(
    readNativity(give.civil(), [...CLASSICAL.ids, "meanNode"], chosen.houseSystem),
  );
  return {
    sect: chart.isDay ? "day" : "night",
    parts: partsOf(chart, chosen.byNight === "reversed").map(
      ({ id, longitudeDeg, to, from, bodies }) => ({
        part: id,
        belongsTo: PARTS[id][3],
        ...placeOf(longitudeDeg),
        house: houseOf(longitudeDeg, chart.houses.cuspsDeg),
        lord: domicileLordOf(signAt(longitudeDeg)),
        formula: { code: "part" as const, with: { to, from } },
        bodies,
      }),
    ),
  };
}
