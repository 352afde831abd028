/**
 * Nabhasa yogas: the 32 figures that the seven planets draw in the sky, the nodes left aside.
 *
 * @source Brihat Parashara Hora Shastra 35; Brihat Jataka XII; Saravali XXI
 */
import { PLANET_IDS, type PlanetId } from "../grahas.ts";
import { houseOf, KENDRAS, type Combination, type YogaChart, type YogaRule } from "./chart.ts";

const SOURCE = "Brihat Parashara Hora Shastra 35; Brihat Jataka XII";
/** Benefics and malefics of the figures; the Moon is of neither side. */
const GENTLE: readonly PlanetId[] = ["mercury", "jupiter", "venus"];
const HARSH: readonly PlanetId[] = ["sun", "mars", "saturn"];

function figure(id: Combination, test: (chart: YogaChart) => boolean, needsLagna = true): YogaRule {
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
const housesOf = (chart: YogaChart, ids: readonly PlanetId[]) =>
  new Set(ids.map((id) => houseOf(chart, id)));

/** All seven within some houses, each of which holds one at least. */
const filling = (houses: readonly number[]) => (chart: YogaChart) =>
  PLANET_IDS.every((id) => houses.includes(houseOf(chart, id))) &&
  housesOf(chart, PLANET_IDS).size === houses.length;
const anyOf =
  (...tests: readonly ((chart: YogaChart) => boolean)[]) =>
  (chart: YogaChart) =>
    tests.some((test) => test(chart));
/** All seven within some houses, empty ones among them or not. */
const within = (houses: readonly number[]) => (chart: YogaChart) =>
  PLANET_IDS.every((id) => houses.includes(houseOf(chart, id)));
/** So many houses from one on. */
const run = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ((first + i - 1) % 12) + 1);

/** By modality. */
const ASHRAYA: readonly YogaRule[] = [
  figure("rajju", allModality(0), false),
  figure("musala", allModality(1), false),
  figure("nala", allModality(2), false),
];

/** One side in three angles, the other in none. */
const inThreeAngles =
  (side: readonly PlanetId[], other: readonly PlanetId[]) => (chart: YogaChart) => {
    const held = housesOf(chart, side);
    return (
      held.size === 3 &&
      [...held].every((house) => KENDRAS.includes(house)) &&
      !other.some((id) => KENDRAS.includes(houseOf(chart, id)))
    );
  };

/** Each side on one axis of the angles, both ends of it held. */
const onAxes = (gentle: readonly number[], harsh: readonly number[]) => (chart: YogaChart) => {
  const fills = (ids: readonly PlanetId[], axis: readonly number[]) => {
    const held = housesOf(chart, ids);
    return held.size === 2 && axis.every((house) => held.has(house));
  };
  return fills(GENTLE, gentle) && fills(HARSH, harsh) && KENDRAS.includes(houseOf(chart, "moon"));
};

/** By benefics and malefics in the angles. */
const DALA: readonly YogaRule[] = [
  figure("mala", inThreeAngles(GENTLE, HARSH)),
  figure("sarpa", inThreeAngles(HARSH, GENTLE)),
];

/** By the houses that are filled. */
const AKRITI: readonly YogaRule[] = [
  figure("gada", anyOf(filling([1, 4]), filling([4, 7]), filling([7, 10]), filling([10, 1]))),
  figure("shakataNabhasa", filling([1, 7])),
  figure("vihaga", filling([4, 10])),
  figure("shringataka", filling([1, 5, 9])),
  figure("hala", anyOf(filling([2, 6, 10]), filling([3, 7, 11]), filling([4, 8, 12]))),
  figure("vajra", onAxes([1, 7], [4, 10])),
  figure("yava", onAxes([4, 10], [1, 7])),
  figure("kamala", filling(KENDRAS)),
  figure("vapi", anyOf(within([2, 5, 8, 11]), within([3, 6, 9, 12]))),
  figure("yupa", filling(run(1, 4))),
  figure("shara", filling(run(4, 4))),
  figure("shakti", filling(run(7, 4))),
  figure("danda", filling(run(10, 4))),
  figure("nauka", filling(run(1, 7))),
  figure("kuta", filling(run(4, 7))),
  figure("chatra", filling(run(7, 7))),
  figure("chapa", filling(run(10, 7))),
  figure(
    "ardhachandra",
    anyOf(...[2, 3, 5, 6, 8, 9, 11, 12].map((first) => filling(run(first, 7)))),
  ),
  figure("chakra", filling([1, 3, 5, 7, 9, 11])),
  figure("samudra", filling([2, 4, 6, 8, 10, 12])),
];

/** By the number of signs that the seven occupy, one to seven. */
const SANKHYA: readonly YogaRule[] = (
  ["gola", "yuga", "shula", "kedara", "pasha", "dama", "veena"] as const
).map((id, i) => figure(id, (chart) => signsUsed(chart).size === i + 1, false));

const DRAWN = [...ASHRAYA, ...DALA, ...AKRITI];

/** The figure by number of signs counts only where no other is drawn. */
export const NABHASA_YOGAS: readonly YogaRule[] = [
  ...DRAWN,
  ...SANKHYA.map((rule) => ({
    ...rule,
    find: (chart: YogaChart) => {
      const drawn = DRAWN.some(
        (other) => (!other.needsLagna || chart.lagna !== null) && other.find(chart),
      );
      return drawn ? null : rule.find(chart);
    },
  })),
];
