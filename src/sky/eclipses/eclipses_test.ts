import { describe, expect, test } from "bun:test";
import { localLunarEclipse, nextLocalLunarEclipse } from "./local_lunar.ts";
import { localSolarEclipse, nextLocalSolarEclipse } from "./local_solar.ts";
import { lunarEclipses, nextLunarEclipse, type PhaseSpan } from "./lunar.ts";
import { nextSolarEclipse, solarEclipses } from "./solar.ts";

interface Catalogue<Row> {
  readonly source: string;
  readonly rows: readonly Row[];
}
type SolarRow = [string, number, string, number, number, number, number, number, string];
type LunarRow = [string, number, string, number, number, number, number, string, string, string];
type LocalRow = readonly number[];

async function read<Row>(name: string): Promise<readonly Row[]> {
  const file = Bun.file(new URL(`./testdata/${name}`, import.meta.url));
  return ((await file.json()) as Catalogue<Row>).rows;
}

const SECONDS = 86400;
const MINUTES = 1440;
const FROM = 2415020.5;
const TO = 2488434.5;
const SOLAR_TYPES: Readonly<Record<string, string>> = {
  T: "total",
  A: "annular",
  H: "hybrid",
  P: "partial",
};
const LUNAR_TYPES: Readonly<Record<string, string>> = { T: "total", P: "partial", N: "penumbral" };

describe("solarEclipses() against the Five Millennium Canon, 1900-2100", () => {
  test("all 454 eclipses with type, saros, gamma, magnitude and place", async () => {
    const rows = await read<SolarRow>("solar.json");
    const found = solarEclipses(FROM, TO);
    expect(found.length).toBe(rows.length);
    rows.forEach(
      ([, julianDayTt, type, saros, gamma, magnitude, latitude, longitude, length], i) => {
        const own = found[i]!;
        expect(Math.abs(own.greatest.julianDayTt - julianDayTt) * SECONDS).toBeLessThan(1);
        expect(own.type).toBe(SOLAR_TYPES[type.charAt(0)] as typeof own.type);
        expect(own.saros).toBe(saros);
        expect(Math.abs(own.gamma - gamma)).toBeLessThan(0.0002);
        expect(Math.abs(own.magnitude - magnitude)).toBeLessThan(0.0005);
        expect(Math.abs(own.place.latitudeDeg - latitude)).toBeLessThan(0.25);
        // Delta T of the canon and ours part after 2005: the Earth turns 0.25° in a minute.
        const apart = Math.abs(own.place.longitudeDeg - longitude);
        const bar = Math.abs(latitude) > 75 ? 6 : 1.1;
        expect(Math.min(apart, 360 - apart)).toBeLessThan(bar);
        expect(own.central).toBe(length.endsWith("s"));
      },
    );
  });
});

describe("lunarEclipses() against the Five Millennium Canon, 1900-2100", () => {
  test("all 459 eclipses with type, saros, gamma, magnitudes and durations", async () => {
    const rows = await read<LunarRow>("lunar.json");
    const found = lunarEclipses(FROM, TO);
    expect(found.length).toBe(rows.length);
    const minutes = (span: PhaseSpan | null) =>
      span ? (span.ends.julianDayTt - span.begins.julianDayTt) * MINUTES : 0;
    rows.forEach(([, julianDayTt, type, saros, gamma, penumbral, umbral, ...durations], i) => {
      const own = found[i]!;
      expect(Math.abs(own.greatest.julianDayTt - julianDayTt) * SECONDS).toBeLessThan(4);
      expect(own.type).toBe(LUNAR_TYPES[type.charAt(0)] as typeof own.type);
      expect(own.saros).toBe(saros);
      expect(Math.abs(own.gamma - gamma)).toBeLessThan(0.0003);
      expect(Math.abs(own.penumbralMagnitude - penumbral)).toBeLessThan(0.0006);
      expect(Math.abs(own.umbralMagnitude - umbral)).toBeLessThan(0.0006);
      const spans = [own.penumbral, own.partial, own.total];
      durations.forEach((printed, phase) => {
        const expected = printed === "-" ? 0 : Number(printed);
        expect(Math.abs(minutes(spans[phase]!) - expected)).toBeLessThan(1.1);
      });
    });
  });
});

