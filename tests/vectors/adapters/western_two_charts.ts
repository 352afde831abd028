/** How the charts of two people and the bodygraphs in `western-two.json` are judged. */
import { differ, type Call } from "../adapter.ts";

type Any = any;
/** A case with its expectation; `call` gives ids in place of terms. */
interface Case {
  readonly input: Any;
  readonly wanted: Any;
  readonly tolerance: Any;
  readonly call: Call;
}
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
}: Case): Promise<readonly string[]> {
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

const CENTRES: Readonly<Record<string, string>> = { SolarPlexus: "solarPlexus", G: "g" };
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const idOf = (name: string) => lower(name.replace(/[^A-Za-z]/g, ""));
const AUTHORITIES: Readonly<Record<string, string>> = { noneMental: "mental" };

/** A bodygraph: gates and lines, the earlier instant, and what follows from them. */
export async function judgeBodygraph({
  input,
  wanted,
  tolerance,
  call,
}: Case): Promise<readonly string[]> {
  const cut = input.utc.indexOf("T", 1);
  const answer: Any = await call("bodygraph.chart", {
    birthDate: input.utc.slice(0, cut),
    birthTime: input.utc.slice(cut + 1, -1),
    timezone: "UTC",
    node: input.node,
  });
  const gates = (side: Any[]) =>
    Object.fromEntries(side.map(({ body, gate, line }) => [body, `${gate}.${line}`]));
  const sides = (["personality", "design"] as const).flatMap((side) => {
    const found = gates(answer[side]);
    return Object.entries(wanted[side] as Record<string, string>).flatMap(([body, gate]) =>
      differ(gate, found[lower(body)], { path: `/${side}/${body}` }),
    );
  });
  const late = Math.abs(Date.parse(answer.designUtc) - Date.parse(wanted.designUtc)) / 1000;
  const authority = idOf(wanted.authority);
  const defined = answer.centres.filter((one: Any) => one.defined).map((one: Any) => one.centre);
  return [
    ...sides,
    ...(late <= tolerance.seconds
      ? []
      : [`/designUtc: expected ${wanted.designUtc}, got ${answer.designUtc}`]),
    ...differ(wanted.profile, answer.profile, { path: "/profile" }),
    ...differ(
      [...wanted.channels].sort(),
      answer.channels.map(({ channel }: Any) => channel).sort(),
      { path: "/channels" },
    ),
    ...differ(
      wanted.definedCenters.map((one: string) => CENTRES[one] ?? lower(one)).sort(),
      [...defined].sort(),
      { path: "/centres" },
    ),
    ...differ(idOf(wanted.type), answer.type, { path: "/type" }),
    ...differ(AUTHORITIES[authority] ?? authority, answer.authority, { path: "/authority" }),
    ...differ(idOf(wanted.definition), answer.definition, { path: "/definition" }),
  ];
}
