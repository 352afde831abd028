import { type Candidates, type Given, anyValue } from "#sdk";
import { type Body, houseOf, normalizeDeg } from "#sky";
import { CLASSICAL, type Classical, type Sign } from "#lore";
import { type Aspectable, aspectsAmong, type OrbTable } from "../core/aspects.ts";
import { lilithBody, nodeBody, offsetOfInput, zodiacOf } from "../core/conventions.ts";
import { dispositorsOf, mutualReceptions } from "../core/dignities.ts";
import { reportHouses, shiftedCusps } from "../core/houses.ts";
import { lunarPhaseOf } from "../core/lunar_phase.ts";
import { type Nativity, readNativity } from "../core/nativity.ts";
import {
  ascendantVerdict,
  phaseVerdict,
  sectVerdict,
  signVerdict,
  birthTimes,
} from "../core/birth_times.ts";
import { findPatterns, shapeOf } from "../core/patterns.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { reportAspect } from "../core/shapes.ts";
import { round } from "../core/zodiac.ts";
import { moonRange, reportAngles, rulerOf } from "./angles.ts";
import type { NatalAnswer } from "./answer.ts";
import { balancesOf } from "./balances.ts";
import { reportBody } from "./bodies.ts";
import type { Input } from "./input.ts";

export { drawNatalWheel as picture } from "./picture.ts";
export { weighChart as weigh } from "./weighs.ts";

export function run(chosen: Input, give: Given): NatalAnswer {
  const bodies = bodiesOf(chosen);
  const chart = readNativity(give.civil(), bodies, chosen.houseSystem, chosen.parallax);
  const { kind, ayanamsa, offsetDeg } = zodiacOf(chart.sky, chosen.zodiac, chosen.ayanamsa);
  const cusps = chart.houses && shiftedCusps(chart.houses, offsetDeg);
  const { bounds, triplicity, peregrine } = chosen;
  const school = { bounds, triplicity, peregrine };
  const context = { offsetDeg, cusps, isDay: chart.isDay, school };
  const reported = bodies.flatMap((id) => {
    const position = chart.positions[id];
    return position ? [reportBody(id, position, context)] : [];
  });
  const longitudes = Object.fromEntries(reported.map((one) => [one.body, one.longitudeDeg]));
  const modern = pick<Modern>(longitudes, MODERN.ids);
  const classical = pick<Classical>(longitudes, CLASSICAL.ids);
  const points = aspectables(chart, reported, offsetDeg);
  const aspects = aspectsAmong(points, chosen.orbProfile, chosen.orbs as OrbTable | undefined);
  const angles = chart.houses && reportAngles(chart.houses, offsetDeg);
  const { shape, emptyArcDeg } = shapeOf(Object.values(modern));
  return {
    zodiac: { kind, ayanamsa, ayanamsaDeg: ayanamsa && round(offsetDeg) },
    bodies: reported,
    unavailable: chart.unavailable,
    signs: {
      ...Object.fromEntries(reported.map(({ body, sign }) => [body, sign])),
      ...(angles ? { ascendant: angles.ascendant.sign } : {}),
    },
    moonRange: chart.timeKnown ? null : moonRange(chart, offsetDeg),
    angles,
    houses: chart.houses && reportHouses(chart.houses, offsetDeg),
    sect: chart.isDay === null ? null : chart.isDay ? "day" : "night",
    aspects: aspects.map((one) => reportAspect(one)),
    patterns: findPatterns(modern, aspects),
    shape: { shape, emptyArcDeg: round(emptyArcDeg) },
    balances: balancesOf(modern, cusps && housesOf(modern, cusps)),
    lunarPhase: lunarPhaseOf(modern.sun, modern.moon),
    dispositors: dispositorsOf(classical),
    receptions: mutualReceptions(classical),
    chartRuler: rulerOf(angles && angles.ascendant.sign),
  };
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({
    verdictsOf: (given) => {
      const offset = offsetOfInput(given);
      const ascendant = ascendantVerdict(offset);
      return {
        ...Object.fromEntries(MODERN.ids.map((id) => [`/signs/${id}`, signVerdict(id, offset)])),
        "/signs/ascendant": ascendant,
        "/sect": sectVerdict,
        "/lunarPhase/phase": phaseVerdict,
        "/chartRuler": (at) => rulerOf(ascendant(at) as Sign | null),
      };
    },
  }),
  latitude: anyValue,
};

function bodiesOf(chosen: Input): readonly Body[] {
  const more = chosen.bodies ?? [nodeBody(chosen.node), lilithBody(chosen.lilith), "chiron"];
  return [...new Set<Body>([...MODERN.ids, ...more])];
}

function pick<Id extends string>(from: Readonly<Record<string, number>>, ids: readonly Id[]) {
  const kept = ids.flatMap((id) => (from[id] === undefined ? [] : [[id, from[id]] as const]));
  return Object.fromEntries(kept) as Record<Id, number>;
}

function housesOf(longitudes: Readonly<Record<Modern, number>>, cusps: readonly number[]) {
  const placed = Object.entries(longitudes).map(([id, at]) => [id, houseOf(at, cusps)] as const);
  return Object.fromEntries(placed) as Record<Modern, number>;
}

function aspectables(
  chart: Nativity,
  reported: readonly {
    readonly body: Body;
    readonly longitudeDeg: number;
    readonly speedDegPerDay: number;
  }[],
  offsetDeg: number,
): readonly Aspectable[] {
  const moving = reported.map(({ body: id, longitudeDeg, speedDegPerDay: speed }) => ({
    id,
    longitudeDeg,
    speed,
  }));
  if (!chart.houses) return moving;
  const { ascendantDeg, midheavenDeg } = chart.houses;
  return [
    ...moving,
    { id: "ascendant", longitudeDeg: normalizeDeg(ascendantDeg - offsetDeg), speed: 0 },
    { id: "midheaven", longitudeDeg: normalizeDeg(midheavenDeg - offsetDeg), speed: 0 },
  ];
}
