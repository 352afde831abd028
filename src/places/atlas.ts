import type { Point } from "./distance.ts";
import { NameTable } from "./names.ts";
import type { Pack } from "./pack.ts";
import { readPack, readSteps } from "./pack.ts";

/**
 * The index in memory. Places, divisions and countries are subjects, numbered in this order; a place's
 * number is its rank by population, 0 the largest.
 */
export interface Atlas {
  readonly pack: Pack;
  readonly names: NameTable;
  /** Population of each place, or the guess that orders it. */
  readonly weights: Uint32Array;
  /** Index in the header's countries by what the column of divisions says of a place. */
  readonly countries: Uint16Array;
}

let opened: Atlas | null = null;

/** Opens the committed index the first time it is asked for: about 80 ms and 45 MB, then nothing. */
export function openAtlas(): Atlas {
  if (opened !== null) return opened;
  const pack = readPack();
  const { places, divisions, countries } = pack.header;
  opened = {
    pack,
    names: new NameTable(pack, places + divisions.length + countries.length),
    weights: readSteps(pack.columns.population, places),
    countries: countryByDivision(pack),
  };
  return opened;
}

/** Degrees of a place. */
export function coordinates({ pack }: Atlas, place: number): Point {
  const { latitude, latitudeRest, longitude, longitudeRest } = pack.columns;
  return {
    latitude: (latitude[place]! * 256 + latitudeRest[place]! - 900_000) / 10_000,
    longitude: (longitude[place]! * 256 + longitudeRest[place]! - 1_800_000) / 10_000,
  };
}

function countryByDivision({ header: { divisions, countries } }: Pack): Uint16Array {
  const index = new Map(countries.map((code, at) => [code, at]));
  return Uint16Array.from([
    ...divisions.map((code) => index.get(code.slice(0, 2))!),
    ...countries.keys(),
  ]);
}

/** The code of a place's country. */
export function countryOf({ pack: { header, columns }, countries }: Atlas, place: number): string {
  return header.countries[countries[columns.division[place]!]!]!;
}

/** Whether a place lies in a country; null where the code is none. */
export function inCountry(
  { pack: { header, columns }, countries }: Atlas,
  code: string,
): ((place: number) => boolean) | null {
  const country = header.countries.indexOf(code);
  return country < 0 ? null : (place) => countries[columns.division[place]!] === country;
}

/** The subject that is a place's division, null where it has none. */
export function divisionSubject(
  { pack: { header, columns } }: Atlas,
  place: number,
): number | null {
  const division = columns.division[place]!;
  return division < header.divisions.length ? header.places + division : null;
}

/** The subject that is a country. */
export function countrySubject({ pack: { header } }: Atlas, code: string): number {
  return header.places + header.divisions.length + header.countries.indexOf(code);
}
