/**
 * Aspects of the grahas: by whole signs, and in sixtieths for drik bala.
 *
 * @source Brihat Parashara Hora Shastra 26 (graha drishti, sphuta drishti), 8 (rashi drishti);
 *   Jaimini Upadesha Sutra 1.1.2-3
 */
import { normalizeDeg } from "#sky";
import type { GrahaId, PlanetId } from "./grahas.ts";
import { countSigns } from "./signs.ts";

const SPECIAL: Readonly<Partial<Record<GrahaId, readonly number[]>>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};

/** Places counted inclusively that a graha sees with its full eye; the nodes see the 7th alone. */
export function placesSeen(graha: GrahaId): readonly number[] {
  return [...(SPECIAL[graha] ?? []), 7].sort((a, b) => a - b);
}

/** Whether a graha in one sign fully sees another sign. */
export function sees(graha: GrahaId, from: number, to: number): boolean {
  return placesSeen(graha).includes(countSigns(from, to));
}

/** Signs that a sign sees by the rule of Jaimini. */
export function signsSeenBy(sign: number): readonly number[] {
  const all = Array.from({ length: 12 }, (_, i) => i);
  const kind = sign % 3;
  if (kind === 2) return all.filter((other) => other % 3 === 2 && other !== sign);
  const seen = kind === 0 ? 1 : 0;
  const adjacent = kind === 0 ? sign + 1 : sign + 11;
  return all.filter((other) => other % 3 === seen && other !== adjacent % 12);
}

/**
 * Strength of an aspect in virupas, 0 to 60.
 *
 * @param fromDeg longitude of the planet that looks
 * @param toDeg longitude of what it looks at
 */
export function aspectVirupas(planet: PlanetId, fromDeg: number, toDeg: number): number {
  const arc = normalizeDeg(toDeg - fromDeg);
  return Math.min(60, plainVirupas(arc) + specialVirupas(planet, arc));
}

function plainVirupas(arc: number): number {
  if (arc < 30) return 0;
  if (arc < 60) return (arc - 30) / 2;
  if (arc < 90) return arc - 45;
  if (arc < 120) return (120 - arc) / 2 + 30;
  if (arc < 150) return 150 - arc;
  if (arc < 180) return 2 * (arc - 150);
  return arc < 300 ? (300 - arc) / 2 : 0;
}

function specialVirupas(planet: PlanetId, arc: number): number {
  const within = (from: number, to: number) => arc >= from && arc < to;
  if (planet === "saturn" && (within(60, 90) || within(270, 300))) return 45;
  if (planet === "mars" && (within(90, 120) || within(210, 240))) return 15;
  if (planet === "jupiter" && (within(120, 150) || within(240, 270))) return 30;
  return 0;
}
