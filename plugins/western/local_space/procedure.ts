import { defineProcedure, wordsIn } from "#sdk";
import { ANGLE_REFUSALS, readNativity, requireAngles } from "../core/nativity.ts";
import { MODERN } from "../core/points.ts";
import { separationOf } from "../core/sphere.ts";
import { round } from "../core/zodiac.ts";
import { answer, type LocalSpaceAnswer } from "./answer.ts";
import { CONVENTIONS, input } from "./input.ts";
import { drawCompass } from "./picture.ts";
import { horizontal, spotAlong, wayTo, windOf } from "./rules.ts";
import type { LocalSpaceWords } from "./words/en.ts";

const NEAR_DEG = 5;
const KM_PER_DEGREE = 111.195;

/** The directions of the planets from a place. */
export const localSpaceChart = defineProcedure({
  name: "localSpace.chart",
  tradition: "western",
  words: wordsIn<LocalSpaceWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/local_space.svg",
  reads: "birth",
  conventions: CONVENTIONS,
  refusals: ANGLE_REFUSALS,
  input,
  output: answer,
  run(chosen, give): LocalSpaceAnswer {
    const chart = requireAngles(
      readNativity(give.civil(), MODERN.ids, "wholeSign", chosen.parallax),
    );
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
  },
  picture: drawCompass,
  examples: [
    {
      title: "the horizon of Mumbai",
      input: {
        birthDate: "1834-02-04",
        birthTime: "00:49",
        timezone: "UTC",
        latitude: 19.076,
        longitude: 72.8777,
        targets: [{ name: "Delhi", latitude: 28.61, longitude: 77.21 }],
      },
      expect: { targets: [{ wind: { id: "nne" } }] },
      source: "Delhi lies north by east of Mumbai; azimuths by Swiss Ephemeris 2.10.03",
    },
  ],
  references: [
    { title: "Local Space: Relocation Astrology", author: "Michael Erlewine", year: "1978" },
  ],
});
