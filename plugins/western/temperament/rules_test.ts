import { expect, test } from "bun:test";
import { resolveCivil } from "#time";
import { CLASSICAL } from "#lore";
import { readNativity, requireAngles } from "../core/nativity.ts";
import { countOf, testimoniesOf } from "./rules.ts";

/**
 * Births and what flatlib's protocol of temperament counts of them on Swiss Ephemeris 2.10.03: sanguine, choleric,
 * melancholic, phlegmatic.
 */
const FLATLIB = [
  ["1990-06-10", "14:30", 27.95, -82.46, [4, 3, 5, 1]],
  ["1987-03-13", "17:00", 38.5, -8.9, [4, 2, 3, 1]],
  ["1955-11-28", "03:20", 51.5, -0.12, [2, 4, 3, 0]],
  ["1972-08-03", "22:45", 40.71, -74, [2, 3, 2, 1]],
  ["2001-01-19", "09:10", -33.87, 151.21, [3, 2, 3, 6]],
  // flatlib also counts the square of Mars in Scorpio to the Moon, 7°40′ wide: it gives Mars 8°, Lilly (p. 107) 7°.
  ["1931-09-22", "12:00", 48.85, 2.35, [3, 9, 2, 0]],
  ["1966-05-05", "06:40", 35.68, 139.69, [4, 1, 3, 2]],
  ["2010-10-30", "19:05", 19.43, -99.13, [4, 2, 4, 6]],
  ["1944-12-12", "01:15", 59.33, 18.07, [3, 2, 3, 4]],
  ["1979-02-25", "16:50", -1.29, 36.82, [1, 2, 4, 5]],
] as const;

test.each([...FLATLIB])(
  "testimoniesOf() %s counts as flatlib does",
  (date, time, lat, lon, points) => {
    const result = resolveCivil({ date, time, timezone: "UTC", latitude: lat, longitude: lon });
    if (!result.ok) throw new TypeError("Cannot read the birth");
    const chart = requireAngles(readNativity(result.moment, CLASSICAL.ids, "regiomontanus"));
    const { testimonies } = testimoniesOf(chart, {
      natures: "byPlanet",
      nativityLord: "leftOut",
    } as never);
    expect(Object.values(countOf(testimonies).points)).toEqual([...points]);
  },
);
