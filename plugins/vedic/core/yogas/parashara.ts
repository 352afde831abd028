/**
 * The many yogas of Parashara's chapter, from Gajakesari to Lagnadhi.
 *
 * @source Brihat Parashara Hora Shastra 36-37 (Santhanam's numbers)
 */
import { vargaSign } from "../vargas.ts";
import { PLANET_IDS, SIGN_LORDS, type PlanetId } from "../grahas.ts";
import { houseFrom, houseOf, isStrong, KENDRAS, lordOf, TRIKONAS, type YogaRule } from "./chart.ts";
import {
  aspects,
  degreeRule,
  exchange,
  fill,
  GENTLE,
  HARSH,
  inHouses,
  isAtEase,
  isExalted,
  mutualAngles,
  rule,
  touches,
  wellPlaced,
} from "./places.ts";

const bphs = (verses: string) => `Brihat Parashara Hora Shastra ${verses}`;
const ENEMIES = ["enemy", "greatEnemy", "debilitated"];

export const PARASHARA_YOGAS: readonly YogaRule[] = [
  rule("gajakesariParashara", "lunar", bphs("36.3-4"), (chart) => {
    const angle =
      inHouses(chart, "jupiter", KENDRAS) ||
      mutualAngles(chart, "moon", "jupiter") ||
      chart.signs.moon === chart.signs.jupiter;
    const joined = (["mercury", "venus"] as const).filter((id) => touches(chart, id, "jupiter"));
    const sound = !ENEMIES.includes(chart.dignities.jupiter) && !chart.combust.has("jupiter");
    return angle && sound && joined.length > 0 && ["jupiter", ...joined];
  }),
  ...(["moon", "lagna"] as const).map((from) =>
    rule(
      from === "moon" ? "vasumatiMoon" : "vasumatiLagna",
      "dhana",
      from === "moon" ? bphs("37.6") : "Phaladeepika VI.8",
      (chart) => {
        const start = from === "moon" ? chart.signs.moon : chart.lagna!;
        const grows = GENTLE.every((id) => [3, 6, 10, 11].includes(houseFrom(chart, start, id)));
        return grows && GENTLE;
      },
    ),
  ),
  rule("kahalaParashara", "raja", bphs("36.9-10"), (chart) => {
    const [fourth, tenth, first] = [lordOf(chart, 4), lordOf(chart, 10), lordOf(chart, 1)];
    if (mutualAngles(chart, fourth, "jupiter") && isStrong(chart, first)) {
      return [fourth, "jupiter", first];
    }
    const joined = fourth !== tenth && chart.signs[fourth] === chart.signs[tenth];
    return joined && isStrong(chart, fourth) && [fourth, tenth];
  }),
  rule("chamara", "raja", bphs("36.11-12"), (chart) => {
    const first = lordOf(chart, 1);
    const exalted = isExalted(chart, first) && inHouses(chart, first, KENDRAS);
    if (exalted && aspects(chart, "jupiter", first)) return [first, "jupiter"];
    const together = [1, 7, 9, 10].map((house) =>
      GENTLE.filter((id) => houseOf(chart, id) === house),
    );
    return together.find((ids) => ids.length > 1) ?? null;
  }),
  rule("shankha", "raja", bphs("36.13-14"), (chart) => {
    const [first, fifth, sixth] = [lordOf(chart, 1), lordOf(chart, 5), lordOf(chart, 6)];
    const [ninth, tenth] = [lordOf(chart, 9), lordOf(chart, 10)];
    if (mutualAngles(chart, fifth, sixth) && isStrong(chart, first)) return [fifth, sixth, first];
    const movable = [first, tenth].every((id) => chart.signs[id] % 3 === 0);
    const joined = first !== tenth && chart.signs[first] === chart.signs[tenth];
    return movable && joined && isStrong(chart, ninth) && [first, tenth, ninth];
  }),
  rule("bheri", "raja", bphs("36.15-16"), (chart) => {
    const [first, ninth] = [lordOf(chart, 1), lordOf(chart, 9)];
    if (!isStrong(chart, ninth)) return null;
    const held = fill(chart, chart.lagna!, [1, 2, 7, 12], PLANET_IDS);
    if (held) return [...held, ninth];
    const three = ["venus", "jupiter", first] as const;
    return three.every((id) => inHouses(chart, id, KENDRAS)) && [...three, ninth];
  }),
  rule("mridanga", "raja", bphs("36.17"), (chart) => {
    const first = lordOf(chart, 1);
    const rest = PLANET_IDS.filter((id) => id !== first);
    const placed = rest.every((id) => wellPlaced(chart, id) || isStrong(chart, id));
    return placed && isStrong(chart, first) && [first];
  }),
  rule("shrinatha", "raja", bphs("36.18"), (chart) => {
    const [seventh, tenth, ninth] = [lordOf(chart, 7), lordOf(chart, 10), lordOf(chart, 9)];
    const met = chart.signs[tenth] === chart.signs[ninth] && isExalted(chart, tenth);
    return inHouses(chart, seventh, [10]) && met && [seventh, tenth, ninth];
  }),
  rule("sharada", "raja", bphs("36.19-20"), (chart) => {
    const tenth = lordOf(chart, 10);
    const bright = chart.signs.sun === 4 && inHouses(chart, "mercury", KENDRAS);
    if (inHouses(chart, tenth, [5]) && bright) return [tenth, "mercury", "sun"];
    const trine = (["jupiter", "mercury"] as const).filter((id) =>
      TRIKONAS.includes(houseFrom(chart, chart.signs.moon, id)),
    );
    return trine.length > 0 && inHouses(chart, "mars", [11]) && [...trine, "mars"];
  }),
  rule("matsya", "other", bphs("36.21-22"), (chart) => {
    const good = fill(chart, chart.lagna!, [1, 9], GENTLE);
    const bad = fill(chart, chart.lagna!, [4, 8], HARSH);
    const five = PLANET_IDS.filter((id) => houseOf(chart, id) === 5);
    const mixed = [GENTLE, HARSH].every((side) => side.some((id) => five.includes(id)));
    return good && bad && mixed && [...good, ...bad, ...five];
  }),
  rule("kurma", "raja", bphs("36.23-24"), (chart) => {
    const good = fill(chart, chart.lagna!, [5, 6, 7], GENTLE);
    const bad = fill(chart, chart.lagna!, [1, 3, 11], HARSH);
    const sound =
      good?.every((id) => isAtEase(chart, id)) === true &&
      bad?.every((id) => isStrong(chart, id)) === true;
    return good && bad && sound && [...good, ...bad];
  }),
  rule("khadga", "dhana", bphs("36.25-26"), (chart) => {
    const [second, ninth, first] = [lordOf(chart, 2), lordOf(chart, 9), lordOf(chart, 1)];
    return exchange(chart, second, ninth) && wellPlaced(chart, first) && [second, ninth, first];
  }),
  rule("kusuma", "raja", bphs("36.29-30"), (chart) => {
    const beside = GENTLE.filter((id) => chart.signs[id] === chart.signs.moon);
    const made =
      chart.lagna! % 3 === 1 &&
      inHouses(chart, "venus", KENDRAS) &&
      inHouses(chart, "moon", [5, 9]) &&
      beside.length > 0 &&
      inHouses(chart, "saturn", [10]);
    return made && ["venus", "moon", ...beside, "saturn"];
  }),
  rule("kalanidhi", "other", bphs("36.31-32"), (chart) => {
    const seen = (["mercury", "venus"] as const).every((id) => aspects(chart, id, "jupiter"));
    return inHouses(chart, "jupiter", [2, 5]) && seen && ["jupiter", "mercury", "venus"];
  }),
  degreeRule("kalpadruma", "raja", bphs("36.33-34"), (chart) => {
    const first = lordOf(chart, 1);
    const host = SIGN_LORDS[chart.signs[first]]!;
    const further = SIGN_LORDS[chart.signs[host]]!;
    const ninth = SIGN_LORDS[vargaSign(chart.longitudes[host], "D9")]!;
    const all: readonly PlanetId[] = [first, host, further, ninth];
    const placed = all.every((id) => wellPlaced(chart, id) || isExalted(chart, id));
    return placed && all;
  }),
  rule("hari", "other", bphs("36.35-36"), (chart) => {
    const lord = lordOf(chart, 2);
    const held = fill(chart, chart.signs[lord], [2, 8, 12], GENTLE);
    return held && [lord, ...held];
  }),
  rule("hara", "other", bphs("36.35-36"), (chart) => {
    const lord = lordOf(chart, 7);
    const held = fill(chart, chart.signs[lord], [4, 8, 9], GENTLE);
    return held && [lord, ...held];
  }),
  rule("brahma", "other", bphs("36.35-36"), (chart) => {
    const lord = lordOf(chart, 1);
    const held = fill(chart, chart.signs[lord], [4, 10, 11], GENTLE);
    return held && [lord, ...held];
  }),
  rule("lagnadhi", "raja", bphs("36.37"), (chart) => {
    const held = fill(chart, chart.lagna!, [7, 8], GENTLE);
    const marred = held?.some((id) => HARSH.some((one) => touches(chart, one, id)));
    return held && !marred && held;
  }),
];
