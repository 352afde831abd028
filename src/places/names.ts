import { MOST_BYTES, NameCursor } from "./name_cursor.ts";
import type { Pack } from "./pack.ts";
import { NAME_FLAG, NAMES_PER_BLOCK } from "./pack.ts";

/** A run of names in the order of their folds: from `from` up to but without `to`. */
export interface NameRange {
  readonly from: number;
  readonly to: number;
}

const decoder = new TextDecoder();
const textBytes = new Uint8Array(MOST_BYTES);
/** Bits of the column of subjects' high halves that are the subject's. */
const SUBJECT_BITS = 3;

/**
 * All names of places, divisions and countries, sorted by fold, then by subject: a place is its number in
 * the order of size (0 the largest), divisions and countries follow the places.
 */
export class NameTable {
  readonly count: number;
  /** Whose name each is. */
  readonly subjects: Uint32Array;
  readonly #pack: Pack;
  /** Where each block's bytes begin. */
  readonly #blockStarts: Uint32Array;
  /** The smallest subject of each block: its largest place. */
  readonly #blockLeast: Uint32Array;
  /** Names by subject: those of subject `s` are `#bySubject[#firsts[s]]` to before `#firsts[s + 1]`. */
  readonly #firsts: Uint32Array;
  readonly #bySubject: Uint32Array;
  /** Reads names for one search after another; nothing keeps it. */
  readonly #cursor: NameCursor;

  constructor(pack: Pack, subjectCount: number) {
    this.#pack = pack;
    this.count = pack.columns.nameExtra.length;
    this.subjects = joinSubjects(pack.columns);
    this.#blockStarts = addUp(pack.columns.nameExtra);
    this.#blockLeast = leastOfBlocks(this.subjects);
    this.#firsts = countFirsts(this.subjects, subjectCount);
    this.#bySubject = sortBySubject(this.subjects, this.#firsts);
    this.#cursor = new NameCursor(pack);
  }

  /** Lists the names of a place, division or country. */
  ofSubject(subject: number): Uint32Array {
    return this.#bySubject.subarray(this.#firsts[subject]!, this.#firsts[subject + 1]!);
  }

