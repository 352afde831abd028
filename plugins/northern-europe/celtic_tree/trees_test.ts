import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { distanceOf, matchTrees } from "./match/bonds.ts";
import { celticTreeMatch } from "./match/procedure.ts";
import { celticTreeSign } from "./sign/procedure.ts";
import { treeById, treeOf, TREES, treesOf, type TreeId } from "./trees.ts";

const PLUGIN = { id: "northern-europe", version: "1.0.0" };
const GRAVES = "Graves (1948), ch. 10";

const FIRST_DAYS = [
  ["birch", 12, 24],
  ["rowan", 1, 21],
  ["ash", 2, 18],
  ["alder", 3, 18],
  ["willow", 4, 15],
  ["hawthorn", 5, 13],
  ["oak", 6, 10],
  ["holly", 7, 8],
  ["hazel", 8, 5],
  ["vine", 9, 2],
  ["ivy", 9, 30],
  ["reed", 10, 28],
  ["elder", 11, 25],
] as const;

for (const [id, month, day] of FIRST_DAYS) {
  test(`treeOf() begins ${id} on ${month}/${day} (${GRAVES})`, () => {
    expect(treeOf(month, day)?.id).toBe(id);
  });
}

test("treeOf() gives every tree 28 days of a common year and one day none", () => {
  const counts = new Map<string, number>();
  for (let n = 0; n < 365; n++) {
    const date = new Date(Date.UTC(2023, 0, 1 + n));
    const id = treeOf(date.getUTCMonth() + 1, date.getUTCDate())?.id ?? "none";
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect(counts.get("none")).toBe(1);
  expect(TREES.map(({ id }) => counts.get(id))).toEqual(new Array(13).fill(28));
});

test("TREES bear the letters of Graves (1948), ch. 10", () => {
  expect(TREES.map(({ letter }) => letter).join(" ")).toBe(
    "Beth Luis Nion Fearn Saille Uath Duir Tinne Coll Muin Gort Ngetal Ruis",
  );
});

test("treeOf() counts 29 February to Ash", () => expect(treeOf(2, 29)?.id).toBe("ash"));

test("treesOf() puts the nameless day between Elder and Birch", () => {
  expect(treesOf(12, 23).map(({ id }) => id)).toEqual(["elder", "birch"]);
  expect(treesOf(12, 22).map(({ id }) => id)).toEqual(["elder"]);
});

test("dayOfMonth runs from 1 to 28 under Birch, across the new year", async () => {
  const dayOf = async (birthDate: string) => {
    const prepared = prepare(celticTreeSign, { birthDate }, 0);
    return (await invoke(prepared, { now: 0, plugin: PLUGIN })).answer["dayOfMonth"];
  };
  expect(await dayOf("2023-12-24")).toBe(1);
  expect(await dayOf("2024-01-20")).toBe(28);
  expect(await dayOf("2024-03-17")).toBe(29);
  expect(await dayOf("2023-12-23")).toBeNull();
});

describe("matchTrees()", () => {
  const score = (a: TreeId, b: TreeId) => matchTrees(treeById(a), treeById(b)).score;
  const CASES = [
    ["birch", "willow", 90, "each names the other"],
    ["birch", "vine", 85, "birch names vine"],
    ["birch", "alder", 85, "alder names birch"],
    ["oak", "oak", 75, "same tree"],
    ["birch", "rowan", 60, "no bond"],
    ["birch", "oak", 52, "six places apart"],
    ["holly", "ash", 85, "holly names ash"],
    ["ivy", "alder", 52, "six places the shorter way round"],
  ] as const;
  for (const [a, b, expected, why] of CASES) {
    test(`${a} and ${b}: ${expected} (${why}), either way round`, () => {
      expect(score(a, b)).toBe(expected);
      expect(score(b, a)).toBe(expected);
    });
  }

  test("is the sum of its components for every pair", () => {
    for (const a of TREES) {
      for (const b of TREES) {
        const match = matchTrees(a, b);
        expect(match.components.reduce((sum, { weight }) => sum + weight, 0)).toBe(match.score);
        expect(distanceOf(a, b)).toBeLessThanOrEqual(6);
        expect(match.score >= 0 && match.score <= 100).toBe(true);
      }
    }
  });
});

describe("compatibility.celticTree", () => {
  const match = async (a: string, b: string, lang = "en") => {
    const input = { a: { birthDate: a }, b: { birthDate: b }, lang };
    const { answer } = await invoke(prepare(celticTreeMatch, input, 0), { now: 0, plugin: PLUGIN });
    return answer as Record<string, any>;
  };

  test("averages both neighbours of the nameless day and says so", async () => {
    const answer = await match("1990-12-23", "1990-05-01");
    expect(answer["score"]).toBe(Math.round((60 + 90) / 2));
    expect(answer["a"].namelessDay).toBe(true);
    expect(answer["interpretation"].text).toContain("nameless day");
  });

  test("reads in both languages without gaps", async () => {
    for (const lang of ["en", "zh-Hant"]) {
      const { text } = (await match("1990-01-05", "1990-05-01", lang))["interpretation"];
      expect(text).toContain("90");
      expect(text).not.toMatch(/undefined|null/);
    }
  });
});

test("celticTree.sign scores a tree's first and last day 50, the middle 75, the nameless day 50", async () => {
  const scoreOf = async (birthDate: string) => {
    const prepared = prepare(celticTreeSign, { birthDate }, 0);
    return (await invoke(prepared, { now: 0, plugin: PLUGIN })).answer["score"];
  };
  // The oak's month runs from 10 June to 7 July.
  for (const [date, score] of [
    ["1990-06-10", 50],
    ["1990-07-07", 50],
    ["1990-06-23", 75],
    ["1990-06-24", 75],
    ["1990-12-23", 50],
    ["2000-02-29", 71],
    ["2000-03-17", 50],
  ] as const) {
    expect([date, await scoreOf(date)]).toEqual([date, score]);
  }
});
