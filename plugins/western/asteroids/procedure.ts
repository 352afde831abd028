import { defineProcedure, wordsIn } from "#sdk";
import { houseOf } from "#sky";
import { signAt } from "#lore";
import { ASPECTS, aspectsBetween, type Aspectable, type AspectKind } from "../core/aspects.ts";
import { pointsOfChart } from "../core/chart_view.ts";
import { CHART_REFUSALS, readNativity } from "../core/nativity.ts";
import { birthTimeOmittable, PLACE_OMITTABLE, signVerdict } from "../core/omission.ts";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { MODERN } from "../core/points.ts";
import { reportAspect } from "../core/shapes.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { answer, type AsteroidsAnswer } from "./answer.ts";
import { CONVENTIONS, input, MINOR, type Input } from "./input.ts";
import type { AsteroidsWords } from "./words/en.ts";

const ORB_DEG = 2;

/** Where the asteroids, the centaurs and the points of the lunar orbit stand in a birth. */
export const asteroidsLocate = defineProcedure({
  name: "asteroids.locate",
  tradition: "western",
  words: wordsIn<AsteroidsWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/asteroids.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  omittable: {
    birthTime: birthTimeOmittable({
      fields: MINOR.map((id) => `/signs/${id}`),
      verdictsOf: (given) => {
        const { bodies = MINOR } = given as unknown as Input;
        return Object.fromEntries(
          MINOR.map((id) => [`/signs/${id}`, bodies.includes(id) ? signVerdict(id) : () => null]),
        );
      },
    }),
    latitude: PLACE_OMITTABLE,
  },
  refusals: CHART_REFUSALS,
  input,
  output: answer,
  run(chosen, give): AsteroidsAnswer {
    const bodies = chosen.bodies ?? MINOR;
    const chart = readNativity(give.civil(), [...MODERN.ids, ...bodies], chosen.houseSystem);
    const { positions, houses } = chart;
    const served = bodies.flatMap((id) => (positions[id] ? [{ id, at: positions[id] }] : []));
    const minor = pointsOfChart(chart, bodies);
    const angles: readonly Aspectable[] = houses
      ? (["ascendant", "midheaven"] as const).map((id) => ({
          id,
          longitudeDeg: houses[`${id}Deg`],
          speed: 0,
        }))
      : [];
    // The Moon moves some thirteen degrees in a day of which the time is not known.
    const planets = pointsOfChart(
      chart,
      MODERN.ids.filter((id) => chart.timeKnown || id !== "moon"),
    );
    return {
      signs: Object.fromEntries(served.map(({ id, at }) => [id, signAt(at.longitudeDeg)])),
      bodies: served.map(({ id, at }) => ({
        body: id,
        ...placeOf(at.longitudeDeg),
        latitudeDeg: round(at.latitudeDeg),
        speedDegPerDay: round(at.longitudeSpeed),
        retrograde: at.longitudeSpeed < 0,
        house: houses && houseOf(at.longitudeDeg, houses.cuspsDeg),
      })),
      angles: houses && {
        ascendant: placeOf(houses.ascendantDeg),
        midheaven: placeOf(houses.midheavenDeg),
      },
      aspects: aspectsBetween(minor, [...planets, ...angles], orbFor)
        .map((one) => reportAspect(one, 4))
        .sort((a, b) => a.orbDeg - b.orbDeg),
      unavailable: chart.unavailable,
    };
  },
  picture: (result, { picture }, lang, captions) =>
    drawWheel({
      id: "asteroids",
      lang,
      title: picture.title,
      desc: picture.desc(result),
      caption: captionLines(captions[""]),
      legend: [picture.legend[0]!],
      cusps: null,
      ascendantDeg: result.angles?.ascendant.longitudeDeg ?? null,
      midheavenDeg: result.angles?.midheaven.longitudeDeg ?? null,
      bodies: result.bodies.map(({ body, longitudeDeg, retrograde }) => ({
        id: body,
        longitudeDeg,
        retrograde: retrograde && !body.endsWith("Node"),
      })),
      aspects: [],
    }),
  examples: [
    {
      title: "the sky of 8 September 1825",
      input: {
        birthDate: "1825-09-08",
        birthTime: "00:00",
        timezone: "UTC",
        bodies: ["ceres", "pallas"],
      },
      expect: { bodies: [{ longitudeDeg: 203.1669 }, { longitudeDeg: 200.9971 }] },
      tolerance: 0.002,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Asteroid Goddesses", author: "Demetra George and Douglas Bloch", year: "1986" },
  ],
});

function orbFor({ id, major }: AspectKind): number {
  return major && ASPECTS[id].angleDeg !== 60 ? ORB_DEG : 0;
}
