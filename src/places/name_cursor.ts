import { foldCodePoint } from "./fold.ts";
import type { Pack } from "./pack.ts";

/** No name is longer: the index counts the bytes of one in a byte. */
export const MOST_BYTES = 256;
/** A code point folds to at most a handful of units. */
const MOST_UNITS = 1024;

/** Reads names one after another, each as the bytes that differ from the one before. */
export class NameCursor {
  name = 0;
  /** The fold of the name, `foldedLength` UTF-16 units. */
  readonly folded: Uint16Array = new Uint16Array(MOST_UNITS);
  foldedLength = 0;
  readonly #bytes = new Uint8Array(MOST_BYTES);
  #length = 0;
  /** How many units of the fold are known to be those of the name read before. */
  sharedUnits = 0;
  /** How many units the fold has before each byte; within a character, after it. */
  readonly #unitsBefore = new Uint16Array(MOST_BYTES + 1);
  readonly #columns: Pack["columns"];
  #at = 0;

  constructor({ columns }: Pack) {
    this.#columns = columns;
  }

  /** Reads a block's first name, whose bytes begin at `at`. */
  start(name: number, at: number): void {
    this.name = name;
    this.#at = at;
    this.#read();
  }

  /** Goes to the next name; false, standing still, at the last one. */
  advance(): boolean {
    if (this.name + 1 >= this.#columns.nameExtra.length) return false;
    this.name++;
    this.#read();
    return true;
  }

  /**
   * Goes to the next name that is not written by the first `units` units of this one's fold and further
   * ones; false where there is none. Names passed over are not read.
   */
  leave(units: number): boolean {
    const { nameShared, nameExtra } = this.#columns;
    let bytes = 0;
    while (this.#unitsBefore[bytes]! < units) bytes++;
    let next = this.name + 1;
    while (next < nameExtra.length && nameShared[next]! >= bytes) this.#at += nameExtra[next++]!;
    if (next >= nameExtra.length) return false;
    this.name = next;
    this.#read();
    return true;
  }

  /** Compares the fold, cut to the key's length, with the key: negative, 0 or positive. */
  compare(key: string): number {
    const end = Math.min(this.foldedLength, key.length);
    for (let at = 0; at < end; at++) {
      const apart = this.folded[at]! - key.charCodeAt(at);
      if (apart !== 0) return apart;
    }
    return this.foldedLength < key.length ? -1 : 0;
  }

  #read(): void {
    const { nameShared, nameExtra, nameBytes } = this.#columns;
    const start = nameShared[this.name]!;
    const extra = nameExtra[this.name]!;
    const shared = start > 0 ? start : this.#common(extra);
    for (let at = shared - start; at < extra; at++)
      this.#bytes[start + at] = nameBytes[this.#at + at]!;
    this.#at += extra;
    this.#length = start + extra;
    this.sharedUnits = this.#unitsBefore[shared]!;
    let units = this.sharedUnits;
    let at = shared;
    while (at < this.#length) {
      const [codePoint, size] = readCodePoint(this.#bytes, at);
      for (const unit of foldCodePoint(codePoint)) this.folded[units++] = unit;
      for (const end = at + size; at < end; at++) this.#unitsBefore[at + 1] = units;
    }
    this.foldedLength = units;
  }

  /** Counts the bytes, of whole characters, that a name written out shares with the one read before. */
  #common(extra: number): number {
    const { nameBytes } = this.#columns;
    const end = Math.min(extra, this.#length);
    let count = 0;
    while (count < end && this.#bytes[count] === nameBytes[this.#at + count]) count++;
    while (count > 0 && ((nameBytes[this.#at + count] ?? 0) & 0xc0) === 0x80) count--;
    return count;
  }
}

/** Reads a code point in UTF-8 and counts its bytes. */
function readCodePoint(bytes: Uint8Array, at: number): readonly [codePoint: number, size: number] {
  const first = bytes[at]!;
  if (first < 0x80) return [first, 1];
  const second = bytes[at + 1]! & 0x3f;
  if (first < 0xe0) return [((first & 0x1f) << 6) | second, 2];
  const third = bytes[at + 2]! & 0x3f;
  if (first < 0xf0) return [((first & 0x0f) << 12) | (second << 6) | third, 3];
  return [((first & 7) << 18) | (second << 12) | (third << 6) | (bytes[at + 3]! & 0x3f), 4];
}
