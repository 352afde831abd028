import { defineProcedure, wordsIn } from "#sdk";
import { CHART_REFUSALS } from "../core/nativity.ts";
import { answer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import type { UranianWords } from "./words/en.ts";

/** The eight Hamburg points with the planets on the dial. */
export const uranianChart = defineProcedure({
  name: "uranian.chart",
  tradition: "uranian",
  words: wordsIn<UranianWords>(import.meta),
  kind: "calculation",
  cost: 7,
  icon: "icons/uranian.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  work: () => import("./work.ts"),
  pictured: true,
  examples: [
    {
      title: "the Hamburg points of 27 March 2009",
      input: { birthDate: "2009-03-27", birthTime: "16:29", timezone: "UTC", orbDeg: 0.5 },
      expect: {
        points: [
          { point: { id: "ariesPoint" }, longitudeDeg: 0 },
          { point: { id: "pluto" }, longitudeDeg: 273.2832 },
          { point: { id: "kronos" }, longitudeDeg: 93.5909 },
          { point: { id: "mercury" }, longitudeDeg: 3.6286 },
          { point: { id: "sun" }, longitudeDeg: 7.139 },
          { point: { id: "venus" }, longitudeDeg: 7.3354 },
          { point: { id: "zeus" }, longitudeDeg: 191.9531 },
          { point: { id: "moon" }, longitudeDeg: 19.8791 },
          { point: { id: "vulkanus" }, longitudeDeg: 114.6338 },
          { point: { id: "apollon" }, longitudeDeg: 206.5736 },
          { point: { id: "meanNode" }, longitudeDeg: 306.4253 },
          { point: { id: "poseidon" }, longitudeDeg: 218.7901 },
          { point: { id: "jupiter" }, longitudeDeg: 318.2788 },
          { point: { id: "admetos" }, longitudeDeg: 54.532 },
          { point: { id: "neptune" }, longitudeDeg: 325.4651 },
          { point: { id: "mars" }, longitudeDeg: 339.8259 },
          { point: { id: "saturn" }, longitudeDeg: 166.9255 },
          { point: { id: "cupido" }, longitudeDeg: 257.2727 },
          { point: { id: "uranus" }, longitudeDeg: 353.4369 },
          { point: { id: "hades" }, longitudeDeg: 86.8111 },
        ],
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03, in the order of the dial of 90°",
    },
  ],
  references: [
    { title: "Regelwerk für Planetenbilder", author: "A. Witte and L. Lefeldt", year: "1928" },
  ],
});
