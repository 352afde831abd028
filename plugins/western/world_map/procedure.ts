import { defineProcedure, Refusal, wordsIn } from "#sdk";
import { siderealTimeDeg } from "#sky";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { toEquatorial } from "../core/sphere.ts";
import { round } from "../core/zodiac.ts";
import { answer, type MapAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { allCrossings, linesOf, rankPlace, type Bodies } from "./lines.ts";
import { drawMap } from "./picture.ts";
import type { MapWords } from "./words/en.ts";

const DEFAULT_ORB_KM = 700;

/** The lines of the world on which each planet stood on horizon or meridian at birth. */
export const astrocartographyCalculate = defineProcedure({
  name: "astrocartography.calculate",
  tradition: "western",
  words: wordsIn<MapWords>(import.meta),
  kind: "calculation",
  cost: 6,
  narrated: true,
  icon: "icons/astrocartography.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  run(chosen, give): MapAnswer {
    const civil = give.civil();
    if (!civil.timeKnown) throw new Refusal("birth-time-needed");
    const ids = chosen.bodies ?? MODERN.ids;
    const chart = readNativity(civil, ids, "wholeSign");
    const siderealDeg = siderealTimeDeg(chart.julianDayUt, chart.sky.frame);
    const bodies: Bodies = ids.flatMap((id) => {
      const position = chart.positions[id];
      if (!position) return [];
      const at =
        chosen.plane === "mundane"
          ? position
          : toEquatorial(position.longitudeDeg, 0, chart.obliquityDeg);
      return [[id, at] as const];
    });
    const { stepDeg = 1, orbKm = DEFAULT_ORB_KM, places = [] } = chosen;
    return {
      greenwichSiderealDeg: round(siderealDeg),
      lines: Object.fromEntries(bodies.map(([id, at]) => [id, linesOf(at, siderealDeg, stepDeg)])),
      crossings: allCrossings(bodies, siderealDeg),
      placeRanking: places
        .map((place) => rankPlace(place, bodies, siderealDeg, orbKm))
        .sort((a, b) => b.strength - a.strength),
      orbKm,
      unavailable: chart.unavailable,
    };
  },
  picture: drawMap,
  examples: [
    {
      title: "the Sun's meridian at 14:30 UT",
      input: {
        birthDate: "1990-06-10",
        birthTime: "14:30",
        timezone: "UTC",
        bodies: ["sun"],
        stepDeg: 10,
        places: [{ name: "Lisbon", latitude: 38.72, longitude: -9.14 }],
      },
      expect: {
        greenwichSiderealDeg: 116.1859,
        lines: { sun: { mcLongitude: -37.6587, icLongitude: 142.3413 } },
      },
      tolerance: 0.02,
      source: "Swiss Ephemeris 2.10.03; angles checked at sampled points",
    },
  ],
  references: [
    {
      title: "The Psychology of Astro*Carto*Graphy",
      author: "Jim Lewis and Kenneth Irving",
      year: "1997",
    },
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "13, 15" },
  ],
});
