import { defineProcedure, wordsIn } from "#sdk";
import { ayanamsaOf, normalizeDeg, skyAt, type AyanamsaDefinition } from "#sky";
import { GRAHA_IDS } from "../core/grahas.ts";
import { round, siderealSkyAt, utcOf } from "../core/positions.ts";
import { signIdAt, signIndexOf } from "../core/signs.ts";
import { answer, COMPARED, type CompareAnswer } from "./answer.ts";
import { input } from "./input.ts";
import { drawCompare } from "./picture.ts";
import type { CompareWords } from "./words/en.ts";

/**
 * Two of Lahiri's values that the sky library does not name, at J2000: of the ephemeris of 1940, and with Chitra at 180° in
 * the year 285.
 */
const FURTHER: Readonly<Record<"lahiri1940" | "lahiriVP285", AyanamsaDefinition>> = {
  lahiri1940: { atJ2000Deg: 23.8423242 },
  lahiriVP285: { atJ2000Deg: 23.8634769 },
};

/** Values of the ayanamsas at an instant, and what they do to the grahas. */
export const ayanamsaCompare = defineProcedure({
  name: "ayanamsa.compare",
  tradition: "vedic",
  words: wordsIn<CompareWords>(import.meta),
  kind: "calculation",
  cost: 1,
  icon: "icons/samvatsara.svg",
  reads: "moment",
  needs: ["now"],
  input,
  output: answer,
  run(_, give): CompareAnswer {
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
  },
  picture: drawCompare,
  examples: [
    {
      title: "22 April 2012, 22:00 UT",
      input: { date: "2012-04-22", time: "22:00", timezone: "UTC" },
      expect: { at: "2012-04-22T22:00:00Z" },
      source: "Swiss Ephemeris 2.10.03: Lahiri 24.02902, Raman 22.58272, Fagan-Bradley 24.91223",
    },
  ],
  references: [
    { title: "Report of the Calendar Reform Committee", year: "1955" },
    { title: "Indian Astronomical Ephemeris", year: "1989" },
  ],
});
