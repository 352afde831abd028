import { expect, test } from "bun:test";
import { resolveCivil } from "#time";
import { signedDeg } from "#sky";
import { CLASSICAL } from "#lore";
import { lordsOf } from "../core/dignities.ts";
import { readNativity, requireAngles } from "../core/nativity.ts";
import { tallyOf, VITAL_PLACE, type VitalPlace } from "./rules.ts";

type Lords = readonly [
  longitudeDeg: number,
  domicile: string,
  exaltation: string,
  bound: string,
  face: string,
];

/** Births with the five places of flatlib's protocol of the almuten on Swiss Ephemeris 2.10.03, and their lords. */
const FLATLIB: readonly (readonly [
  date: string,
  time: string,
  latitude: number,
  longitude: number,
  places: Readonly<Record<VitalPlace, Lords>>,
])[] = [
  [
    "1990-06-10",
    "14:30",
    27.95,
    -82.46,
    {
      sun: [79.452, "mercury", "-", "mars", "mars"],
      moon: [283.284, "saturn", "mars", "jupiter", "mars"],
      ascendant: [130.901, "sun", "-", "venus", "jupiter"],
      fortune: [334.733, "jupiter", "venus", "venus", "saturn"],
      lunation: [257.401, "jupiter", "-", "mercury", "moon"],
    },
  ],
  [
    "1987-03-13",
    "17:00",
    38.5,
    -8.9,
    {
      sun: [352.583, "jupiter", "venus", "mars", "mars"],
      moon: [151.08, "mercury", "mercury", "mercury", "sun"],
      ascendant: [153.278, "mercury", "mercury", "mercury", "sun"],
      fortune: [311.774, "saturn", "-", "venus", "mercury"],
      lunation: [338.894, "jupiter", "venus", "venus", "saturn"],
    },
  ],
  [
    "1955-11-28",
    "03:20",
    51.5,
    -0.12,
    {
      sun: [245.112, "jupiter", "-", "jupiter", "mercury"],
      moon: [43.311, "venus", "moon", "mercury", "moon"],
      ascendant: [198.406, "venus", "saturn", "jupiter", "saturn"],
      fortune: [40.208, "venus", "moon", "mercury", "moon"],
      lunation: [231.339, "mars", "-", "jupiter", "venus"],
    },
  ],
  [
    "1972-08-03",
    "22:45",
    40.71,
    -74.0,
    {
      sun: [131.657, "sun", "-", "saturn", "jupiter"],
      moon: [63.083, "mercury", "-", "mercury", "jupiter"],
      ascendant: [287.742, "saturn", "mars", "venus", "mars"],
      fortune: [219.168, "mars", "-", "venus", "mars"],
      lunation: [303.395, "saturn", "-", "mercury", "venus"],
    },
  ],
  [
    "2001-01-19",
    "09:10",
    -33.87,
    151.21,
    {
      sun: [299.359, "saturn", "mars", "mars", "sun"],
      moon: [242.869, "jupiter", "-", "jupiter", "mercury"],
      ascendant: [121.264, "sun", "-", "jupiter", "saturn"],
      fortune: [177.754, "mercury", "mercury", "mars", "mercury"],
      lunation: [109.652, "moon", "jupiter", "jupiter", "mercury"],
    },
  ],
  [
    "1966-05-05",
    "06:40",
    35.68,
    139.69,
    {
      sun: [44.321, "venus", "moon", "jupiter", "moon"],
      moon: [229.551, "mars", "-", "jupiter", "sun"],
      ascendant: [190.282, "venus", "saturn", "mercury", "saturn"],
      fortune: [15.512, "mars", "sun", "mercury", "sun"],
      lunation: [223.931, "mars", "-", "mercury", "sun"],
    },
  ],
  [
    "1979-02-25",
    "16:50",
    -1.29,
    36.82,
    {
      sun: [336.489, "jupiter", "venus", "venus", "saturn"],
      moon: [322.397, "saturn", "-", "mars", "moon"],
      ascendant: [173.701, "mercury", "mercury", "mars", "mercury"],
      fortune: [187.793, "venus", "saturn", "mercury", "moon"],
      lunation: [142.782, "sun", "-", "mercury", "mars"],
    },
  ],
];
const SCHOOL = { bounds: "egyptian", triplicity: "dorothean" } as const;

test.each([...FLATLIB])(
  "tallyOf() %s counts at the places of flatlib",
  (date, time, latitude, longitude, wanted) => {
    const result = resolveCivil({ date, time, timezone: "UTC", latitude, longitude });
    if (!result.ok) throw new TypeError("Cannot read the birth");
    const chart = requireAngles(readNativity(result.moment, CLASSICAL.ids, "alcabitius"));
    const { places, tallies } = tallyOf(chart, SCHOOL);
    for (const place of VITAL_PLACE.ids) {
      const [longitudeDeg, domicile, exaltation, bound, face] = wanted[place];
      const apart = Math.abs(signedDeg(places[place] - longitudeDeg));
      // Of a full Moon flatlib takes the Moon's place; ours takes the light that stood above the earth.
      const isOther = place === "lunation" && apart > 179;
      expect(isOther ? 180 - apart : apart).toBeLessThan(0.01);
      if (isOther) continue;
      const lords = lordsOf(places[place], chart.isDay, SCHOOL);
      expect([
        lords.domicile,
        lords.exaltation ?? "-",
        lords.bound,
        lords.face,
      ] as string[]).toEqual([domicile, exaltation, bound, face]);
      const triplicity = lords.triplicity;
      for (const { planet, places: earned } of tallies) {
        // flatlib gives the triplicity to its three lords, Ibn Ezra's digests to the one in power.
        const points = [domicile, exaltation, bound, face].reduce(
          (sum, lord, i) => sum + (lord === planet ? [5, 4, 2, 1][i]! : 0),
          triplicity === planet ? 3 : 0,
        );
        expect(earned[place]).toBe(points);
      }
    }
  },
);
