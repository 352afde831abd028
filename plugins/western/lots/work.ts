import type { Given } from "#sdk";
import { domicileLordOf, signAt } from "#lore";
import { readGiven } from "../core/given_chart.ts";
import { lotsOf } from "../core/lots.ts";
import { placeOf, round, wholeSignHouse } from "../core/zodiac.ts";
import type { LotsAnswer } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawLots as picture } from "./picture.ts";

export function run(chosen: Input, give: Given): LotsAnswer {
  const { ascendantDeg, longitudes, isDay, exact } = readGiven(chosen, () => give.civil());
  const lots = lotsOf(ascendantDeg, longitudes, isDay, chosen.lotsSchool);
  return {
    sect: isDay ? "day" : "night",
    exact,
    ascendant: placeOf(ascendantDeg),
    // A lot that needs a planet which was not given comes out as no number, and is left out.
    lots: lots
      .filter(({ longitudeDeg }) => Number.isFinite(longitudeDeg))
      .map(({ id, longitudeDeg, formula }) => ({
        lot: id,
        sign: signAt(longitudeDeg),
        degreeInSign: exact ? round(longitudeDeg % 30) : null,
        house: wholeSignHouse(ascendantDeg, longitudeDeg),
        lord: domicileLordOf(signAt(longitudeDeg)),
        formula,
      })),
  };
}
