import { describe, expect, test } from "bun:test";
import { DEG, signedDeg } from "../angles.ts";
import { readVectors } from "../testing/vectors.ts";
import { STARS, apparentStar } from "./stars.ts";

interface StarCase {
  readonly kind: string;
  readonly utc: string;
  readonly jdUt: number;
  readonly deltaT: number;
  readonly stars: Readonly<Record<string, Readonly<Record<"lon" | "lat" | "ra" | "dec", number>>>>;
}

const cases = readVectors<StarCase>("declination-stars.json")?.filter((c) => c.kind === "stars");
const BAR_ARCSEC = 0.05;

/** The vectors' spelling where it is not ours. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Agena: "Hadar",
  "Deneb Adige": "Deneb",
  "Galactic Center": "Galactic Centre",
  "Zuben Elgenubi": "Zubenelgenubi",
  "Zuben Eschamali": "Zubeneschamali",
};

describe.skipIf(!cases)("apparentStar() against Swiss Ephemeris", () => {
  for (const c of cases ?? []) {
    test(c.utc, () => {
      for (const [name, expected] of Object.entries(c.stars)) {
        const star = STARS.find((known) => known.name === (OTHER_NAMES[name] ?? name))!;
        const found = apparentStar(star.id, c.jdUt + c.deltaT / 86400);
        const errors = [
          signedDeg(found.longitudeDeg - expected.lon) * Math.cos(expected.lat * DEG),
          found.latitudeDeg - expected.lat,
          signedDeg(found.rightAscensionDeg - expected.ra) * Math.cos(expected.dec * DEG),
          found.declinationDeg - expected.dec,
        ];
        for (const error of errors) expect(Math.abs(error) * 3600).toBeLessThan(BAR_ARCSEC);
      }
    });
  }
});

test("STARS has unique ids in order of right ascension", () => {
  expect(new Set(STARS.map((star) => star.id)).size).toBe(STARS.length);
  expect(STARS.length).toBe(49);
});
