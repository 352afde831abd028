/** How charts of the round sky in `western-two.json` are judged: asteroids, directions, dials. */
import { differ, type Call } from "../adapter.ts";
import { birthOf, lower } from "./western_two_old.ts";

type Any = any;
interface Case {
  readonly input: Any;
  readonly wanted: Any;
  readonly tolerance: Any;
  readonly call: Call;
}
type Judge = (one: Case) => Promise<readonly string[]>;

export function near(expected: number, actual: number | undefined, tolerance: number, path: string) {
  const miss = actual === undefined ? Infinity : Math.abs(((actual - expected + 540) % 360) - 180);
  return miss <= tolerance + 1e-4 ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

/** Rows by the names that the file gives them. */
export function named(rows: readonly Any[], key = "body"): Readonly<Record<string, Any>> {
  return Object.fromEntries(rows.map((row) => [row[key], row]));
}

const judgeAsteroids: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("asteroids.locate", birthOf(input));
  const rows = named(answer.bodies);
  const width = (name: string) =>
    name === "TrueLilith"
      ? tolerance.trueLilithDeg
      : name === "TrueNode"
        ? tolerance.trueNodeDeg
        : tolerance.deg;
  return Object.entries(wanted as Record<string, Any>).flatMap(([name, e]) => {
    const a = rows[lower(name)] ?? {};
    return [
      ...near(e.lon, a.longitudeDeg, width(name), `/${name}/lon`),
      ...near(e.lat, a.latitudeDeg, width(name), `/${name}/lat`),
      ...differ(lower(e.sign), a.sign, { path: `/${name}/sign` }),
      ...(e.retrograde === undefined
        ? []
        : differ(e.retrograde, a.retrograde, { path: `/${name}/retrograde` })),
    ];
  });
};

const judgeLocalSpace: Judge = async ({ input, wanted, tolerance, call }) => {
  const answer: Any = await call("localSpace.chart", birthOf(input));
  const rows = named(answer.bodies);
  return Object.entries(wanted as Record<string, Any>).flatMap(([name, e]) => {
    const a = rows[lower(name)];
    return [
      ...near(e.azimuth, a.azimuthDeg, tolerance.deg, `/${name}/azimuth`),
      ...near(e.altitude, a.altitudeDeg, tolerance.deg, `/${name}/altitude`),
    ];
  });
};

export const SKY_JUDGES: Readonly<Record<string, readonly [procedure: string, judge: Judge]>> = {
  "asteroids.locate": ["asteroids.locate", judgeAsteroids],
  "localSpace.chart": ["localSpace.chart", judgeLocalSpace],
};
