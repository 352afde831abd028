import { type Candidates, type Captions, type Given, type Lang, anyValue } from "#sdk";
import { houseOf } from "#sky";
import { signAt } from "#lore";
import { type Aspectable, type AspectKind, ASPECTS, aspectsBetween } from "../core/aspects.ts";
import { pointsOfChart } from "../core/chart_view.ts";
import { readNativity } from "../core/nativity.ts";
import { signVerdict, birthTimes } from "../core/birth_times.ts";
import { captionLines } from "../core/picture/caption.ts";
import { drawWheel } from "../core/picture/wheel.ts";
import { MODERN } from "../core/points.ts";
import { reportAspect } from "../core/shapes.ts";
import { placeOf, round } from "../core/zodiac.ts";
import type { AsteroidsAnswer } from "./answer.ts";
import { type Input, MINOR } from "./input.ts";
import type { AsteroidsWords } from "./words/en.ts";

const ORB_DEG = 2;

export function run(chosen: Input, give: Given): AsteroidsAnswer {
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
}

/** What is tried where it was left out. */
export const candidates: Readonly<Record<string, Candidates>> = {
  birthTime: birthTimes({
    verdictsOf: (given) => {
      const { bodies = MINOR } = given as unknown as Input;
      return Object.fromEntries(
        MINOR.map((id) => [`/signs/${id}`, bodies.includes(id) ? signVerdict(id) : () => null]),
      );
    },
  }),
  latitude: anyValue,
};

export function picture(
  result: AsteroidsAnswer,
  { picture }: AsteroidsWords,
  lang: Lang,
  captions: Captions,
) {
  return drawWheel({
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
  });
}

function orbFor({ id, major }: AspectKind): number {
  return major && ASPECTS[id].angleDeg !== 60 ? ORB_DEG : 0;
}
