import { describe, expect, test } from "bun:test";
import { signedDeg } from "../angles.ts";
import { toId, type EphemerisCase } from "../testing/ephemeris_case.ts";
import { readVectors } from "../testing/vectors.ts";
import { houseOf, housesAt, housesOfArmc } from "./houses.ts";
import { HOUSE_SYSTEMS, type HouseSystem } from "./systems.ts";

const cases = readVectors<EphemerisCase>("ephemeris.json");
/** Arcseconds: the formulas alone, and all from universal time. */
const FORMULA_BAR = 0.01;
const TIME_BAR = 1;

function arcseconds(a: number, b: number): number {
  return Math.abs(signedDeg(a - b)) * 3600;
}

describe.skipIf(!cases)("houses of Swiss Ephemeris", () => {
  for (const c of cases ?? []) {
    const year = Number(c.utc.slice(0, 4));
    test(`${c.id} at latitude ${c.lat}`, () => {
      for (const [name, expected] of Object.entries(c.houses)) {
        const system = toId(name) as HouseSystem;
        const local = {
          armcDeg: c.angles.armc,
          latitudeDeg: c.lat,
          obliquityDeg: c.frame.trueObliquity,
        };
        const timed = year >= 1850 && year < 2050;
        const results = [
          [housesOfArmc(local, system), FORMULA_BAR],
          ...(timed ? [[housesAt(c.jdUt, c.lat, c.lon, system), TIME_BAR] as const] : []),
        ] as const;
        for (const [found, bar] of results) {
          expect(found.used).toBe(expected.fallback ? "porphyry" : system);
          expect(found.substitution === undefined).toBe(expected.fallback === undefined);
          expect(arcseconds(found.ascendantDeg, expected.asc)).toBeLessThan(bar);
          expect(arcseconds(found.midheavenDeg, expected.mc)).toBeLessThan(bar);
          expect(arcseconds(found.vertexDeg, expected.vertex)).toBeLessThan(bar);
          const east = arcseconds(found.equatorialAscendantDeg, c.angles.eastPoint);
          expect(east).toBeLessThan(bar);
          found.cuspsDeg.forEach((cusp, house) =>
            expect(arcseconds(cusp, expected.cusps[house]!)).toBeLessThan(bar),
          );
        }
      }
    });
  }
});

type FurtherRow = readonly [
  system: HouseSystem,
  armcDeg: number,
  latitudeDeg: number,
  obliquityDeg: number,
  sunDeclinationDeg: number,
  cuspsDeg: readonly number[],
  midheavenDeg: number,
];
const further = (await Bun.file(
  new URL("./testdata/further_systems.json", import.meta.url),
).json()) as { readonly rows: readonly FurtherRow[] };

test("further systems of Swiss Ephemeris, tropics and polar circles among them", () => {
  for (const row of further.rows) {
    const [system, armcDeg, latitudeDeg, obliquityDeg, declination, cusps, midheavenDeg] = row;
    const houses = housesOfArmc({ armcDeg, latitudeDeg, obliquityDeg }, system, declination);
    expect(houses.used).toBe(system);
    expect(arcseconds(houses.midheavenDeg, midheavenDeg)).toBeLessThan(FORMULA_BAR);
    houses.cuspsDeg.forEach((cusp, house) =>
      expect(arcseconds(cusp, cusps[house]!)).toBeLessThan(FORMULA_BAR),
    );
  }
});

test("sunshine houses need a Sun that rises, and say so where it does not", () => {
  const sky = { armcDeg: 40, latitudeDeg: 70, obliquityDeg: 23.44 };
  expect(housesOfArmc(sky, "sunshine", 10).used).toBe("sunshine");
  expect(housesOfArmc(sky, "sunshine", 22)).toMatchObject({ system: "sunshine", used: "porphyry" });
  expect(() => housesOfArmc(sky, "sunshine")).toThrow("the Sun's declination is not given");
  expect(housesAt(2460500.5, 70, 20, "sunshine").used).toBe("porphyry");
});

/** Systems whose houses above are not opposite to those below. */
const UNOPPOSED: ReadonlySet<HouseSystem> = new Set(["ascendantParallel", "sunshine"]);

test("every system puts opposite cusps opposite and goes once round outside the polar circles", () => {
  for (const latitudeDeg of [-60, -23.4, 0, 1, 35, 66]) {
    for (let armcDeg = 0; armcDeg < 360; armcDeg += 17) {
      for (const system of HOUSE_SYSTEMS) {
        // The topocentric approximation itself loses the order of its cusps near the polar circles.
        if (system === "topocentric" && Math.abs(latitudeDeg) > 60) continue;
        // Azimuthal houses run backwards where the midheaven culminates beyond the zenith.
        if (system === "horizontal" && Math.abs(latitudeDeg) < 23.44) continue;
        const sky = { armcDeg, latitudeDeg, obliquityDeg: 23.44 };
        const { cuspsDeg } = housesOfArmc(sky, system, 20);
        let sum = 0;
        cuspsDeg.forEach((cusp, house) => {
          const opposite = cuspsDeg[(house + 6) % 12]!;
          if (!UNOPPOSED.has(system)) expect(arcseconds(cusp + 180, opposite)).toBeLessThan(1e-3);
          const size = signedDeg(cuspsDeg[(house + 1) % 12]! - cusp);
          // A quadrant below 30° leaves its middle house in Pullen's first system nothing.
          if (system === "pullenDelta") expect(size).toBeGreaterThan(-1e-9);
          else expect(size).toBeGreaterThan(0);
          sum += size;
        });
        expect(sum).toBeCloseTo(360, 6);
      }
    }
  }
});

test("housesOfArmc() places Sripati's cusps half-way between Porphyry's", () => {
  const sky = { armcDeg: 100, latitudeDeg: 28.6, obliquityDeg: 23.44 };
  const porphyry = housesOfArmc(sky, "porphyry").cuspsDeg;
  const sripati = housesOfArmc(sky, "sripati").cuspsDeg;
  sripati.forEach((cusp, house) => {
    const next = sripati[(house + 1) % 12]!;
    const middle = porphyry[house]!;
    expect(signedDeg(middle - cusp)).toBeGreaterThan(0);
    expect(signedDeg(next - middle)).toBeGreaterThan(0);
  });
});

test("housesOfArmc() says inside the polar circle which system was used instead", () => {
  const found = housesOfArmc({ armcDeg: 10, latitudeDeg: 69.6, obliquityDeg: 23.44 }, "placidus");
  expect(found.insidePolarCircle).toBe(true);
  expect(found.system).toBe("placidus");
  expect(found.used).toBe("porphyry");
  expect(found.substitution).toStartWith("placidus does not exist inside the polar circle");
  expect(() => housesAt(2451545, 91, 0)).toThrow(
    "Cannot compute houses: latitude is 91°, must be within ±90°",
  );
});

test("houseOf() gives a cusp to the house that it begins", () => {
  const { cuspsDeg } = housesOfArmc({ armcDeg: 55, latitudeDeg: 48, obliquityDeg: 23.44 }, "koch");
  cuspsDeg.forEach((cusp, house) => {
    expect(houseOf(cusp, cuspsDeg)).toBe(house + 1);
    expect(houseOf(cusp - 1e-6, cuspsDeg)).toBe(house === 0 ? 12 : house);
  });
});
