import type { Atlas } from "./atlas.ts";
import type { NameTable } from "./names.ts";

/** A place with a name that differs from the one looked for in some letters. */
export interface Misspelling {
  readonly place: number;
  readonly name: number;
  /** Letters to insert, delete, replace or swap with a neighbour. */
  readonly typos: number;
}

/** Beyond this many units no more typos are looked for. */
const LONGEST_KEY = 40;
/** From this many units on a name may have two typos. */
const LONG_KEY = 8;

/** How many typos a name may have to be taken for another: none in the shortest, two in long ones. */
export function allowedTypos(key: string): 0 | 1 | 2 {
  if (key.length > LONGEST_KEY) return 0;
  if (key.length >= LONG_KEY) return 2;
  // A Chinese character carries more than a letter.
  return key.length >= (/\p{sc=Han}/u.test(key) ? 3 : 4) ? 1 : 0;
}

/**
 * Finds the places with a name at most so many typos away from a key, each with its nearest name.
 *
 * Reads all names in their order and keeps the table of distances for the letters that a name shares with
 * the one before; a beginning that is too far off is left with all that is written by it.
 */
export function findMisspellings(
  { names, pack }: Atlas,
  key: string,
  most: number,
): readonly Misspelling[] {
  const nearest = new Map<number, Misspelling>();
  const wanted = Uint16Array.from({ length: key.length }, (_, at) => key.charCodeAt(at));
  const rows = [Uint8Array.from({ length: key.length + 1 }, (_, at) => at)];
  const [from, to] = sameScript(names, wanted[0] ?? 0);
  if (from === to) return [];
  const cursor = names.cursorAt(from);
  /** Rows that hold for the name at hand: row `n` compares its first `n` units with the key. */
  let filled = 0;
  let more = true;
  while (more && cursor.name < to) {
    const { folded, foldedLength } = cursor;
    filled = Math.min(filled, cursor.sharedUnits);
    let least = 0;
    while (filled < foldedLength && least <= most) {
      filled++;
      least = fillRow(rows, filled, wanted, folded, most);
    }
    if (least > most) {
      more = cursor.leave(filled);
      filled--;
      continue;
    }
    const isInReach = Math.abs(foldedLength - key.length) <= most;
    const typos = isInReach ? rows[foldedLength]![key.length]! : TOO_FAR;
    const place = names.subjects[cursor.name]!;
    if (typos <= most && place < pack.header.places) {
      const before = nearest.get(place);
      if (before === undefined || typos < before.typos)
        nearest.set(place, { place, name: cursor.name, typos });
    }
    more = cursor.advance();
  }
  return [...nearest.values()];
}

/** Counts the typos between two short texts; more than `most` of them may be counted as any number above. */
export function countTypos(text: string, key: string, most: number): number {
  if (Math.abs(text.length - key.length) > most) return TOO_FAR;
  const wanted = Uint16Array.from({ length: key.length }, (_, at) => key.charCodeAt(at));
  const folded = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const rows = [Uint8Array.from({ length: key.length + 1 }, (_, at) => at)];
  for (let depth = 1; depth <= text.length; depth++)
    if (fillRow(rows, depth, wanted, folded, most) > most) return TOO_FAR;
  return rows[text.length]![key.length]!;
}

/** Where the letters of one script end and those of another begin, in the order of names. */
const SCRIPT_BOUNDS = [
  ...[0, 0x370, 0x400, 0x530, 0x590, 0x600, 0x780, 0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00],
  ...[0xc80, 0xd00, 0xd80, 0xe00, 0xe80, 0xf00, 0x1000, 0x10a0, 0x1100, 0x1200, 0x3000, 0x3100],
  0xffff,
] as const;

/** The names written in the script of a unit: a typo does not lead to another script. */
function sameScript(names: NameTable, unit: number): readonly [from: number, to: number] {
  const next = SCRIPT_BOUNDS.findIndex((bound) => bound > unit);
  const [low, high] = [SCRIPT_BOUNDS[next - 1] ?? 0, SCRIPT_BOUNDS[next] ?? 0xffff];
  const start = (bound: number) => names.prefix(String.fromCharCode(bound)).from;
  return [low === 0 ? 0 : start(low), start(high)];
}

/**
 * Fills a row of the distance table from those before it and returns its least distance. Cells farther
 * from the diagonal than `most` cannot lead to a distance that counts.
 */
function fillRow(
  rows: Uint8Array[],
  depth: number,
  key: Uint16Array,
  folded: Uint16Array,
  most: number,
): number {
  const row = (rows[depth] ??= new Uint8Array(key.length + 1));
  const above = rows[depth - 1]!;
  const unit = folded[depth - 1]!;
  const first = Math.max(1, depth - most);
  const last = Math.min(key.length, depth + most);
  row[first - 1] = first === 1 ? Math.min(depth, TOO_FAR) : TOO_FAR;
  if (last < key.length) row[last + 1] = TOO_FAR;
  let least = row[first - 1]!;
  for (let at = first; at <= last; at++) {
    const replaced = above[at - 1]! + (key[at - 1] === unit ? 0 : 1);
    let distance = Math.min(replaced, above[at]! + 1, row[at - 1]! + 1);
    const swapped =
      depth > 1 && at > 1 && key[at - 2] === unit && key[at - 1] === folded[depth - 2];
    if (swapped) distance = Math.min(distance, rows[depth - 2]![at - 2]! + 1);
    row[at] = distance;
    if (distance < least) least = distance;
  }
  return first > key.length ? TOO_FAR : least;
}

/** Stands for any distance that is not counted. */
const TOO_FAR = 100;
