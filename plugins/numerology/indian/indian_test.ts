import { describe, expect, test } from "bun:test";
import { sumOf } from "#sdk";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { gridOf, LINES } from "./grid.ts";
import { bondOf, GRAHAS, regardOf } from "./planets.ts";
import { numerologyIndian } from "./procedure.ts";
import { weigh } from "./score.ts";

/** Planet, then its friends; planets.ts says how other lists differ. */
const FRIENDS = "1:12395 2:1235 3:12359 4:1567 5:12356 6:45678 7:456 8:34567 9:12395";

test("GRAHAS has the friends of one printed list", () => {
  for (const entry of FRIENDS.split(" ")) {
    const [number, friends] = entry.split(":");
    expect(GRAHAS[Number(number) - 1]!.friends.join("")).toBe(friends!);
  }
});

describe("bondOf()", () => {
  test("is a quarrel where either sees a foe, and symmetric", () => {
    expect(regardOf(1, 8)).toBe("foe");
    expect(bondOf(8, 1)).toBe("foe");
    expect(bondOf(1, 2)).toBe("friend");
    expect(bondOf(1, 7)).toBe("neutral");
    expect(bondOf(8, 4)).toBe("foe");
    for (let a = 1; a <= 9; a++) {
      for (let b = 1; b <= 9; b++) expect(bondOf(a, b)).toBe(bondOf(b, a));
    }
  });
});

describe("gridOf()", () => {
  test("places all digits but zero, the destiny number, and the psychic number of a compound day", () => {
    // 24 May 1981: digits 2 4 5 1 9 8 1, destiny 3, psychic 6.
    const grid = gridOf({ year: 1981, month: 5, day: 24 }, 6, 3, "whole");
    expect(grid.counts).toEqual([2, 1, 1, 1, 1, 1, 0, 1, 1]);
    expect(grid.missing).toEqual([7]);
    expect(grid.fullLines).toEqual([
      [3, 1, 9],
      [2, 8, 4],
      [3, 6, 2],
      [9, 5, 4],
    ]);
  });

  test("leaves the century out unless the whole year is asked for", () => {
    // 30 June 1986 holds 3, 6, 8, 6 and the destiny number 6, as a public program's test has it.
    const grid = gridOf({ year: 1986, month: 6, day: 30 }, 3, 6, "short");
    expect(grid.counts).toEqual([0, 0, 1, 0, 0, 3, 0, 1, 0]);
    const date = { year: 2000, month: 2, day: 28 };
    expect(gridOf(date, 1, 5, "short").counts).toEqual([1, 2, 0, 0, 1, 0, 0, 1, 0]);
    expect(gridOf(date, 1, 5, "whole").counts).toEqual([1, 3, 0, 0, 1, 0, 0, 1, 0]);
  });

  test("does not repeat the psychic number of a single digit or a round ten", () => {
    expect(gridOf({ year: 2000, month: 1, day: 5 }, 5, 8, "short").counts[4]).toBe(1);
    expect(gridOf({ year: 2000, month: 1, day: 30 }, 3, 6, "short").counts[2]).toBe(1);
    expect(gridOf({ year: 2000, month: 1, day: 12 }, 3, 6, "short").counts[2]).toBe(1);
  });

  test("has eight lines through nine numbers, three of them through the middle row", () => {
    expect(LINES).toHaveLength(8);
    for (let number = 1; number <= 9; number++) {
      const through = LINES.filter((line) => line.includes(number)).length;
      expect(through).toBe(number === 7 ? 4 : [3, 9, 2, 4].includes(number) ? 3 : 2);
    }
  });
});

describe("weigh()", () => {
  test("adds friends, takes foes off and counts full lines", () => {
    expect(sumOf(weigh(1, 2, null, []))).toBe(65);
    expect(sumOf(weigh(1, 8, null, []))).toBe(35);
    expect(sumOf(weigh(1, 7, null, []))).toBe(50);
    expect(sumOf(weigh(1, 2, 5, [[3, 1, 9]]))).toBe(50 + 15 + 10 + 10 + 5);
  });

  test("begins with the base and adds only bonds for every triple", () => {
    for (let p = 1; p <= 9; p++) {
      for (let d = 1; d <= 9; d++) {
        for (let n = 1; n <= 9; n++) {
          const [base, ...bonds] = weigh(p, d, n, []);
          expect(base).toEqual({ code: "base", weight: 50 });
          for (const { weight } of bonds) expect([-15, -10, 10, 15]).toContain(weight);
        }
      }
    }
  });
});

test("numerology.indian reads without gaps in both languages, with a name and without", async () => {
  for (const lang of ["en", "zh-Hant"]) {
    for (const name of [undefined, "Mohandas Gandhi"]) {
      const input = { birthDate: "1869-10-02", lang, ...(name ? { name } : {}) };
      const plugin = { id: "numerology", version: "1.0.0" };
      const { answer } = await invoke(prepare(numerologyIndian, input, 0), { now: 0, plugin });
      const { text } = answer["interpretation"] as { text: string };
      expect(text).not.toMatch(/undefined|null/);
      expect(text.split("\n\n")).toHaveLength(4);
      expect((answer["name"] === null) === (name === undefined)).toBe(true);
    }
  }
});
