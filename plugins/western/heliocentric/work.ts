import type { Given } from "#sdk";
import { heliocentricPosition, isWithinBody, osculatingOrbit, type Sky } from "#sky";
import { ASPECTS } from "../core/aspects.ts";
import { readNativity } from "../core/nativity.ts";
import { requireTime } from "../core/return_chart.ts";
import { separationOf } from "../core/sphere.ts";
import { placeOf, round } from "../core/zodiac.ts";
import { type HeliocentricAnswer, SUN_BODY, type SunBody } from "./answer.ts";
import type { Input } from "./input.ts";

export { drawHeliocentric as picture } from "./picture.ts";

const ORB_DEG = 3;

export function run(_: Input, give: Given): HeliocentricAnswer {
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
}

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
