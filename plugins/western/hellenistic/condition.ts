/**
 * What helps and what hurts a planet: sect, joy, solar phase, configurations by sign, bonification.
 *
 * @source Antiochus and Porphyry (definitions); Vettius Valens II; Firmicus II-III; modern digest:
 * C. Brennan, Hellenistic Astrology (2017), chs. 7-14
 */
import { normalizeDeg, signedDeg } from "#sky";
import { RULERS } from "../core/dignity_tables.ts";
import { CLASSICAL, signOf, type Classical } from "../core/names.ts";

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
export function sectOf(planet: Classical, longitudes: Longitudes): "day" | "night" {
  if (planet === "mercury") return isOriental("mercury", longitudes) ? "day" : "night";
  return planet === "sun" || planet === "jupiter" || planet === "saturn" ? "day" : "night";
}

/** Whether a planet rises before the Sun. */
export function isOriental(planet: Classical, longitudes: Longitudes): boolean {
  return signedDeg(longitudes.sun - longitudes[planet]) > 0;
}

export type SolarPhase = "free" | "underBeams" | "combust" | "cazimi";

/** How near the Sun a planet stands. */
export function solarPhaseOf(planet: Classical, longitudes: Longitudes): SolarPhase {
  const apart = Math.abs(signedDeg(longitudes[planet] - longitudes.sun));
  if (planet === "sun" || apart > BEAMS_DEG) return "free";
  return apart < 0.283 ? "cazimi" : apart < COMBUST_DEG ? "combust" : "underBeams";
}

/** Halb: in the hemisphere of its sect; hayz: in a sign of its gender as well. */
export function sectPlacement(
  sect: "day" | "night",
  isDay: boolean,
  above: boolean,
  longitudeDeg: number,
) {
  const halb = sect === "day" ? above === isDay : above !== isDay;
  const masculine = signOf(longitudeDeg).index % 2 === 0;
  return {
    ofSect: sect === (isDay ? "day" : "night"),
    halb,
    hayz: halb && masculine === (sect === "day"),
  };
}

export type Configuration =
  "conjunction" | "sextile" | "square" | "trine" | "opposition" | "aversion";
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
  return CLASSICAL.flatMap((a, i) =>
    CLASSICAL.slice(i + 1).map((b) => {
      const ahead = (signOf(longitudes[b]).index - signOf(longitudes[a]).index + 12) % 12;
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

/** One condition that a planet suffers or enjoys. */
export interface Condition {
  readonly by: Classical;
  readonly how: "conjunction" | "overcoming" | "ray" | "ruler" | "enclosure";
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
  const found: Condition[] = [];
  const malefic = agents === MALEFICS;
  for (const by of agents) {
    if (by === planet) continue;
    const apart = Math.abs(signedDeg(longitudes[by] - longitudes[planet]));
    const ahead = (signOf(longitudes[planet]).index - signOf(longitudes[by]).index + 12) % 12;
    if (apart <= CLOSE_DEG) found.push({ by, how: "conjunction" });
    if (ahead === 3 || (!malefic && ahead === 4)) found.push({ by, how: "overcoming" });
    const ray = malefic ? [90, 180] : [60, 120];
    if (ray.some((angle) => Math.abs(apart - angle) <= CLOSE_DEG)) found.push({ by, how: "ray" });
    if (RULERS[signOf(longitudes[planet]).index] === by && rulerCounts(by)) {
      found.push({ by, how: "ruler" });
    }
  }
  const enclosing = enclosedBy(planet, longitudes);
  if (enclosing && enclosing.every((one) => agents.includes(one))) {
    found.push({ by: enclosing[0]!, how: "enclosure" });
  }
  return found;
}

/** The neighbours on both sides, where both stand within 15°. */
function enclosedBy(planet: Classical, longitudes: Longitudes): readonly Classical[] | undefined {
  const others = CLASSICAL.filter((other) => other !== planet);
  const ahead = (other: Classical) => normalizeDeg(longitudes[other] - longitudes[planet]);
  const next = others.reduce((a, b) => (ahead(a) < ahead(b) ? a : b));
  const last = others.reduce((a, b) => (ahead(a) > ahead(b) ? a : b));
  if (next === last || ahead(next) > ENCLOSED_DEG || 360 - ahead(last) > ENCLOSED_DEG)
    return undefined;
  return [last, next];
}

/** Sign of the twelfth part: the sign's first degree and twelve times the degrees gone. */
export function twelfthPartOf(longitudeDeg: number): number {
  const sign = signOf(longitudeDeg);
  return normalizeDeg(sign.index * 30 + (normalizeDeg(longitudeDeg) % 30) * 12);
}

const CHALDEAN: readonly Classical[] = [
  "saturn",
  "jupiter",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
];

/** Lord of the single degree: Chaldean order from the lord of the sign. */
export function monomoiriaOf(longitudeDeg: number): Classical {
  const first = CHALDEAN.indexOf(RULERS[signOf(longitudeDeg).index]!);
  return CHALDEAN[(first + Math.floor(normalizeDeg(longitudeDeg) % 30)) % 7]!;
}
