import type { Give, Lang } from "#sdk";
import { apparentPositionsOf, isWithinBody, osculatingOrbit, skyAt } from "#sky";
import { julianDayOfEpochMs, toTt } from "#time";
import { MOON_EVENT, moonPassages } from "../core/moon_course.ts";
import { drawPointTable } from "../core/picture/point_table.ts";
import { clockOf } from "../core/span.ts";
import { asin, cos, sin } from "../core/sphere.ts";
import { RADIAN } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { SUN_BODY } from "../heliocentric/answer.ts";
import type { NodesAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { meanElements } from "./mean.ts";
import type { NodesWords } from "./words/en.ts";

/** Longer than a month of any kind. */
const AHEAD_DAYS = 29;

/** Mean inclination of the Moon's orbit, degrees. */
const INCLINATION_DEG = 5.145396;

const POINTS = ["meanNode", "trueNode", "meanLilith", "trueLilith"] as const;

export function run(chosen: Input, give: Give<"now">): NodesAnswer {
  const julianDayUt =
    chosen.date === undefined ? julianDayOfEpochMs(give.now) : give.civil().julianDayUt;
  const sky = skyAt(toTt(julianDayUt));
  const { positions } = apparentPositionsOf(sky, POINTS);
  const place = (id: (typeof POINTS)[number]) => placeOf(positions[id]!.longitudeDeg);
  const when = clockOf(chosen.timezone);
  const ahead = moonPassages(julianDayUt, julianDayUt + AHEAD_DAYS);
  const next = MOON_EVENT.ids.flatMap((event) => ahead.find((one) => one.event === event) ?? []);
  return {
    moon: {
      meanNode: place("meanNode"),
      trueNode: place("trueNode"),
      meanApogee: place("meanLilith"),
      trueApogee: place("trueLilith"),
      steepness: round(
        steepnessOf(positions.meanNode!.longitudeDeg, sky.frame.trueObliquity * RADIAN),
        3,
      ),
    },
    next: next
      .sort((a, b) => a.julianDayUt - b.julianDayUt)
      .map(({ event, julianDayUt: at, longitudeDeg, declinationDeg, distanceKm }) => ({
        event,
        ...when(at),
        ...placeOf(longitudeDeg),
        declinationDeg: round(declinationDeg, 4),
        distanceKm: round(distanceKm, 0),
      })),
    planets: SUN_BODY.ids
      .filter((body) => body === "earth" || isWithinBody(body, sky.julianDayTt))
      .map((body) => {
        const orbit = osculatingOrbit(sky, body);
        const mean = meanElements(body, sky.julianDayTt);
        const at = (deg: number | null) => (deg === null ? null : placeOf(deg));
        return {
          body,
          node: body === "earth" ? null : placeOf(orbit.ascendingNodeDeg),
          perihelion: placeOf(orbit.perihelionDeg),
          meanNode: at(mean.nodeDeg),
          meanPerihelion: at(mean.perihelionDeg),
          inclinationDeg: round(orbit.inclinationDeg),
          eccentricity: round(orbit.eccentricity),
          semiMajorAxisAu: round(orbit.semiMajorAxisAu),
        };
      }),
  };
}

export function picture(
  { moon, planets }: NodesAnswer,
  { picture: { title, desc, names }, terms }: NodesWords,
  lang: Lang,
) {
  return drawPointTable("nodes", { lang, title, desc }, [
    ...(["meanNode", "trueNode", "meanApogee", "trueApogee"] as const).map((id) => ({
      name: names[id],
      ...moon[id],
      house: null,
      lord: null,
    })),
    ...planets.flatMap(({ body, node, perihelion }) => [
      ...(node
        ? [{ name: `${terms.sunBody[body]} ${names.node}`, ...node, house: null, lord: null }]
        : []),
      {
        name: `${terms.sunBody[body]} ${names.perihelion}`,
        ...perihelion,
        house: null,
        lord: null,
      },
    ]),
  ]);
}

/** The angle of the Moon's orbit to the equator by the place of its node. */
function steepnessOf(nodeDeg: number, obliquityDeg: number): number {
  const cosine =
    cos(obliquityDeg) * cos(INCLINATION_DEG) -
    sin(obliquityDeg) * sin(INCLINATION_DEG) * cos(nodeDeg);
  return 90 - asin(cosine);
}
