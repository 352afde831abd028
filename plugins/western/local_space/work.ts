import type { Given } from "#sdk";
import { readNativity, requireAngles } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { separationOf } from "../core/sphere.ts";
import { round } from "../core/zodiac.ts";
import type { LocalSpaceAnswer } from "./answer.ts";
import type { Input } from "./input.ts";
import { horizontal, spotAlong, wayTo, windOf } from "./rules.ts";

export { drawCompass as picture } from "./picture.ts";

const NEAR_DEG = 5;

const KM_PER_DEGREE = 111.195;

export function run(chosen: Input, give: Given): LocalSpaceAnswer {
  const chart = requireAngles(readNativity(give.civil(), MODERN.ids, "wholeSign", chosen.parallax));
  const here = { latitude: chart.place.latitudeDeg, longitude: chart.place.longitudeDeg };
  const bodies = MODERN.ids.map((body) => ({
    body,
    ...horizontal(chart.positions[body]!, chart.houses.armcDeg, here.latitude),
  }));
  return {
    bodies: bodies.map(({ body, azimuthDeg, altitudeDeg }) => ({
      body,
      azimuthDeg: round(azimuthDeg, 4),
      altitudeDeg: round(altitudeDeg, 4),
      wind: windOf(azimuthDeg),
      line: Array.from({ length: 18 }, (_, i) => {
        const { latitude, longitude } = spotAlong(here, azimuthDeg, 10 * i);
        return { latitude: round(latitude, 3), longitude: round(longitude, 3) };
      }),
    })),
    targets: (chosen.targets ?? []).map(({ name = "", ...spot }) => {
      const { bearingDeg, arcDeg } = wayTo(here, spot);
      return {
        name,
        bearingDeg: round(bearingDeg, 3),
        kilometres: round(arcDeg * KM_PER_DEGREE, 0),
        wind: windOf(bearingDeg),
        near: bodies
          .map(({ body, azimuthDeg }) => {
            const apart = separationOf(azimuthDeg, bearingDeg);
            const behind = apart > 90;
            return { body, apartDeg: round(behind ? 180 - apart : apart, 3), behind };
          })
          .filter(({ apartDeg }) => apartDeg <= NEAR_DEG)
          .sort((a, b) => a.apartDeg - b.apartDeg),
      };
    }),
  };
}
