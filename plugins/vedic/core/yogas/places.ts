/** Conditions that many yogas are made of. */
import { sees } from "../aspects.ts";
import { EXALTATION_SIGN, natureOf, type Dignity } from "../dignity.ts";
import { SIGN_LORDS, type GrahaId, type PlanetId } from "../grahas.ts";
import {
  houseFrom,
  houseOf,
  isStrong,
  KENDRAS,
  linkOf,
  TRIKONAS,
  type Combination,
  type YogaChart,
  type YogaKind,
  type YogaRule,
} from "./chart.ts";

/** Benefics and malefics where a verse names no more; the Moon is of neither side. */
export const GENTLE: readonly PlanetId[] = ["mercury", "jupiter", "venus"];
export const HARSH: readonly PlanetId[] = ["sun", "mars", "saturn"];

/** A rule that needs the lagna; `find` gives the grahas that make it, or null. */
export function rule(
  id: Combination,
  kind: YogaKind,
  source: string,
  find: (chart: YogaChart) => readonly GrahaId[] | null | false,
): YogaRule {
  return {
    id,
    kind,
    source,
    needsLagna: true,
    find: (chart) => {
      const grahas = find(chart);
      return grahas ? { grahas: [...new Set(grahas)] } : null;
    },
  };
}

/** A rule that needs the degrees of the grahas as well. */
export function degreeRule(...args: Parameters<typeof rule>): YogaRule {
  return { ...rule(...args), needsDegrees: true };
}

/** Whether a graha aspects a sign. */
export const aspectsSign = (chart: YogaChart, id: GrahaId, sign: number) =>
  sees(id, chart.signs[id], sign);

/** Whether one graha aspects another. */
export const aspects = (chart: YogaChart, id: GrahaId, other: GrahaId) =>
  sees(id, chart.signs[id], chart.signs[other]);

/** Whether one stands with another or aspects it. */
export const touches = (chart: YogaChart, id: GrahaId, other: GrahaId) =>
  id !== other && (chart.signs[id] === chart.signs[other] || aspects(chart, id, other));

export const inHouses = (chart: YogaChart, id: GrahaId, houses: readonly number[]) =>
  houses.includes(houseOf(chart, id));

/** In an angle or a trine. */
export const wellPlaced = (chart: YogaChart, id: GrahaId) =>
  inHouses(chart, id, [...KENDRAS, ...TRIKONAS]);

/** Each of some houses from a sign holds one of these planets, which are given back; null otherwise. */
export function fill(
  chart: YogaChart,
  from: number,
  houses: readonly number[],
  ids: readonly PlanetId[],
): readonly PlanetId[] | null {
  const held = houses.map((house) => ids.filter((id) => houseFrom(chart, from, id) === house));
  return held.every((one) => one.length > 0) ? held.flat() : null;
}

/** In its own, its exaltation or a friend's sign; friendship as nature gives it. */
export function isAtEase(chart: YogaChart, id: PlanetId): boolean {
  if (isStrong(chart, id)) return true;
  const lord = SIGN_LORDS[chart.signs[id]]!;
  return natureOf(id, lord) === "friend" && chart.dignities[id] !== "debilitated";
}

/** In the sign of its exaltation, whatever the degree. */
export const isExalted = (chart: YogaChart, id: PlanetId) =>
  chart.signs[id] === EXALTATION_SIGN[id];

export const holds = (chart: YogaChart, id: GrahaId, dignity: Dignity) =>
  chart.dignities[id] === dignity;

/** Whether two planets stand in each other's signs. */
export const exchange = (chart: YogaChart, a: PlanetId, b: PlanetId) =>
  linkOf(chart, a, b) === "exchange" || inEachOthers(chart, a, b);

function inEachOthers(chart: YogaChart, a: PlanetId, b: PlanetId): boolean {
  return a !== b && SIGN_LORDS[chart.signs[a]] === b && SIGN_LORDS[chart.signs[b]] === a;
}

/** In angles from each other. */
export const mutualAngles = (chart: YogaChart, a: GrahaId, b: GrahaId) =>
  a !== b && KENDRAS.includes(houseFrom(chart, chart.signs[a], b));
