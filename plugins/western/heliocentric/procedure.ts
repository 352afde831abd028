import { defineProcedure, wordsIn } from "#sdk";
import { heliocentricPosition, isWithinBody, osculatingOrbit, type Sky } from "#sky";
import { ASPECTS } from "../core/aspects.ts";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { requireTime } from "../core/return_chart.ts";
import { separationOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, SUN_BODY, type HeliocentricAnswer, type SunBody } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawHeliocentric } from "./picture.ts";
import type { HeliocentricWords } from "./words/en.ts";

const ORB_DEG = 3;

/** The planets as the Sun sees them. */
export const heliocentricChart = defineProcedure({
  name: "heliocentric.chart",
  tradition: "western",
  words: wordsIn<HeliocentricWords>(import.meta),
  kind: "calculation",
  cost: 2,
  icon: "icons/heliocentric.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: [...CHART_REFUSALS, "birth-time-needed"],
  input,
  output: answer,
  run(_, give): HeliocentricAnswer {
    const chart = readNativity(give.civil(), ["sun"], "wholeSign");
    requireTime(chart);
    const { sky } = chart;
    const bodies = SUN_BODY.ids
      .filter((body) => isServed(body, sky))
      .map((body) => {
        const position = heliocentricPosition(sky, body);
        const { ascendingNodeDeg, perihelionDeg } = osculatingOrbit(sky, body);
        return {
          body,
          ...placeOf(position.longitudeDeg),
          latitudeDeg: round(position.latitudeDeg),
          distanceAu: round(position.distanceAu),
          speedDegPerDay: round(position.longitudeSpeed),
          node: body === "earth" ? null : placeOf(ascendingNodeDeg),
          perihelion: placeOf(perihelionDeg),
        };
      });
    return {
      bodies,
      aspects: aspectsOf(bodies),
      unavailable: SUN_BODY.ids.filter((body) => !isServed(body, sky)),
    };
  },
  picture: drawHeliocentric,
  examples: [
    {
      title: "the planets about the Sun at the opening of 2000",
      input: { birthDate: "2000-01-01", birthTime: "12:00", timezone: "UTC" },
      expect: { unavailable: [] },
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    {
      title: "Revolutionizing Astrology with Heliocentric",
      author: "T. Patrick Davis",
      year: "1980",
    },
  ],
});

function isServed(body: SunBody, { julianDayTt }: Sky): boolean {
  return body === "earth" || isWithinBody(body, julianDayTt);
}

function aspectsOf(bodies: readonly { readonly body: SunBody; readonly longitudeDeg: number }[]) {
  return bodies
    .flatMap((a, i) =>
      bodies.slice(i + 1).flatMap((b) => {
        const apart = separationOf(a.longitudeDeg, b.longitudeDeg);
        return Object.values(ASPECTS).flatMap(({ id, angleDeg, major }) => {
          const orbDeg = Math.abs(apart - angleDeg);
          return major && orbDeg <= ORB_DEG
            ? [{ a: a.body, b: b.body, aspect: id, orbDeg: round(orbDeg, 4) }]
            : [];
        });
      }),
    )
    .sort((x, y) => x.orbDeg - y.orbDeg);
}
