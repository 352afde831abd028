/**
 * Houses of six kinds, counted equally from a point of the chart.
 *
 * @source A. Witte; L. Rudolph and H. Lefeldt, Regelwerk für Planetenbilder: the midheaven and the Moon stand on
 * the tenth cusp, ascendant and node on the first, the Sun on the fourth, 0° Cancer on the tenth of the Earth
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg } from "#sky";

export const HOUSE_KIND = vocabulary("uranianHouses", [
  "meridian",
  "ascendant",
  "sun",
  "moon",
  "node",
  "earth",
]);
export type HouseKind = IdOf<typeof HOUSE_KIND>;

/** On which cusp each kind sets its point. */
const CUSPS: Readonly<Record<HouseKind, number>> = {
  meridian: 10,
  ascendant: 1,
  sun: 4,
  moon: 10,
  node: 1,
  earth: 10,
};
/** 0° Cancer. */
const EARTH_DEG = 90;

export interface Anchors {
  readonly sun: number;
  readonly moon: number;
  readonly node: number;
  /** Null without time and place. */
  readonly ascendant: number | null;
  readonly midheaven: number | null;
}

/** The first cusp of each kind that the chart allows. */
export function firstCusps(anchors: Anchors): readonly (readonly [HouseKind, number])[] {
  const at: Readonly<Record<HouseKind, number | null>> = {
    meridian: anchors.midheaven,
    ascendant: anchors.ascendant,
    sun: anchors.sun,
    moon: anchors.moon,
    node: anchors.node,
    earth: EARTH_DEG,
  };
  return HOUSE_KIND.ids.flatMap((kind) => {
    const deg = at[kind];
    return deg === null ? [] : [[kind, normalizeDeg(deg - 30 * (CUSPS[kind] - 1))] as const];
  });
}

/** The house of a longitude, 1 to 12. */
export function houseFrom(firstDeg: number, longitudeDeg: number): number {
  return Math.floor(normalizeDeg(longitudeDeg - firstDeg) / 30) + 1;
}

/** Distance of two places on a dial of a width, degrees. */
export function missOnDial(aDeg: number, bDeg: number, dial: number): number {
  const apart = (((aDeg - bDeg) % dial) + dial) % dial;
  return Math.min(apart, dial - apart);
}
