import { readFileSync } from "node:fs";

/**
 * The container of the committed tables: a header in JSON and typed blocks behind it.
 *
 * Layout, little-endian: uint32 length of the header, the header in UTF-8, padding to a multiple of
 * eight bytes, then the blocks, each aligned to eight bytes. Offsets count from the end of the padding.
 */
export type BlockType = "f64" | "i32" | "i16";

export interface Block {
  readonly type: BlockType;
  readonly offset: number;
  readonly length: number;
}

export interface TableHeader<Meta> {
  readonly meta: Meta;
  readonly blocks: Readonly<Record<string, Block>>;
}

export interface TableFile<Meta> {
  readonly meta: Meta;
  f64(name: string): Float64Array;
  i32(name: string): Int32Array;
  i16(name: string): Int16Array;
  has(name: string): boolean;
}

const TYPES = { f64: Float64Array, i32: Int32Array, i16: Int16Array } as const;
type Arrays = Float64Array | Int32Array | Int16Array;

function align(offset: number): number {
  return (offset + 7) & ~7;
}

/**
 * Reads a committed table of `src/sky/data` once, without copying its blocks.
 *
 * @param fileName name inside the data folder, such as `planets.bin`
 */
export function readTableFile<Meta>(fileName: string): TableFile<Meta> {
  const bytes = readFileSync(new URL(`./data/${fileName}`, import.meta.url));
  return parseTableFile<Meta>(bytes, fileName);
}

/** Parses the bytes of a table; `label` names it in errors. */
export function parseTableFile<Meta>(bytes: Uint8Array, label: string): TableFile<Meta> {
  const whole =
    bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes); /* a copy is always aligned */
  const view = new DataView(whole.buffer, whole.byteOffset, whole.byteLength);
  const headerLength = view.getUint32(0, true);
  const text = new TextDecoder().decode(whole.subarray(4, 4 + headerLength));
  const header = JSON.parse(text) as TableHeader<Meta>;
  const base = whole.byteOffset + align(4 + headerLength);

  function block(name: string, type: BlockType): Arrays {
    const found = header.blocks[name];
    if (found?.type !== type) {
      throw new RangeError(`Cannot read table ${label}: no ${type} block "${name}"`);
    }
    return new TYPES[type](whole.buffer as ArrayBuffer, base + found.offset, found.length);
  }
  return {
    meta: header.meta,
    f64: (name) => block(name, "f64") as Float64Array,
    i32: (name) => block(name, "i32") as Int32Array,
    i16: (name) => block(name, "i16") as Int16Array,
    has: (name) => name in header.blocks,
  };
}

/** Builds the bytes of a table; the inverse of `parseTableFile`. */
export function formatTableFile<Meta>(
  meta: Meta,
  arrays: Readonly<Record<string, Arrays>>,
): Uint8Array {
  const blocks: Record<string, Block> = {};
  let offset = 0;
  for (const [name, array] of Object.entries(arrays)) {
    const type = (Object.keys(TYPES) as BlockType[]).find((key) => array instanceof TYPES[key])!;
    blocks[name] = { type, offset, length: array.length };
    offset = align(offset + array.byteLength);
  }
  const header = new TextEncoder().encode(JSON.stringify({ meta, blocks }));
  const base = align(4 + header.length);
  const bytes = new Uint8Array(base + offset);
  new DataView(bytes.buffer).setUint32(0, header.length, true);
  bytes.set(header, 4);
  for (const [name, array] of Object.entries(arrays)) {
    const source = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.set(source, base + blocks[name]!.offset);
  }
  return bytes;
}
