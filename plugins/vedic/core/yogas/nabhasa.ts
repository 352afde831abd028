/**
 * Nabhasa yogas: the figure that the seven planets draw in the sky, the nodes left aside.
 *
 * @source Brihat Jataka XII; Brihat Parashara Hora Shastra 35
 */
import { PLANET_IDS } from "../grahas.ts";
import { houseOf, KENDRAS, type Combination, type YogaChart, type YogaRule } from "./chart.ts";

const SOURCE = "Brihat Jataka XII; Brihat Parashara Hora Shastra 35";

function figure(
  id: Combination,
  test: (chart: YogaChart) => boolean,
  needsLagna = false,
): YogaRule {
  return {
    id,
    kind: "nabhasa",
    source: SOURCE,
    needsLagna,
    find: (chart) => (test(chart) ? { grahas: PLANET_IDS } : null),
  };
}

const signsUsed = (chart: YogaChart) => new Set(PLANET_IDS.map((id) => chart.signs[id]));
const allModality = (modality: number) => (chart: YogaChart) =>
  PLANET_IDS.every((id) => chart.signs[id] % 3 === modality);
const allIn = (houses: readonly number[]) => (chart: YogaChart) =>
  PLANET_IDS.every((id) => houses.includes(houseOf(chart, id)));

/** By modality: these win over the count of signs. */
const ASHRAYA: readonly YogaRule[] = [
  figure("rajju", allModality(0)),
  figure("musala", allModality(1)),
  figure("nala", allModality(2)),
];

const SHAPES: readonly YogaRule[] = [
  figure(
    "gada",
    (chart) => [0, 1, 2, 3].some((i) => allIn([KENDRAS[i]!, KENDRAS[(i + 1) % 4]!])(chart)),
    true,
  ),
  figure(
    "kamala",
    (chart) =>
      allIn(KENDRAS)(chart) && new Set(PLANET_IDS.map((id) => houseOf(chart, id))).size === 4,
    true,
  ),
  figure("vapi", (chart) => allIn([2, 5, 8, 11])(chart) || allIn([3, 6, 9, 12])(chart), true),
  figure("shringataka", allIn([1, 5, 9]), true),
  figure("chakra", allIn([1, 3, 5, 7, 9, 11]), true),
  figure("samudra", allIn([2, 4, 6, 8, 10, 12]), true),
];

/** By the number of signs that the seven occupy, one to seven. */
const SANKHYA: readonly YogaRule[] = (
  ["gola", "yuga", "shula", "kedara", "pasha", "dama", "veena"] as const
).map((id, i) => figure(id, (chart) => signsUsed(chart).size === i + 1));

/** The figure by number of signs counts only where no other is drawn. */
export const NABHASA_YOGAS: readonly YogaRule[] = [
  ...ASHRAYA,
  ...SHAPES,
  ...SANKHYA.map((rule) => ({
    ...rule,
    find: (chart: YogaChart) => {
      const drawn = [...ASHRAYA, ...SHAPES].some(
        (other) => (!other.needsLagna || chart.lagna !== null) && other.find(chart),
      );
      return drawn ? null : rule.find(chart);
    },
  })),
];
