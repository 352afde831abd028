import { readFileSync } from "node:fs";
import { constants, zstdCompressSync } from "node:zlib";

/**
 * The committed index: a header in JSON and columns behind it, all of it compressed with Zstandard.
 *
 * Layout, little-endian: uint32 length of the header, the header in UTF-8, padding to a multiple of four
 * bytes, then the columns in the order of the header, each padded in the same way.
 */
export interface PackHeader {
  readonly format: 1;
  /** Where the data comes from: package or release, and version. */
  readonly sources: readonly string[];
  readonly places: number;
  /** ISO 3166-1 alpha-2 codes; subject `places + divisions.length + i` is `countries[i]`. */
  readonly countries: readonly string[];
  /** Codes such as "US.IL"; subject `places + i` is `divisions[i]`. */
  readonly divisions: readonly string[];
  readonly zones: readonly PackedZone[];
  /** Sets of language tags that names have. */
  readonly tagSets: readonly (readonly string[])[];
  /** Places about whose zone the sources are not of one mind: place, kind, indices of the other zones. */
  readonly zoneDoubts: readonly (readonly [
    place: number,
    kind: "differ" | "overlap",
    others: readonly number[],
  ])[];
  readonly columns: readonly (readonly [name: keyof Columns, length: number])[];
}

/** A zone, and the city that its history before 1970 is that of: degrees, north and east positive. */
export type PackedZone = readonly [name: string, latitude: number, longitude: number];

/** Flags above the two bits of a name's subject. */
export const NAME_FLAG = { usual: 4, preferred: 8 } as const;
/** Every so many names one is written whole, so that reading can begin there. */
export const NAMES_PER_BLOCK = 32;

/** The columns by name. */
export interface Columns {
  /** A name's bytes shared with the name before it, its further bytes, and these in UTF-8. */
  readonly nameShared: Uint8Array;
  readonly nameExtra: Uint8Array;
  readonly nameBytes: Uint8Array;
  /** Whose name it is: 16 low bits, then two high bits and the flags of `NAME_FLAG`. */
  readonly nameSubjectLow: Uint16Array;
  readonly nameSubjectHigh: Uint8Array;
  readonly nameTags: Uint16Array;
  /** Ten-thousandths of a degree from the south pole and from 180° west: the bits above 8, then 8 bits. */
  readonly latitude: Uint16Array;
  readonly latitudeRest: Uint8Array;
  readonly longitude: Uint16Array;
  readonly longitudeRest: Uint8Array;
  /** GeoNames' number, 0 for none: high 16 bits, low 8 bits. */
  readonly geonamesHigh: Uint16Array;
  readonly geonamesLow: Uint8Array;
  /** Index in `divisions`; from their number on, index of the country of a place without division. */
  readonly division: Uint16Array;
  readonly zone: Uint16Array;
  /** Population, or the guess that orders the place: differences of one place to the next, see `readSteps`. */
  readonly population: Uint8Array;
  /** 1 where the population is a guess. */
  readonly guessed: Uint8Array;
}

/** How each is read, in the order of the file. */
const COLUMN_TYPES: {
  readonly [Name in keyof Columns]: Columns[Name] extends Uint8Array
    ? typeof Uint8Array
    : typeof Uint16Array;
} = {
  nameShared: Uint8Array,
  nameExtra: Uint8Array,
  nameBytes: Uint8Array,
  nameSubjectLow: Uint16Array,
  nameSubjectHigh: Uint8Array,
  nameTags: Uint16Array,
  latitude: Uint16Array,
  latitudeRest: Uint8Array,
  longitude: Uint16Array,
  longitudeRest: Uint8Array,
  geonamesHigh: Uint16Array,
  geonamesLow: Uint8Array,
  division: Uint16Array,
  zone: Uint16Array,
  population: Uint8Array,
  guessed: Uint8Array,
};

/** The index as read. */
export interface Pack {
  readonly header: PackHeader;
  readonly columns: Columns;
}

const FILE = new URL("./data/places.bin.zst", import.meta.url);

/**
 * Reads the committed index (about 7 MB), without copying its columns once they are decompressed.
 *
 * @throws {Error} if the file is missing or of another format
 */
export function readPack(): Pack {
  // Half the time and a third of the memory of node:zlib's, which puts the bytes together twice.
  return parsePack(Bun.zstdDecompressSync(readFileSync(FILE)));
}

/** Parses the decompressed bytes of an index. */
export function parsePack(bytes: Uint8Array): Pack {
  const whole = bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes);
  const length = new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as PackHeader;
  if (header.format !== 1) throw new Error(`Cannot read places: format is ${header.format}, not 1`);
  let offset = whole.byteOffset + align(4 + length);
  const columns: Record<string, Columns[keyof Columns]> = {};
  for (const [name, count] of header.columns) {
    const column = new COLUMN_TYPES[name](whole.buffer as ArrayBuffer, offset, count);
    columns[name] = column;
    offset += align(column.byteLength);
  }
  return { header, columns: columns as unknown as Columns };
}

/** Builds the compressed bytes of an index; the inverse of `parsePack` after decompression. */
export function formatPack(header: Omit<PackHeader, "columns">, columns: Columns): Uint8Array {
  const names = Object.keys(COLUMN_TYPES) as (keyof Columns)[];
  const lengths = names.map((name) => [name, columns[name].length] as const);
  const text = new TextEncoder().encode(JSON.stringify({ ...header, columns: lengths }));
  const base = align(4 + text.length);
  const size = names.reduce((sum, name) => sum + align(columns[name].byteLength), base);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let offset = base;
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = columns[name];
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), offset);
    offset += align(byteLength);
  }
  const { ZSTD_c_compressionLevel: level, ZSTD_c_enableLongDistanceMatching: far } = constants;
  return zstdCompressSync(bytes, { params: { [level]: 22, [far]: 1 } });
}

function align(offset: number): number {
  return (offset + 3) & ~3;
}

/**
 * Reads whole numbers written as steps from each to the next: a step's sign is folded into its lowest
 * bit, and it stands in groups of seven bits, low ones first, each but the last with its eighth bit set.
 */
export function readSteps(bytes: Uint8Array, count: number): Uint32Array {
  const values = new Uint32Array(count);
  let at = 0;
  let value = 0;
  for (let index = 0; index < count; index++) {
    let step = 0;
    let weight = 1;
    let byte: number;
    do {
      byte = bytes[at++]!;
      step += (byte & 0x7f) * weight;
      weight *= 128;
    } while (byte >= 128);
    value += step % 2 === 1 ? -(step + 1) / 2 : step / 2;
    values[index] = value;
  }
  return values;
}

/** Writes whole numbers as steps; the inverse of `readSteps`. */
export function formatSteps(values: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let last = 0;
  for (const value of values) {
    const change = value - last;
    last = value;
    let step = change < 0 ? -2 * change - 1 : 2 * change;
    for (; step >= 128; step = Math.floor(step / 128)) bytes.push((step % 128) + 128);
    bytes.push(step);
  }
  return Uint8Array.from(bytes);
}
