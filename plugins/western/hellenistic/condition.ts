/**
 * What helps and what hurts a planet: sect, joy, solar phase, configurations by sign, bonification.
 *
 * @source Antiochus and Porphyry (definitions); Vettius Valens II; Firmicus II-III; modern digest:
 * C. Brennan, Hellenistic Astrology (2017), chs. 7-14
 */
import { vocabulary, type IdOf } from "#sdk";
import { normalizeDeg, signedDeg } from "#sky";
import { CHALDEAN_ORDER, CLASSICAL, domicileLordOf, signAt, type Classical } from "#lore";
import type { Sect } from "../core/nativity.ts";
import { signIndexAt } from "../core/zodiac.ts";

/** Houses of joy. */
export const JOYS: Readonly<Record<Classical, number>> = {
  mercury: 1,
  moon: 3,
  venus: 5,
  mars: 6,
  sun: 9,
  jupiter: 11,
  saturn: 12,
};
const GOOD_HOUSES: ReadonlySet<number> = new Set([1, 10, 11, 5, 7, 4, 9, 3, 2]);
const BENEFICS: readonly Classical[] = ["jupiter", "venus"];
const MALEFICS: readonly Classical[] = ["mars", "saturn"];
const CLOSE_DEG = 3;
const BEAMS_DEG = 15;
const COMBUST_DEG = 8.5;
const ENCLOSED_DEG = 15;

export type Longitudes = Readonly<Record<Classical, number>>;

/** Which sect a planet belongs to; Mercury by whether it rises before the Sun. */
export function sectOf(planet: Classical, longitudes: Longitudes): Sect {
  if (planet === "mercury") return isOriental("mercury", longitudes) ? "day" : "night";
  return planet === "sun" || planet === "jupiter" || planet === "saturn" ? "day" : "night";
}

/** Whether a planet rises before the Sun. */
export function isOriental(planet: Classical, longitudes: Longitudes): boolean {
  return signedDeg(longitudes.sun - longitudes[planet]) > 0;
}

export const SOLAR_PHASE = vocabulary("solarPhase", ["free", "underBeams", "combust", "cazimi"]);
export type SolarPhase = IdOf<typeof SOLAR_PHASE>;

/** How near the Sun a planet stands. */
export function solarPhaseOf(planet: Classical, longitudes: Longitudes): SolarPhase {
  const apart = Math.abs(signedDeg(longitudes[planet] - longitudes.sun));
  if (planet === "sun" || apart > BEAMS_DEG) return "free";
  return apart < 0.283 ? "cazimi" : apart < COMBUST_DEG ? "combust" : "underBeams";
}

/** Halb: in the hemisphere of its sect; hayz: in a sign of its gender as well. */
export function sectPlacement(sect: Sect, isDay: boolean, above: boolean, longitudeDeg: number) {
  const halb = sect === "day" ? above === isDay : above !== isDay;
  const masculine = signIndexAt(longitudeDeg) % 2 === 0;
  return {
    ofSect: sect === (isDay ? "day" : "night"),
    halb,
    hayz: halb && masculine === (sect === "day"),
  };
}

export const CONFIGURATION = vocabulary("configuration", [
  "conjunction",
  "sextile",
  "square",
  "trine",
  "opposition",
  "aversion",
]);
export type Configuration = IdOf<typeof CONFIGURATION>;
const BY_SIGNS: readonly Configuration[] = [
  "conjunction",
  "aversion",
  "sextile",
  "square",
  "trine",
  "aversion",
  "opposition",
];

/** How two planets see each other by sign; `overcoming` names the one in the tenth sign from the other. */
export function configurationsOf(longitudes: Longitudes) {
  return CLASSICAL.ids.flatMap((a, i) =>
    CLASSICAL.ids.slice(i + 1).map((b) => {
      const ahead = (signIndexAt(longitudes[b]) - signIndexAt(longitudes[a]) + 12) % 12;
      const kind = BY_SIGNS[Math.min(ahead, 12 - ahead)]!;
      const exact = kind === "aversion" ? null : Math.min(ahead, 12 - ahead) * 30;
      const orb =
        exact === null
          ? null
          : Math.abs(Math.abs(signedDeg(longitudes[a] - longitudes[b])) - exact);
      const overcoming = ahead === 9 ? b : ahead === 3 ? a : null;
      return { a, b, kind, byDegree: orb !== null && orb <= CLOSE_DEG, orbDeg: orb, overcoming };
    }),
  );
}

