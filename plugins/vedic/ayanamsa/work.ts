import type { Give, InputOf } from "#sdk";
import { type AyanamsaDefinition, ayanamsaOf, normalizeDeg, skyAt } from "#sky";
import { GRAHA_IDS } from "../core/grahas.ts";
import { round, siderealSkyAt, utcOf } from "../core/positions.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import { type CompareAnswer, COMPARED } from "./answer.ts";
import type { input } from "./input.ts";

export { drawCompare as picture } from "./picture.ts";

/**
 * Two of Lahiri's values that the sky library does not name, at J2000: of the ephemeris of 1940, and with Chitra at 180° in
 * the year 285.
 */
const FURTHER: Readonly<Record<"lahiri1940" | "lahiriVP285", AyanamsaDefinition>> = {
  lahiri1940: { atJ2000Deg: 23.8423242 },
  lahiriVP285: { atJ2000Deg: 23.8634769 },
};

export function run(_: InputOf<typeof input>, give: Give<"now">): CompareAnswer {
  const { julianDayTt, julianDayUt } = give.civil();
  const sky = skyAt(julianDayTt);
  const of = (name: (typeof COMPARED)[number]) =>
    ayanamsaOf(sky, name in FURTHER ? FURTHER[name as keyof typeof FURTHER] : (name as "lahiri"));
  const { longitudes, ayanamsaDeg } = siderealSkyAt(julianDayTt, "lahiri", "mean", "apparent");
  const lahiri = of("lahiri");
  const placed = (trueDeg: number, id: (typeof GRAHA_IDS)[number]) =>
    normalizeDeg(longitudes[id] + ayanamsaDeg - trueDeg);
  return {
    at: utcOf(julianDayUt),
    moonTropicalDeg: round(normalizeDeg(longitudes.moon + ayanamsaDeg)),
    definitions: COMPARED.map((definition) => {
      const { meanDeg, trueDeg } = of(definition);
      const moon = placed(trueDeg, "moon");
      return {
        definition,
        meanDeg: round(meanDeg),
        trueDeg: round(trueDeg),
        fromLahiriMinutes: round((meanDeg - lahiri.meanDeg) * 60, 3),
        moonSign: signIdAt(signIndexOf(moon)),
        moonDegree: round(moon % 30, 4),
        changed: GRAHA_IDS.filter(
          (id) => signIndexOf(placed(trueDeg, id)) !== signIndexOf(longitudes[id]),
        ),
      };
    }),
  };
}
