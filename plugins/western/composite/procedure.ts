import { byPair, defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
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
  work: () => import("./work.ts"),
  asks: byPair,
  weighs: "none",
  pictured: true,
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
