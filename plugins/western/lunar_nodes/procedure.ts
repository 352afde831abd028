import { defineProcedure, wordsIn } from "#sdk";
import { apparentPositionsOf, isWithinBody, osculatingOrbit, skyAt } from "#sky";
import { julianDayOfEpochMs, toTt } from "#time";
import { moonPassages, MOON_EVENT } from "../core/moon_course.ts";
import { drawPointTable } from "../core/picture/point_table.ts";
import { clockOf } from "../core/span.ts";
import { asin, cos, sin } from "../core/sphere.ts";
import { RADIAN } from "../core/nativity.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { SUN_BODY } from "../heliocentric/answer.ts";
import { answer, type NodesAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { meanElements } from "./mean.ts";
import type { NodesWords } from "./words/en.ts";

/** Longer than a month of any kind. */
const AHEAD_DAYS = 29;
/** Mean inclination of the Moon's orbit, degrees. */
const INCLINATION_DEG = 5.145396;
const POINTS = ["meanNode", "trueNode", "meanLilith", "trueLilith"] as const;

/** Nodes and apsides of the Moon and the planets. */
export const nodesLocate = defineProcedure({
  name: "nodes.locate",
  tradition: "western",
  words: wordsIn<NodesWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/nodes.svg",
  reads: "moment",
  needs: ["now"],
  conventions: CONVENTIONS,
  input,
  output: answer,
  run(chosen, give): NodesAnswer {
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
  },
  picture: ({ moon, planets }, { picture: { title, desc, names }, terms }, lang) =>
    drawPointTable("nodes", { lang, title, desc }, [
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
    ]),
  examples: [
    {
      title: "the beginning of July 1902",
      input: { date: "1902-07-01", time: "00:00", timezone: "UTC" },
      expect: {
        next: [
          { event: { id: "highest" }, declinationDeg: 19.336 },
          { event: { id: "perigee" } },
          { event: { id: "ascendingNode" }, longitudeDeg: 210.981 },
          { event: { id: "apogee" } },
          { event: { id: "lowest" }, declinationDeg: -19.296 },
          { event: { id: "descendingNode" }, longitudeDeg: 29.292 },
        ],
      },
      tolerance: 0.003,
      source: "Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Astronomical Algorithms", author: "Jean Meeus", year: "1998", part: "31, 50-52" },
  ],
});

/** The angle of the Moon's orbit to the equator by the place of its node. */
function steepnessOf(nodeDeg: number, obliquityDeg: number): number {
  const cosine =
    cos(obliquityDeg) * cos(INCLINATION_DEG) -
    sin(obliquityDeg) * sin(INCLINATION_DEG) * cos(nodeDeg);
  return 90 - asin(cosine);
}