  /** Whether a name is the usual one in Latin letters, or a division's or country's first. */
  isUsual(name: number): boolean {
    return (this.#pack.columns.nameSubjectHigh[name]! & NAME_FLAG.usual) !== 0;
  }

  /** Whether a name is the best of its subject's for one of its languages. */
  isPreferred(name: number): boolean {
    return (this.#pack.columns.nameSubjectHigh[name]! & NAME_FLAG.preferred) !== 0;
  }

  /** The language tags of a name; none for codes. */
  tags(name: number): readonly string[] {
    return this.#pack.header.tagSets[this.tagSet(name)]!;
  }

  /** The number of a name's set of tags. */
  tagSet(name: number): number {
    return this.#pack.columns.nameTags[name]!;
  }

  /** Reads a name as it is written. */
  text(name: number): string {
    const { nameShared, nameExtra, nameBytes } = this.#pack.columns;
    let at = this.#blockStarts[(name / NAMES_PER_BLOCK) | 0]!;
    let length = 0;
    for (let one = name - (name % NAMES_PER_BLOCK); one <= name; one++) {
      const shared = nameShared[one]!;
      length = shared + nameExtra[one]!;
      for (let byte = shared; byte < length; byte++) textBytes[byte] = nameBytes[at++]!;
    }
    return decoder.decode(textBytes.subarray(0, length));
  }

  /** Finds the names whose fold is the key. */
  exact(key: string): NameRange {
    const { from, to } = this.prefix(key);
    if (from === to) return { from, to };
    const cursor = this.#seek(from);
    // Names of the key itself stand before those that go on after it.
    while (cursor.name < to && cursor.foldedLength === key.length)
      if (!cursor.advance()) return { from, to: this.count };
    return { from, to: Math.min(cursor.name, to) };
  }

  /** Finds the names whose fold begins with the key. */
  prefix(key: string): NameRange {
    return { from: this.#bound(key, 0), to: this.#bound(key, 1) };
  }

  /**
   * Lists the largest places that have a name in the range, the largest first.
   *
   * @param accept leaves out names of places for which it is false
   */
  largest(
    { from, to }: NameRange,
    limit: number,
    accept?: (subject: number, name: number) => boolean,
  ): readonly number[] {
    const best: number[] = [];
    for (let name = from; name < to; name++) {
      const worst = best.length < limit ? Infinity : best[best.length - 1]!;
      if (name % NAMES_PER_BLOCK === 0 && this.#blockLeast[name / NAMES_PER_BLOCK]! >= worst) {
        name += NAMES_PER_BLOCK - 1;
        continue;
      }
      const subject = this.subjects[name]!;
      if (subject >= worst || subject >= this.#pack.header.places) continue;
      if (accept !== undefined && !accept(subject, name)) continue;
      insert(best, subject, limit);
    }
    return best;
  }

  /** Starts reading at a name. */
  cursorAt(name: number): NameCursor {
    return this.#seek(name, new NameCursor(this.#pack));
  }

  #seek(name: number, cursor: NameCursor = this.#cursor): NameCursor {
    const block = (name / NAMES_PER_BLOCK) | 0;
    cursor.start(block * NAMES_PER_BLOCK, this.#blockStarts[block]!);
    while (cursor.name < name) cursor.advance();
    return cursor;
  }

  /** The first name whose fold, cut to the key's length, sorts at least `least` (0 or 1) after the key. */
  #bound(key: string, least: 0 | 1): number {
    let low = 0;
    let high = this.#blockStarts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#seek(middle * NAMES_PER_BLOCK).compare(key) < least) low = middle + 1;
      else high = middle;
    }
    if (low === 0) return 0;
    const cursor = this.#seek((low - 1) * NAMES_PER_BLOCK);
    const end = Math.min(low * NAMES_PER_BLOCK, this.count);
    while (cursor.compare(key) < least) {
      if (cursor.name + 1 >= end) return end;
      cursor.advance();
    }
    return cursor.name;
  }
}

// Each loop by itself over local arrays: together they are slow before the engine has compiled them.

function joinSubjects({ nameSubjectLow, nameSubjectHigh }: Pack["columns"]): Uint32Array {
  const subjects = new Uint32Array(nameSubjectLow.length);
  for (let name = 0; name < subjects.length; name++)
    subjects[name] = nameSubjectLow[name]! | ((nameSubjectHigh[name]! & SUBJECT_BITS) << 16);
  return subjects;
}

function addUp(nameExtra: Uint8Array): Uint32Array {
  const starts = new Uint32Array(Math.ceil(nameExtra.length / NAMES_PER_BLOCK));
  let start = 0;
  for (let name = 0; name < nameExtra.length; name++) {
    if (name % NAMES_PER_BLOCK === 0) starts[name / NAMES_PER_BLOCK] = start;
    start += nameExtra[name]!;
  }
  return starts;
}

function leastOfBlocks(subjects: Uint32Array): Uint32Array {
  const least = new Uint32Array(Math.ceil(subjects.length / NAMES_PER_BLOCK));
  for (let block = 0; block < least.length; block++) {
    const end = Math.min(subjects.length, (block + 1) * NAMES_PER_BLOCK);
    let smallest = 0xffffffff;
    for (let name = block * NAMES_PER_BLOCK; name < end; name++)
      if (subjects[name]! < smallest) smallest = subjects[name]!;
    least[block] = smallest;
  }
  return least;
}

function countFirsts(subjects: Uint32Array, count: number): Uint32Array {
  const firsts = new Uint32Array(count + 1);
  for (let name = 0; name < subjects.length; name++) firsts[subjects[name]! + 1]!++;
  for (let subject = 0; subject < count; subject++) firsts[subject + 1]! += firsts[subject]!;
  return firsts;
}

function sortBySubject(subjects: Uint32Array, firsts: Uint32Array): Uint32Array {
  const sorted = new Uint32Array(subjects.length);
  const next = firsts.slice();
  for (let name = 0; name < subjects.length; name++) sorted[next[subjects[name]!]!++] = name;
  return sorted;
}

function insert(best: number[], subject: number, limit: number): void {
  let at = best.length;
  while (at > 0 && best[at - 1]! >= subject) {
    if (best[at - 1] === subject) return;
    at--;
  }
  best.splice(at, 0, subject);
  if (best.length > limit) best.pop();
}