/** Ways in which one planet helps or hurts another. */
export const HOW = vocabulary("bondHow", [
  "conjunction",
  "overcoming",
  "ray",
  "ruler",
  "enclosure",
]);

/** One condition that a planet suffers or enjoys. */
export interface Condition {
  readonly by: Classical;
  readonly how: IdOf<typeof HOW>;
}

/** Bonification by the benefics and maltreatment by the malefics. */
export function conditionsOf(
  planet: Classical,
  longitudes: Longitudes,
  houseOf: (planet: Classical) => number,
) {
  return {
    bonification: conditionsBy(BENEFICS, planet, longitudes, (lord) =>
      GOOD_HOUSES.has(houseOf(lord)),
    ),
    maltreatment: conditionsBy(
      MALEFICS,
      planet,
      longitudes,
      (lord) => !GOOD_HOUSES.has(houseOf(lord)),
    ),
  };
}

function conditionsBy(
  agents: readonly Classical[],
  planet: Classical,
  longitudes: Longitudes,
  rulerCounts: (lord: Classical) => boolean,
): readonly Condition[] {
  const conditions: Condition[] = [];
  const malefic = agents === MALEFICS;
  for (const by of agents) {
    if (by === planet) continue;
    const apart = Math.abs(signedDeg(longitudes[by] - longitudes[planet]));
    const ahead = (signIndexAt(longitudes[planet]) - signIndexAt(longitudes[by]) + 12) % 12;
    if (apart <= CLOSE_DEG) conditions.push({ by, how: "conjunction" });
    if (ahead === 3 || (!malefic && ahead === 4)) conditions.push({ by, how: "overcoming" });
    const ray = malefic ? [90, 180] : [60, 120];
    if (ray.some((angle) => Math.abs(apart - angle) <= CLOSE_DEG))
      conditions.push({ by, how: "ray" });
    if (domicileLordOf(signAt(longitudes[planet])) === by && rulerCounts(by)) {
      conditions.push({ by, how: "ruler" });
    }
  }
  const enclosing = enclosedBy(planet, longitudes);
  if (enclosing && enclosing.every((one) => agents.includes(one))) {
    conditions.push({ by: enclosing[0]!, how: "enclosure" });
  }
  return conditions;
}

/** The neighbours on both sides, where both stand within 15°. */
function enclosedBy(planet: Classical, longitudes: Longitudes): readonly Classical[] | undefined {
  const others = CLASSICAL.ids.filter((other) => other !== planet);
  const ahead = (other: Classical) => normalizeDeg(longitudes[other] - longitudes[planet]);
  const next = others.reduce((a, b) => (ahead(a) < ahead(b) ? a : b));
  const last = others.reduce((a, b) => (ahead(a) > ahead(b) ? a : b));
  if (next === last || ahead(next) > ENCLOSED_DEG || 360 - ahead(last) > ENCLOSED_DEG)
    return undefined;
  return [last, next];
}

/** Sign of the twelfth part: the sign's first degree and twelve times the degrees gone. */
export function twelfthPartOf(longitudeDeg: number): number {
  return normalizeDeg(signIndexAt(longitudeDeg) * 30 + (normalizeDeg(longitudeDeg) % 30) * 12);
}

/** Lord of the single degree: Chaldean order from the lord of the sign. */
export function monomoiriaOf(longitudeDeg: number): Classical {
  const first = CHALDEAN_ORDER.indexOf(domicileLordOf(signAt(longitudeDeg)));
  return CHALDEAN_ORDER[(first + Math.floor(normalizeDeg(longitudeDeg) % 30)) % 7]!;
}
