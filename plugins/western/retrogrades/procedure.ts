import { defineProcedure, wordsIn } from "#sdk";
import type { Modern } from "../core/points.ts";
import { readSpan, SPAN_REFUSALS } from "../core/span.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type RetrogradesAnswer } from "./answer.ts";
import { CONVENTIONS, input, TURNING } from "./input.ts";
import { drawRetrogrades } from "./picture.ts";
import { loopsOf, stationsOf } from "./rules.ts";
import type { RetrogradesWords } from "./words/en.ts";

/** A little over ten years. */
const MOST_DAYS = 3660;

/** Stations and retrograde loops of the planets in a span. */
export const retrogradesList = defineProcedure({
  name: "retrogrades.list",
  tradition: "western",
  words: wordsIn<RetrogradesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/retrogrades.svg",
  conventions: CONVENTIONS,
  refusals: SPAN_REFUSALS,
  input,
  output: answer,
  run(chosen): RetrogradesAnswer {
    const { fromUt, toUt, when } = readSpan(chosen, MOST_DAYS);
    const planets: readonly Modern[] = chosen.planets ?? TURNING;
    const shadow = (at: number) => (chosen.shadow === "longitudes" ? when(at) : null);
    const stations = planets.flatMap((planet) =>
      stationsOf(planet, fromUt, toUt).map((one) => ({ planet, ...one })),
    );
    const loops = planets.flatMap((planet) =>
      loopsOf(planet, fromUt, toUt).map((one) => ({ planet, ...one })),
    );
    return {
      stations: stations
        .sort((a, b) => a.julianDayUt - b.julianDayUt)
        .map(({ planet, turns, julianDayUt, longitudeDeg }) => ({
          planet,
          turns,
          ...when(julianDayUt),
          ...placeOf(longitudeDeg),
        })),
      loops: loops
        .sort((a, b) => a.retrograde.julianDayUt - b.retrograde.julianDayUt)
        .map(({ planet, retrograde, direct, shadowBegins, shadowEnds }) => ({
          planet,
          shadowBegins: shadow(shadowBegins),
          turnsRetrograde: when(retrograde.julianDayUt),
          turnsDirect: when(direct.julianDayUt),
          shadowEnds: shadow(shadowEnds),
          from: placeOf(retrograde.longitudeDeg),
          to: placeOf(direct.longitudeDeg),
          days: round(direct.julianDayUt - retrograde.julianDayUt, 2),
        })),
    };
  },
  picture: drawRetrogrades,
  examples: [
    {
      title: "Mercury in 1944",
      input: { from: "1944-01-01", to: "1944-12-31", planets: ["mercury"] },
      expect: {
        stations: [
          { turns: { id: "direct" }, longitudeDeg: 278.6456 },
          { turns: { id: "retrograde" }, longitudeDeg: 46.4152, sign: { id: "taurus" } },
          { turns: { id: "direct" }, longitudeDeg: 36.7771 },
          { turns: { id: "retrograde" }, longitudeDeg: 172.4724 },
          { turns: { id: "direct" }, longitudeDeg: 158.5158 },
          { turns: { id: "retrograde" }, longitudeDeg: 278.9602 },
        ],
      },
      tolerance: 0.001,
      source: "Swiss Ephemeris 2.10.03, searched for stations",
    },
  ],
  references: [
    { title: "Almagest", author: "Ptolemy", year: "2nd century", part: "XII" },
    { title: "Planets in Transit", author: "Robert Hand", year: "1976" },
  ],
});
