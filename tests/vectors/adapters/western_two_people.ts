/** How the charts of two people in `western-two.json` are judged. */
import type { Call } from "../adapter.ts";

type Any = any;
type Person = { readonly utc: string; readonly lat: number; readonly lon: number };

function birthOf({ utc, lat, lon }: Person) {
  const cut = utc.indexOf("T", 1);
  return {
    birthDate: utc.slice(0, cut),
    birthTime: utc.slice(cut + 1, -1),
    timezone: "UTC",
    latitude: lat,
    longitude: lon,
  };
}

function near(expected: number, actual: number | undefined, tolerance: number, path: string) {
  const miss = actual === undefined ? Infinity : Math.abs(((actual - expected + 540) % 360) - 180);
  return miss <= tolerance + 1e-4 ? [] : [`${path}: expected ${expected}, got ${actual}`];
}

/** Places of a chart by the names of the file. */
function placesOf({ bodies, angles }: Any): Record<string, number> {
  const named = bodies.map(({ body, longitudeDeg }: Any) => [
    body.charAt(0).toUpperCase() + body.slice(1),
    longitudeDeg,
  ]);
  return {
    ...Object.fromEntries(named),
    Asc: angles.ascendant.longitudeDeg,
    MC: angles.midheaven.longitudeDeg,
  };
}

/** The composite of midpoints, and the Davison chart, of one pair. */
export async function judgeComposite({
  input,
  wanted,
  tolerance,
  call,
}: {
  readonly input: Any;
  readonly wanted: Any;
  readonly tolerance: Any;
  readonly call: Call;
}): Promise<readonly string[]> {
  const pair = { a: birthOf(input.a), b: birthOf(input.b) };
  const middles = placesOf(await call("composite.chart", pair));
  const answer: Any = await call("composite.chart", { ...pair, method: "davison" });
  const { davison } = answer;
  const sky = placesOf(answer);
  const { deg, angleDeg, seconds } = tolerance;
  const width = (name: string) => (name === "Asc" || name === "MC" ? angleDeg : deg);
  const late = Math.abs(Date.parse(davison.utc) - Date.parse(wanted.davison.utc)) / 1000;
  return [
    ...Object.entries(wanted.midpoint as Record<string, number>).flatMap(([name, at]) =>
      near(at, middles[name], width(name), `/midpoint/${name}`),
    ),
    ...Object.entries(wanted.davison.longitudes as Record<string, number>).flatMap(([name, at]) =>
      near(at, sky[name], deg, `/davison/${name}`),
    ),
    ...near(wanted.davison.asc, sky["Asc"], angleDeg, "/davison/asc"),
    ...near(wanted.davison.mc, sky["MC"], angleDeg, "/davison/mc"),
    ...near(wanted.davison.lat, davison.latitude, 1e-4, "/davison/latitude"),
    ...near(wanted.davison.lon, davison.longitude, 1e-4, "/davison/longitude"),
    ...(late <= seconds
      ? []
      : [`/davison/utc: expected ${wanted.davison.utc}, got ${davison.utc}`]),
  ];
}
