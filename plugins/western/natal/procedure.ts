import { byBirth, defineProcedure, wordsIn } from "#sdk";
import { houseOf, normalizeDeg, type Body } from "#sky";
import { CLASSICAL, type Classical, type Sign } from "#lore";
import { aspectsAmong, type Aspectable, type OrbTable } from "../core/aspects.ts";
import { lilithBody, nodeBody, offsetOfInput, zodiacOf } from "../core/conventions.ts";
import { dispositorsOf, mutualReceptions } from "../core/dignities.ts";
import { reportHouses, shiftedCusps } from "../core/houses.ts";
import { lunarPhaseOf } from "../core/lunar_phase.ts";
import { ANGLE_REFUSALS, readNativity, type Nativity } from "../core/nativity.ts";
import {
  ascendantVerdict,
  birthTimeOmittable,
  phaseVerdict,
  PLACE_OMITTABLE,
  sectVerdict,
  signVerdict,
} from "../core/omission.ts";
import { findPatterns, shapeOf } from "../core/patterns.ts";
import { MODERN, type Modern } from "../core/points.ts";
import { reportAspect } from "../core/shapes.ts";
import { round } from "../core/zodiac.ts";
import { moonRange, reportAngles, rulerOf } from "./angles.ts";
import { answer, type NatalAnswer } from "./answer.ts";
import { balancesOf } from "./balances.ts";
import { reportBody } from "./bodies.ts";
import { CONVENTIONS, input, type Input } from "./input.ts";
import { drawNatalWheel } from "./picture.ts";
import { weighChart } from "./weighs.ts";
import type { NatalWords } from "./words/en.ts";

/** The chart of a birth: positions, houses, aspects, dignities and the figures they draw. */
export const astrologyCalculate = defineProcedure({
  name: "astrology.calculate",
  tradition: "western",
  words: wordsIn<NatalWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/chart.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: [
        ...MODERN.ids.map((id) => `/signs/${id}`),
        "/signs/ascendant",
        "/sect",
        "/lunarPhase/phase",
        "/chartRuler",
      ],
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
    latitude: PLACE_OMITTABLE,
  },
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  run(chosen, give): NatalAnswer {
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
  },
  asks: byBirth,
  weighs: { origin: "tally", read: weighChart },
  picture: drawNatalWheel,
  examples: [
    {
      title: "a morning in Tampa, 10 June 1990",
      input: {
        birthDate: "1990-06-10",
        birthTime: "10:30",
        timezone: "America/New_York",
        latitude: 27.95,
        longitude: -82.46,
        bodies: ["meanNode"],
      },
      expect: {
        bodies: [
          { body: { id: "sun" }, longitudeDeg: 79.452, sign: { id: "gemini" }, house: 11 },
          { body: { id: "moon" }, longitudeDeg: 283.2836, sign: { id: "capricorn" }, house: 6 },
          { body: { id: "mercury" }, longitudeDeg: 57.8469 },
          { body: { id: "venus" }, longitudeDeg: 43.0313 },
          { body: { id: "mars" }, longitudeDeg: 7.5086 },
          { body: { id: "jupiter" }, longitudeDeg: 104.8358 },
          { body: { id: "saturn" }, longitudeDeg: 294.3062, retrograde: true },
          { body: { id: "uranus" }, longitudeDeg: 278.3525 },
          { body: { id: "neptune" }, longitudeDeg: 283.8369 },
          { body: { id: "pluto" }, longitudeDeg: 225.5046 },
          { body: { id: "meanNode" }, longitudeDeg: 309.9571 },
        ],
        angles: { ascendant: { longitudeDeg: 130.9012 }, midheaven: { longitudeDeg: 36.0406 } },
        sect: { id: "day" },
        lunarPhase: { phase: { id: "full" } },
      },
      tolerance: 0.01,
      source: "Swiss Ephemeris 2.10.03, apparent places and Placidus cusps",
    },
    {
      title: "north of the polar circle Placidus gives way to Porphyry and says so",
      input: {
        birthDate: "2000-01-01",
        birthTime: "12:00",
        timezone: "UTC",
        latitude: 69.65,
        longitude: 18.96,
      },
      expect: {
        houses: { system: { id: "placidus" }, used: { id: "porphyry" } },
        sect: { id: "night" },
      },
      source:
        "Swiss Ephemeris returns Porphyry cusps beyond 66.5°; Tromsø has polar night until 15 January",
    },
  ],
  references: [
    { title: "Tetrabiblos", author: "Claudius Ptolemy", year: "2nd century", part: "I" },
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998" },
    {
      title: "Christian Astrology",
      author: "William Lilly",
      year: "1647",
      part: "pp. 101-115, dignities",
    },
    {
      title: "The Guide to Horoscope Interpretation",
      author: "Marc Edmund Jones",
      year: "1941",
      part: "shapes of the whole chart",
    },
  ],
});

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
