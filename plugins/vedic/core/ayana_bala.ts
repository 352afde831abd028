/**
 * Ayana bala: strength by how far north or south of the equator a planet stands.
 *
 * @source B. V. Raman, Graha and Bhava Balas: declinations of 24° at most, by parts of 15°
 */
import { normalizeDeg } from "#sky";
import type { PlanetId } from "./grahas.ts";

/** Declinations at 0°, 15° … 90° from the equinox, minutes of arc. */
const DECLINATIONS = [0, 362, 703, 1002, 1238, 1388, 1440] as const;
const PART_DEG = 15;
const GREATEST_DEG = 24;
const VIRUPAS = 60;

/** Planets that gain by standing south. */
const SOUTHERN: readonly PlanetId[] = ["moon", "saturn"];

/**
 * Computes the strength from the tropical longitude; a planet's own latitude is left aside, as the
 * books do.
 *
 * @returns virupas, 0 to 60, for the Sun twice that
 */
export function ayanaBala(id: PlanetId, longitudeDeg: number): number {
  const declination = declinationOf(longitudeDeg);
  const towards =
    id === "mercury" ? Math.abs(declination) : SOUTHERN.includes(id) ? -declination : declination;
  const value = ((GREATEST_DEG + towards) / (2 * GREATEST_DEG)) * VIRUPAS;
  return id === "sun" ? 2 * value : value;
}

/** The declination of a degree of the ecliptic by the books' table, degrees, north positive. */
function declinationOf(longitudeDeg: number): number {
  const longitude = normalizeDeg(longitudeDeg);
  const half = longitude % 180;
  const fromEquinox = Math.min(half, 180 - half);
  const part = Math.min(DECLINATIONS.length - 2, Math.floor(fromEquinox / PART_DEG));
  const [before, after] = [DECLINATIONS[part]!, DECLINATIONS[part + 1]!];
  const minutes = before + ((after - before) * (fromEquinox - part * PART_DEG)) / PART_DEG;
  return (longitude < 180 ? minutes : -minutes) / 60;
}
