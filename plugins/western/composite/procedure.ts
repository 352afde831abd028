import { byPair, defineProcedure, wordsIn } from "#sdk";
import { houseOf, type Body } from "#sky";
import { domicileLordOf, signAt } from "#lore";
import { aspectsAmong, type Aspectable } from "../core/aspects.ts";
import { nodeBody } from "../core/conventions.ts";
import { CHART_REFUSALS, readNativity, utcOf, type Nativity } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { reportAspect } from "../core/shapes.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type CompositeAnswer } from "./answer.ts";
import { davisonChart, joinedOf, midpointChart, type Joined } from "./charts.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawComposite } from "./picture.ts";
import type { CompositeWords } from "./words/en.ts";

/** One chart of two people. */
export const compositeChart = defineProcedure({
  name: "composite.chart",
  tradition: "western",
  words: wordsIn<CompositeWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/match.svg",
  reads: "births",
  conventions: CONVENTIONS,
  refusals: CHART_REFUSALS,
  input,
  output: answer,
  run({ method, houses: school, houseSystem, node }, give): CompositeAnswer {
    const bodies: readonly Body[] = [...MODERN.ids, nodeBody(node)];
    const chartOf = (who: "a" | "b") => readNativity(give.civil(who), bodies, houseSystem);
    const [a, b] = [chartOf("a"), chartOf("b")];
    const middle = method === "davison" ? davisonChart(a, b, bodies, houseSystem) : null;
    const joined = middle ? joinedOf(middle, bodies) : midpointChart(a, b, bodies, school);
    return {
      method,
      timesKnown: { a: a.timeKnown, b: b.timeKnown },
      ...reportJoined(joined, middle !== null),
      davison: middle && reportMiddle(middle),
      unavailable: middle ? middle.unavailable : [...a.unavailable, ...b.unavailable],
    };
  },
  asks: byPair,
  weighs: { origin: "none", read: () => ({ score: null, testimonies: [] }) },
  picture: drawComposite,
  examples: [
    {
      title: "midpoints of a birth in Paris and one in Cape Town",
      input: {
        a: {
          birthDate: "2039-02-16",
          birthTime: "10:16",
          timezone: "UTC",
          latitude: 48.8566,
          longitude: 2.3522,
        },
        b: {
          birthDate: "2044-08-07",
          birthTime: "16:48",
          timezone: "UTC",
          latitude: -33.9249,
          longitude: 18.4241,
        },
      },
      expect: {
        bodies: [
          { body: { id: "sun" }, longitudeDeg: 51.703 },
          { body: { id: "moon" }, longitudeDeg: 272.2084 },
          { body: { id: "mercury" }, longitudeDeg: 65.4438 },
          { body: { id: "venus" }, longitudeDeg: 43.3076 },
          { body: { id: "mars" }, longitudeDeg: 250.157 },
          { body: { id: "jupiter" }, longitudeDeg: 223.275 },
          { body: { id: "saturn" }, longitudeDeg: 205.8371 },
          { body: { id: "uranus" }, longitudeDeg: 128.7897 },
          { body: { id: "neptune" }, longitudeDeg: 36.9114 },
          { body: { id: "pluto" }, longitudeDeg: 327.9086 },
          { body: { id: "meanNode" }, longitudeDeg: 35.3506 },
        ],
        angles: {
          ascendant: { longitudeDeg: 11.8634 },
          midheaven: { longitudeDeg: 265.0765 },
        },
      },
      tolerance: 0.01,
      source: "Middles of positions of the Swiss Ephemeris 2.10.03, and the program caelus",
    },
    {
      title: "the same two by Davison",
      input: {
        method: "davison",
        a: {
          birthDate: "2039-02-16",
          birthTime: "10:16",
          timezone: "UTC",
          latitude: 48.8566,
          longitude: 2.3522,
        },
        b: {
          birthDate: "2044-08-07",
          birthTime: "16:48",
          timezone: "UTC",
          latitude: -33.9249,
          longitude: 18.4241,
        },
      },
      expect: {
        davison: { utc: "2041-11-12T01:32:00Z", latitude: 7.4658, longitude: 10.3881 },
        angles: {
          ascendant: { longitudeDeg: 174.7938 },
          midheaven: { longitudeDeg: 85.3647 },
        },
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03 at the middle of time and place, and the program caelus",
    },
  ],
  references: [
    { title: "Planets in Composite", author: "Robert Hand", year: "1975" },
    { title: "Synastry", author: "Ronald Davison", year: "1977" },
    { title: "The Composite Chart", author: "John Townley", year: "1974" },
  ],
});

function reportJoined({ points, houses }: Joined, moves: boolean) {
  const angles: readonly Aspectable[] = houses
    ? [
        { id: "ascendant", longitudeDeg: houses.ascendantDeg, speed: 0 },
        { id: "midheaven", longitudeDeg: houses.midheavenDeg, speed: 0 },
      ]
    : [];
  const rising = houses && signAt(houses.ascendantDeg);
  return {
    bodies: points.map(({ id, longitudeDeg, speed }) => ({
      body: id as Body,
      ...placeOf(longitudeDeg),
      house: houses && houseOf(longitudeDeg, houses.cuspsDeg),
      retrograde: moves ? speed < 0 : null,
    })),
    angles: houses && {
      ascendant: placeOf(houses.ascendantDeg),
      midheaven: placeOf(houses.midheavenDeg),
    },
    houses: houses && reportCusps(houses),
    ruler: rising && domicileLordOf(rising),
    aspects: aspectsAmong([...points, ...angles], "modern").map((one) => reportAspect(one)),
  };
}

function reportCusps({ system, used, cuspsDeg }: NonNullable<Joined["houses"]>) {
  return {
    system,
    used,
    substitution:
      system === used ? null : ({ code: "polarHouses", with: { system, used } } as const),
    cusps: cuspsDeg.map((cusp, i) => ({ house: i + 1, ...placeOf(cusp) })),
  };
}

function reportMiddle({ julianDayUt, place }: Nativity) {
  return {
    utc: utcOf(julianDayUt),
    julianDayUt: round(julianDayUt, 6),
    latitude: place && round(place.latitudeDeg, 4),
    longitude: place && round(place.longitudeDeg, 4),
  };
}