describe("localSolarEclipse() against Swiss Ephemeris", () => {
  test("contacts within 2 s, magnitudes within 0.001", async () => {
    for (const row of await read<LocalRow>("local_solar.json")) {
      const [latitudeDeg, longitudeDeg, , maximum, ...rest] = row as [
        number,
        number,
        number,
        number,
      ];
      const [first, second, third, fourth, magnitude, obscuration, altitude] = rest as number[];
      const place = { latitudeDeg, longitudeDeg };
      const local = nextLocalSolarEclipse(maximum - 3, place, 1)!.local;
      // Theirs is the least angle between the centres, ours the largest magnitude.
      expect(Math.abs(local.maximum.julianDayUt - maximum) * SECONDS).toBeLessThan(40);
      expect(Math.abs(local.maximum.sunAltitudeDeg - altitude!)).toBeLessThan(0.15);
      // They have one radius of the Moon, we (as the canon) two: 0.0008 of the ratio of the discs.
      expect(Math.abs(local.magnitude - magnitude!)).toBeLessThan(0.001);
      expect(Math.abs(local.obscuration - obscuration!)).toBeLessThan(0.002);
      const contacts = [
        [local.partialBegins, first],
        [local.centralBegins, second],
        [local.centralEnds, third],
        [local.partialEnds, fourth],
      ] as const;
      for (const [own, theirs] of contacts) {
        expect(own === null).toBe(theirs === 0);
        if (own) expect(Math.abs(own.julianDayUt - theirs!) * SECONDS).toBeLessThan(2);
      }
    }
  });

  test("Dallas stands in the total eclipse of 8 April 2024, Taipei sees nothing of it", () => {
    const eclipse = nextSolarEclipse(2460400.5);
    const dallas = localSolarEclipse(eclipse, { latitudeDeg: 32.7767, longitudeDeg: -96.797 });
    expect(dallas.type).toBe("total");
    // NASA's table of cities: totality 18:40:43 to 18:44:33 UT.
    const begins = Date.UTC(2024, 3, 8, 18, 40, 43) / 864e5 + 2440587.5;
    expect(Math.abs(dallas.centralBegins!.julianDayUt - begins) * SECONDS).toBeLessThan(6);
    const taipei = localSolarEclipse(eclipse, { latitudeDeg: 25.03, longitudeDeg: 121.56 });
    expect(taipei).toMatchObject({ type: "none", visible: false, magnitude: 0 });
    expect(taipei.visibleMaximum).toBeNull();
    expect(dallas.visibleMaximum).toMatchObject(dallas.maximum);
    expect(dallas.visibleMaximum!.magnitude).toBe(dallas.magnitude);
  });

  test("finding 8: Chennai sees the eclipse of 22 August 1998 best at sunrise, its maximum is below the horizon", () => {
    const eclipse = nextSolarEclipse(2451046.5);
    const chennai = localSolarEclipse(eclipse, { latitudeDeg: 13.0827, longitudeDeg: 80.27 });
    expect(chennai.visible).toBe(true);
    expect(chennai.maximum.sunAltitudeDeg).toBeCloseTo(-3.75, 1);
    const seen = chennai.visibleMaximum!;
    expect(seen.sunAltitudeDeg).toBeCloseTo(-50 / 60, 3);
    expect(seen.julianDayUt).toBeGreaterThan(chennai.maximum.julianDayUt);
    // Swiss Ephemeris waits two minutes longer, until the whole disc is up: 0.4755 at 0:29:16 UT.
    expect(seen.magnitude).toBeWithin(0.4755, 0.4755 + 0.014);
    expect(seen.magnitude).toBeLessThan(chennai.magnitude);
  });
});

test("localLunarEclipse() shows the total eclipse of 8 November 2022 to Taipei, not to Nairobi", () => {
  const eclipse = nextLunarEclipse(2459885.5);
  expect(eclipse.type).toBe("total");
  const taipei = localLunarEclipse(eclipse, { latitudeDeg: 25.03, longitudeDeg: 121.56 });
  expect(taipei.visible).toBe("total");
  expect(taipei.altitudesDeg.greatest).toBeGreaterThan(15);
  const nairobi = localLunarEclipse(eclipse, { latitudeDeg: -1.29, longitudeDeg: 36.82 });
  expect(nairobi.visible).toBe("none");
  const next = nextLocalLunarEclipse(2459885.5, { latitudeDeg: -1.29, longitudeDeg: 36.82 })!;
  // The penumbral eclipse of 5 May 2023 rises over Africa (NASA's map of its visibility).
  expect(Math.abs(next.eclipse.greatest.julianDayTt - 2460070.2252)).toBeLessThan(0.01);
});
