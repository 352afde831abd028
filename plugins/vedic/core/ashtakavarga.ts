/**
 * Ashtakavarga: benefic points of each planet in the twelve signs, and their reductions.
 *
 * Rows of the table are the places counted inclusively from Sun, Moon, Mars, Mercury, Jupiter, Venus,
 * Saturn and lagna. Totals: Sun 48, Moon 49, Mars 39, Mercury 54, Jupiter 56, Venus 52, Saturn 39.
 *
 * @source Brihat Parashara Hora Shastra 66-69; Varahamihira's places: Brihat Jataka IX
 */
import type { AshtakavargaTable } from "./conventions.ts";
import { PLANET_IDS, SIGN_LORDS, type PlanetId } from "./grahas.ts";
import type { PlanetSigns } from "./dignity.ts";

/** Eight lists of places, separated by `;`, hexadecimal-like: a 10, b 11, c 12. */
const PARASHARA: Readonly<Record<PlanetId, string>> = {
  sun: "124789ab;36ab;124789ab;3569abc;569b;67c;124789ab;346abc",
  moon: "3678ab;13679ab;2356ab;134578ab;12478ab;34579ab;356b;36ab",
  mars: "356ab;36b;12478ab;356b;6abc;68bc;14789ab;136ab",
  mercury: "569bc;2468ab;124789ab;13569abc;68bc;1234589b;124789ab;12468ab",
  jupiter: "1234789ab;2579b;12478ab;124569ab;123478ab;2569ab;356c;1245679ab",
  venus: "8bc;1234589bc;3469bc;3569b;589ab;1234589ab;34589ab;1234589b",
  saturn: "12478ab;36b;356abc;689abc;56bc;6bc;356b;1346ab",
};
const VARAHAMIHIRA: Readonly<Partial<Record<PlanetId, string>>> = {
  moon: "3678ab;1367ab;23569ab;134578ab;1478abc;34579ab;356b;36ab",
  venus: "8bc;1234589bc;3569bc;3569b;589ab;1234589ab;34589ab;1234589b",
};

/** Twelve counts from Aries. */
export type Points = readonly number[];

export interface Ashtakavarga {
  readonly bhinna: Readonly<Record<PlanetId, Points>>;
  readonly sarva: Points;
  /** After the reduction of trines alone. */
  readonly trikona: Readonly<Record<PlanetId, Points>>;
  /** After both reductions. */
  readonly reduced: Readonly<Record<PlanetId, Points>>;
  readonly pinda: Readonly<
    Record<PlanetId, { readonly rashi: number; readonly graha: number; readonly total: number }>
  >;
}

/** Schools of the eightfold points. */
export interface AshtakavargaSchool {
  readonly ashtakavargaTable: AshtakavargaTable;
  /** The multiplier of Virgo in shodhya pinda. */
  readonly virgoMultiplier: "5" | "6";
  /** Whether the sign that rises counts as occupied in the reduction of two signs of one lord. */
  readonly lagnaOccupies: "no" | "yes";
}

const PLACES = "123456789abc";
const VIRGO = 5;
const RASHI_MULTIPLIERS = [7, 10, 8, 4, 10, 6, 7, 8, 9, 5, 11, 12] as const;
const GRAHA_MULTIPLIERS: Readonly<Record<PlanetId, number>> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/** Computes the eightfold points of a chart. */
export function ashtakavargaOf(
  rashi: PlanetSigns,
  lagnaSign: number,
  school: AshtakavargaSchool,
): Ashtakavarga {
  const { ashtakavargaTable: table, virgoMultiplier, lagnaOccupies } = school;
  const occupied = new Set([
    ...PLANET_IDS.map((id) => rashi[id]),
    ...(lagnaOccupies === "yes" ? [lagnaSign] : []),
  ]);
  const references = [...PLANET_IDS.map((id) => rashi[id]), lagnaSign];
  const entries = <T>(make: (id: PlanetId) => T) =>
    Object.fromEntries(PLANET_IDS.map((id) => [id, make(id)])) as Record<PlanetId, T>;
  const bhinna = entries((id) => pointsOf(placesOf(id, table), references));
  const trikona = entries((id) => reduceTrines(bhinna[id]));
  const reduced = entries((id) => reduceLordships(trikona[id], occupied));
  const sarva = PLANET_IDS.reduce<number[]>(
    (sum, id) => sum.map((value, sign) => value + bhinna[id][sign]!),
    Array<number>(12).fill(0),
  );
  const pinda = entries((id) => pindaOf(reduced[id], rashi, Number(virgoMultiplier)));
  return { bhinna, sarva, trikona, reduced, pinda };
}

function placesOf(id: PlanetId, table: AshtakavargaTable): readonly (readonly number[])[] {
  const text = (table === "varahamihira" ? VARAHAMIHIRA[id] : undefined) ?? PARASHARA[id];
  return text.split(";").map((row) => [...row].map((place) => PLACES.indexOf(place)));
}

function pointsOf(rows: readonly (readonly number[])[], references: readonly number[]): number[] {
  const points = Array<number>(12).fill(0);
  rows.forEach((places, i) => {
    for (const place of places) points[(references[i]! + place) % 12]!++;
  });
  return points;
}

/** Trikona reduction: each trine loses its least. */
export function reduceTrines(points: Points): number[] {
  return points.map((value, sign) => {
    const trine = [points[sign]!, points[(sign + 4) % 12]!, points[(sign + 8) % 12]!];
    return value - Math.min(...trine);
  });
}

/** Ekadhipatya reduction: the two signs of one lord. */
function reduceLordships(points: readonly number[], occupied: ReadonlySet<number>): number[] {
  const result = [...points];
  for (const lord of PLANET_IDS) {
    const [a, b] = SIGN_LORDS.flatMap((one, sign) => (one === lord ? [sign] : []));
    if (a === undefined || b === undefined) continue;
    const [first, second] = [points[a]!, points[b]!];
    if (first === 0 || second === 0) continue;
    const [hasA, hasB] = [occupied.has(a), occupied.has(b)];
    if (hasA && hasB) continue;
    if (!hasA && !hasB) {
      const least = first === second ? 0 : Math.min(first, second);
      result[a] = result[b] = least;
    } else {
      const [empty, full] = hasA ? [b, a] : [a, b];
      result[empty] = points[empty]! <= points[full]! ? 0 : points[full]!;
    }
  }
  return result;
}

function pindaOf(points: Points, rashi: PlanetSigns, virgo: number) {
  const multiplier = (sign: number) => (sign === VIRGO ? virgo : RASHI_MULTIPLIERS[sign]!);
  const ofRashi = points.reduce((sum, value, sign) => sum + value * multiplier(sign), 0);
  const ofGraha = PLANET_IDS.reduce(
    (sum, id) => sum + points[rashi[id]]! * GRAHA_MULTIPLIERS[id],
    0,
  );
  return { rashi: ofRashi, graha: ofGraha, total: ofRashi + ofGraha };
}
