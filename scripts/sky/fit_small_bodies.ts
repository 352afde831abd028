import { HELIOCENTRIC_ICRS, askOracle, type Request } from "./oracle/oracle.ts";
import { fitNodes, type PackPlan } from "./build_pack.ts";
import { checkInstants, createPackFile } from "./write_packs.ts";

type SmallBody = "pluto" | "chiron" | "pholus" | "ceres" | "pallas" | "juno" | "vesta";

/** Julian days (TT) of 1500-01-01 and 2400-01-01, and of -1000-01-01 and 3000-01-01, with a margin. */
const MODERN = { startJulianDay: 2268920.5, endJulianDay: 2597645.5 } as const;
const LONG = { startJulianDay: 1355760.5, endJulianDay: 2816850.5 } as const;

const PLANS: Readonly<Record<SmallBody, PackPlan>> = {
  pluto: { ...LONG, segmentDays: 500, degree: 11, toleranceAu: 2e-8 },
  chiron: { ...MODERN, segmentDays: 400, degree: 11, toleranceAu: 2e-8 },
  pholus: { ...MODERN, segmentDays: 500, degree: 11, toleranceAu: 2e-8 },
  ceres: { ...MODERN, segmentDays: 100, degree: 11, toleranceAu: 3e-9 },
  pallas: { ...MODERN, segmentDays: 100, degree: 11, toleranceAu: 3e-9 },
  juno: { ...MODERN, segmentDays: 80, degree: 11, toleranceAu: 3e-9 },
  vesta: { ...MODERN, segmentDays: 80, degree: 11, toleranceAu: 3e-9 },
};

/**
 * Fits Pluto, the centaurs and the asteroids, which have no published series, and writes
 * `small_bodies.bin`: their packs compress positions of the numerical ephemeris that Swiss Ephemeris
 * carries. Prints the residuals between the nodes.
 */
export async function fitSmallBodies(): Promise<void> {
  const file = createPackFile(
    "positions of Swiss Ephemeris 2.10.03 (JPL DE431), heliocentric ICRS",
  );
  for (const [name, plan] of Object.entries(PLANS) as [SmallBody, PackPlan][]) {
    const known = askPositions(name, [...fitNodes(plan), ...checkInstants(plan)]);
    file.add(
      name,
      plan,
      (julianDay, out) => {
        const position = known.get(julianDay);
        if (!position) throw new RangeError(`Cannot fit ${name}: no position at ${julianDay}`);
        out.set(position.subarray(0, 3));
      },
      checkInstants(plan),
    );
  }
  await file.write("small_bodies.bin");
}

function askPositions(body: SmallBody, instants: readonly number[]): Map<number, Float64Array> {
  const requests: Request[] = instants.map((julianDayTt) => ({
    julianDayTt,
    body,
    flags: HELIOCENTRIC_ICRS,
  }));
  const answers = askOracle(requests);
  const known = new Map<number, Float64Array>();
  instants.forEach((julianDay, i) => {
    const answer = answers[i];
    if (answer) known.set(julianDay, Float64Array.from(answer));
  });
  return known;
}
