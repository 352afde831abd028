/**
 * Raja yogas and yogas of wealth, verse by verse.
 *
 * @source Brihat Parashara Hora Shastra 39 and 41 (Santhanam's numbers)
 */
import { vargaSign } from "../vargas.ts";
import { arudhaOf, charaKarakas } from "../jaimini.ts";
import { PLANET_IDS, SIGN_LORDS, type PlanetId } from "../grahas.ts";
import {
  houseFrom,
  houseOf,
  isStrong,
  KENDRAS,
  lordOf,
  type Combination,
  type YogaChart,
  type YogaRule,
} from "./chart.ts";
import {
  aspectsSign,
  degreeRule,
  exchange,
  fill,
  GENTLE,
  HARSH,
  holds,
  inHouses,
  isExalted,
  rule,
  touches,
} from "./places.ts";

const bphs = (verses: string) => `Brihat Parashara Hora Shastra ${verses}`;
const atmaOf = (chart: YogaChart) => charaKarakas(chart.longitudes, "eight").atma!;
/** In its fall, in an enemy's sign or burnt. */
const isHumbled = (chart: YogaChart, id: PlanetId) =>
  ["debilitated", "enemy", "greatEnemy"].includes(chart.dignities[id]) || chart.combust.has(id);

const KINGLY: readonly YogaRule[] = [
  rule("maharaja", "raja", bphs("39.6-7"), (chart) => {
    const [first, fifth] = [lordOf(chart, 1), lordOf(chart, 5)];
    return exchange(chart, first, fifth) && [first, fifth];
  }),
  degreeRule("raja8", "raja", bphs("39.8"), (chart) => {
    const pair = [lordOf(chart, 1), atmaOf(chart)] as const;
    const helped = (id: (typeof pair)[number]) => GENTLE.some((one) => touches(chart, one, id));
    return pair.every((id) => inHouses(chart, id, [1, 5, 7]) && helped(id)) && pair;
  }),
  degreeRule("raja9", "raja", bphs("39.9-10"), (chart) => {
    for (const from of [lordOf(chart, 1), atmaOf(chart)]) {
      const start = chart.signs[from];
      const held = fill(chart, start, [2, 4, 5], GENTLE) ?? fill(chart, start, [3, 6], HARSH);
      if (held) return [from, ...held];
    }
    return null;
  }),
  rule("raja17", "raja", bphs("39.17"), (chart) => {
    const good = fill(chart, chart.lagna!, [1, 2, 4], GENTLE);
    const bad = fill(chart, chart.lagna!, [3], HARSH);
    return good && bad && [...good, ...bad];
  }),
  rule("dhana18", "dhana", bphs("39.18"), (chart) => {
    const one = (["moon", ...GENTLE] as const).filter(
      (id) => isExalted(chart, id) && inHouses(chart, id, [2]),
    );
    return one.length > 0 && one;
  }),
  rule("raja19", "raja", bphs("39.19"), (chart) => {
    const first = lordOf(chart, 1);
    const low = fill(
      chart,
      chart.lagna!,
      [3, 6, 8],
      PLANET_IDS.filter((id) => holds(chart, id, "debilitated")),
    );
    return low && isStrong(chart, first) && looksHome(chart, first) && [...low, first];
  }),
  rule("raja20", "raja", bphs("39.20"), (chart) => {
    const first = lordOf(chart, 1);
    const lords = [6, 8, 12].map((house) => lordOf(chart, house));
    const low = lords.every((id) => isHumbled(chart, id));
    return low && isStrong(chart, first) && looksHome(chart, first) && [...lords, first];
  }),
  rule("raja21", "raja", bphs("39.21"), (chart) => {
    const tenth = lordOf(chart, 10);
    return isStrong(chart, tenth) && aspectsSign(chart, tenth, chart.lagna!) && [tenth];
  }),
  degreeRule("raja22", "raja", bphs("39.22"), (chart) => {
    const soul = vargaSign(chart.longitudes[atmaOf(chart)], "D9");
    const all = GENTLE.every((id) => KENDRAS.includes(houseFrom(chart, soul, id)));
    return all && GENTLE;
  }),
  rule("raja23", "raja", bphs("39.23"), (chart) => {
    const first = arudhaOf(chart.lagna!, chart.longitudes);
    const seventh = arudhaOf((chart.lagna! + 6) % 12, chart.longitudes);
    const apart = ((seventh - first + 12) % 12) + 1;
    return [1, 3, 4, 5, 7, 9, 10, 11].includes(apart) && [lordOf(chart, 1), lordOf(chart, 7)];
  }),
  rule("raja28", "raja", bphs("39.28"), (chart) => {
    const lords = [6, 8, 12]
      .map((house) => lordOf(chart, house))
      .filter((id) => holds(chart, id, "debilitated") && aspectsSign(chart, id, chart.lagna!));
    return lords.length > 0 && lords;
  }),
];

const looksHome = (chart: YogaChart, id: PlanetId) => aspectsSign(chart, id, chart.lagna!);

/** A planet in its own sign in the fifth, with others in the eleventh. */
function fifth(
  id: Combination,
  verse: string,
  planet: PlanetId,
  others: readonly PlanetId[],
): YogaRule {
  return rule(id, "dhana", bphs(`41.${verse}`), (chart) => {
    const own = SIGN_LORDS[chart.signs[planet]] === planet && houseOf(chart, planet) === 5;
    return own && others.every((one) => houseOf(chart, one) === 11) && [planet, ...others];
  });
}

/** A planet in its own sign in the lagna, with others beside it or looking on. */
function rising(
  id: Combination,
  verse: string,
  planet: PlanetId,
  others: readonly PlanetId[],
): YogaRule {
  return rule(id, "dhana", bphs(`41.${verse}`), (chart) => {
    const own = SIGN_LORDS[chart.signs[planet]] === planet && houseOf(chart, planet) === 1;
    return own && others.every((one) => touches(chart, one, planet)) && [planet, ...others];
  });
}

const WEALTHY: readonly YogaRule[] = [
  fifth("dhanaVenus", "2", "venus", ["mars"]),
  fifth("dhanaMercury", "3", "mercury", ["moon", "mars", "jupiter"]),
  fifth("dhanaSun", "4", "sun", ["saturn", "moon", "jupiter"]),
  fifth("dhanaSaturn", "5", "saturn", ["sun", "moon"]),
  fifth("dhanaJupiter", "6", "jupiter", ["mercury"]),
  fifth("dhanaMars", "7", "mars", ["venus"]),
  fifth("dhanaMoon", "8", "moon", ["saturn"]),
  rising("lagnaSun", "9", "sun", ["mars", "jupiter"]),
  rising("lagnaMoon", "10", "moon", ["mercury", "jupiter"]),
  rising("lagnaMars", "11", "mars", ["mercury", "venus", "saturn"]),
  rising("lagnaMercury", "12", "mercury", ["saturn", "jupiter"]),
  rising("lagnaJupiter", "13", "jupiter", ["mercury", "mars"]),
  rising("lagnaVenus", "14", "venus", ["saturn", "mercury"]),
  rising("lagnaSaturn", "15", "saturn", ["mars", "jupiter"]),
];

export const RAJA_YOGAS: readonly YogaRule[] = [...KINGLY, ...WEALTHY];
