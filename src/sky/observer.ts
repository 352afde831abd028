import type { Ephemeris } from "./ephemeris.ts";
import type { State } from "./series/vsop87.ts";

/** GM of the Sun, AU³ per day². */
const GM_SUN = 2.959122082855911e-4;

/** Masses of the four giant systems in solar masses (IAU 2009). */
const GIANTS = [
  ["jupiter", 1 / 1047.3486],
  ["saturn", 1 / 3497.898],
  ["uranus", 1 / 22902.98],
  ["neptune", 1 / 19412.24],
] as const;

/** Where the Earth's centre is and how it moves; ICRS, AU and days. */
export interface Observer {
  readonly julianDayTt: number;
  /** Heliocentric state of the Earth. */
  readonly earth: State;
  /** Barycentric velocity of the Sun. */
  readonly sunVelocity: Float64Array;
  /** Barycentric velocity of the Earth. */
  readonly velocity: Float64Array;
  /** Acceleration of the Earth: the Sun's pull alone. */
  readonly acceleration: Float64Array;
}

const scratch = new Float64Array(6);

/** Builds the geocentric observer of one instant. */
export function observerAt(ephemeris: Ephemeris, julianDayTt: number): Observer {
  const earth = new Float64Array(6);
  ephemeris.planetState("earth", julianDayTt, earth);
  const sunVelocity = new Float64Array(3);
  for (const [planet, mass] of GIANTS) {
    ephemeris.planetState(planet, julianDayTt, scratch);
    for (let i = 0; i < 3; i++) sunVelocity[i]! -= scratch[i + 3]! * mass;
  }
  const r = Math.hypot(earth[0]!, earth[1]!, earth[2]!);
  const pull = -GM_SUN / (r * r * r);
  const velocity = new Float64Array(3);
  const acceleration = new Float64Array(3);
  for (let i = 0; i < 3; i++) {
    velocity[i] = earth[i + 3]! + sunVelocity[i]!;
    acceleration[i] = earth[i]! * pull;
  }
  return { julianDayTt, earth, sunVelocity, velocity, acceleration };
}
