/**
 * Mean nodes and perihelia of the planets on the mean ecliptic and equinox of date.
 *
 * @source J. Meeus, Astronomical Algorithms (1998), table 31.A, after J. L. Simon and others (1994)
 */
import { normalizeDeg, type Heliocentric } from "#sky";

const J2000 = 2451545;
type Row = readonly [number, number, number];

const NODES: Readonly<Partial<Record<Heliocentric, Row>>> = {
  mercury: [48.330893, 1.1861883, 0.00017542],
  venus: [76.67992, 0.9011206, 0.00040618],
  mars: [49.558093, 0.7720959, 0.00001557],
  jupiter: [100.464407, 1.0209774, 0.00040315],
  saturn: [113.665503, 0.877088, -0.00012176],
  uranus: [74.005957, 0.5211278, 0.00133947],
  neptune: [131.784057, 1.1022039, 0.00025952],
};
const PERIHELIA: Readonly<Partial<Record<Heliocentric, Row>>> = {
  mercury: [77.456119, 1.5564776, 0.00029544],
  venus: [131.563703, 1.4022288, -0.00107618],
  earth: [102.937348, 1.7195366, 0.00045688],
  mars: [336.060234, 1.8410449, 0.00013477],
  jupiter: [14.331207, 1.6126352, 0.00103042],
  saturn: [93.057237, 1.9637613, 0.00083753],
  uranus: [173.005291, 1.486379, 0.00021406],
  neptune: [48.120276, 1.4262957, 0.00038434],
};

function at(row: Row | undefined, julianDayTt: number): number | null {
  if (!row) return null;
  const t = (julianDayTt - J2000) / 36525;
  return normalizeDeg(row[0] + row[1] * t + row[2] * t * t);
}

/** Degrees; null where the theory gives none. */
export function meanElements(body: Heliocentric, julianDayTt: number) {
  return {
    nodeDeg: at(NODES[body], julianDayTt),
    perihelionDeg: at(PERIHELIA[body], julianDayTt),
  };
}
