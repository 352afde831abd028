import { expect, test } from "bun:test";
import { editDistance } from "../time/edit_distance.ts";
import { openAtlas } from "./atlas.ts";
import { fold } from "./fold.ts";
import { allowedTypos, findMisspellings } from "./typos.ts";

/** Every place with a name of the key's script within the distance, by comparing all names. */
function scan(key: string, most: number, isScript: RegExp): ReadonlyMap<number, number> {
  const { names, pack } = openAtlas();
  const nearest = new Map<number, number>();
  const cursor = names.cursorAt(0);
  do {
    const place = names.subjects[cursor.name]!;
    if (place >= pack.header.places || Math.abs(cursor.foldedLength - key.length) > most) continue;
    const name = String.fromCharCode(...cursor.folded.subarray(0, cursor.foldedLength));
    if (!isScript.test(name)) continue;
    const typos = editDistance(name, key);
    if (typos <= most) nearest.set(place, Math.min(typos, nearest.get(place) ?? most));
  } while (cursor.advance());
  return nearest;
}

for (const [text, most, script] of [
  ["sprngfield", 1, /^[a-z]/],
  ["leningard", 2, /^[a-z]/],
  ["москав", 1, /^\p{sc=Cyrl}/u],
  ["екатирнбург", 2, /^\p{sc=Cyrl}/u],
  ["서을", 1, /^\p{sc=Hang}/u],
  ["القاهره", 1, /^\p{sc=Arab}/u],
] as const)
  test(`findMisspellings() of ${text} finds what comparing all names finds`, () => {
    const key = fold(text);
    const expected = scan(key, most, script);
    const hits = findMisspellings(openAtlas(), key, most);
    expect(expected.size).toBeGreaterThan(0);
    expect(new Map(hits.map(({ place, typos }) => [place, typos]))).toEqual(new Map(expected));
  });

test("allowedTypos() grows with the length, and lets Chinese names differ earlier", () => {
  expect(["ulm", "bonn", "springfield"].map(allowedTypos)).toEqual([0, 1, 2]);
  expect(["北京", "石家庄"].map(allowedTypos)).toEqual([0, 1]);
  expect(allowedTypos("x".repeat(60))).toBe(0);
});
