import { beforeAll, expect, test } from "bun:test";
import { openAtlas } from "./atlas.ts";
import type { NameTable } from "./names.ts";
import { NAMES_PER_BLOCK } from "./pack.ts";

let names: NameTable;
/** The folds of all names, read one after another. */
const folds: string[] = [];

beforeAll(() => {
  names = openAtlas().names;
  const cursor = names.cursorAt(0);
  do folds.push(String.fromCharCode(...cursor.folded.subarray(0, cursor.foldedLength)));
  while (cursor.advance());
});

/** Keys spread over all names, and their beginnings. */
function sampleKeys(count: number): readonly string[] {
  const step = Math.floor(folds.length / count);
  return Array.from({ length: count }, (_, at) => folds[at * step]!).flatMap((key) => [
    key,
    key.slice(0, 3),
    `${key}x`,
  ]);
}

test("names are sorted by fold, then by subject", () => {
  expect(folds.length).toBe(names.count);
  for (let name = 1; name < names.count; name++) {
    const [last, next] = [folds[name - 1]!, folds[name]!];
    const isSorted =
      last < next || (last === next && names.subjects[name - 1]! <= names.subjects[name]!);
    if (!isSorted) throw new Error(`name ${name}: ${last} before ${next}`);
  }
});

test("exact() and prefix() find what a scan of all names finds", () => {
  const keys = sampleKeys(20);
  const scan = keys.map(() => ({ from: -1, begun: 0, equal: 0 }));
  for (const [name, fold] of folds.entries())
    for (const [at, key] of keys.entries()) {
      if (!fold.startsWith(key)) continue;
      const count = scan[at]!;
      if (count.begun++ === 0) count.from = name;
      if (fold === key) count.equal++;
    }
  for (const [at, key] of keys.entries()) {
    const { from, begun, equal } = scan[at]!;
    const prefix = names.prefix(key);
    expect(prefix.to - prefix.from).toBe(begun);
    const exact = names.exact(key);
    expect(exact.to - exact.from).toBe(equal);
    if (begun > 0) expect(prefix.from).toBe(from);
    if (equal > 0) expect(exact.from).toBe(from);
  }
});

test("largest() lists the places of a range by size, each once", () => {
  for (const key of ["s", "san", "中", "м", "paris"]) {
    const range = names.prefix(key);
    const all = new Set(names.subjects.subarray(range.from, range.to));
    const places = openAtlas().pack.header.places;
    const expected = [...all].filter((subject) => subject < places).sort((a, b) => a - b);
    expect(names.largest(range, 20)).toEqual(expected.slice(0, 20));
    const isEven = (place: number) => place % 2 === 0;
    expect(names.largest(range, 20, isEven)).toEqual(expected.filter(isEven).slice(0, 20));
  }
});

test("ofSubject() lists every name of a subject", () => {
  for (const subject of [0, 17, 4_321, 200_000]) {
    const listed = [...names.ofSubject(subject)];
    const expected = [...names.subjects.entries()].filter(([, of]) => of === subject);
    expect(listed).toEqual(expected.map(([name]) => name));
  }
});

test("leave() goes to the first name that does not begin alike", () => {
  const { from } = names.prefix("san");
  const start = from - (from % NAMES_PER_BLOCK);
  const cursor = names.cursorAt(from);
  expect(start).toBeLessThanOrEqual(from);
  let steps = 0;
  while (String.fromCharCode(...cursor.folded.subarray(0, 3)) === "san") {
    expect(cursor.leave(3)).toBe(true);
    steps++;
  }
  expect(cursor.name).toBe(names.prefix("san").to);
  // It stops besides at every block and wherever another spelling begins, but far from every name.
  expect(steps).toBeLessThan((names.prefix("san").to - from) / 2);
});
