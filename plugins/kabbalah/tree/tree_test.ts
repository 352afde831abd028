import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { balanceOf, setOnTree } from "./chart.ts";
import { treeChart } from "./procedure.ts";
import { PATHS, PLANET_LETTERS, romanOf, SEFIRAH, SIGN_PATHS, TREE_PLANETS } from "./sefirot.ts";

const numberOf = (sefirah: (typeof SEFIRAH.ids)[number]) => SEFIRAH.ids.indexOf(sefirah) + 1;

async function ask(input: Readonly<Record<string, unknown>>) {
  const prepared = prepare(treeChart, input, 0);
  const plugin = { id: "kabbalah", version: "1.1.0" };
  const { answer } = await invoke(prepared, { now: 0, plugin });
  return answer as Record<string, any>;
}

describe("PATHS", () => {
  test("are 22, numbered 11 to 32, and every two sefirot are joined at most once", () => {
    expect(PATHS.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, i) => i + 11));
    expect(new Set(PATHS.map(({ joins }) => joins.join())).size).toBe(22);
  });

  test("join what column XII of 777 says", () => {
    const joined = PATHS.map(({ joins }) => joins.map(numberOf).join("-")).join(" ");
    expect(joined).toBe(
      "1-2 1-3 1-6 2-3 2-6 2-4 3-6 3-5 4-5 4-6 4-7 5-6 5-8 6-7 6-9 6-8 7-8 7-9 7-10 8-9 8-10 9-10",
    );
  });

  // Number of paths at each sefirah on Kircher's drawing.
  test("reach each sefirah as often as on the drawing", () => {
    const counts = Array.from(
      { length: 10 },
      (_, i) => PATHS.filter(({ joins }) => joins.some((one) => numberOf(one) === i + 1)).length,
    );
    expect(counts).toEqual([3, 4, 4, 4, 4, 8, 5, 5, 4, 3]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(44);
  });

  test("leave seven double letters, three mothers and twelve simple ones", () => {
    const simple = new Set(SIGN_PATHS.map(({ letter }) => romanOf(letter)));
    expect(simple.size).toBe(12);
    for (const letters of Object.values(PLANET_LETTERS)) {
      const doubles = new Set(TREE_PLANETS.map((planet) => romanOf(letters[planet])));
      expect([...doubles].sort()).toEqual(["Bet", "Dalet", "Gimel", "Kaf", "Pe", "Resh", "Tav"]);
      expect([...doubles].filter((name) => simple.has(name))).toEqual([]);
    }
  });
});

// Sefer Yetzirah 4: version of the Gra, and the short version as printed in Warsaw 1884. Kircher: Westcott, note 40.
for (const [school, planet, letter] of [
  ["gra", "moon", "Bet"],
  ["gra", "mars", "Gimel"],
  ["gra", "sun", "Dalet"],
  ["gra", "jupiter", "Tav"],
  ["gra", "venus", "Kaf"],
  ["gra", "mercury", "Pe"],
  ["gra", "saturn", "Resh"],
  ["short", "saturn", "Bet"],
  ["short", "jupiter", "Gimel"],
  ["short", "mars", "Dalet"],
  ["short", "sun", "Kaf"],
  ["short", "venus", "Pe"],
  ["short", "mercury", "Resh"],
  ["short", "moon", "Tav"],
  ["kircher", "sun", "Bet"],
  ["kircher", "venus", "Gimel"],
  ["kircher", "mercury", "Dalet"],
  ["kircher", "moon", "Kaf"],
  ["kircher", "saturn", "Pe"],
  ["kircher", "jupiter", "Resh"],
  ["kircher", "mars", "Tav"],
  ["golden-dawn", "venus", "Dalet"],
  ["golden-dawn", "mars", "Pe"],
] as const) {
  test(`PLANET_LETTERS gives ${planet} the letter ${letter} by ${school}`, () =>
    expect(romanOf(PLANET_LETTERS[school][planet])).toBe(letter));
}

test("setOnTree() gives paths, and none by the Gra", () => {
  const all = { sun: 0, moon: 30, mercury: 60, venus: 90, mars: 120, jupiter: 150, saturn: 359.9 };
  const [sun] = setOnTree(all, "golden-dawn");
  expect(sun!.path).toMatchObject({ letter: "he", number: 15, trump: "the-emperor" });
  expect(sun!.path.joins).toEqual(["chokhmah", "tiferet"]);
  expect(sun!.dignity).toBe("exaltation");
  const gra = setOnTree(all, "gra");
  expect(gra.every(({ path }) => path.joins === null && path.number === null)).toBe(true);
  expect(balanceOf(gra).lights.reduce((sum, { count }) => sum + count, 0)).toBe(7);
});

describe("kabbalah.treeChart", () => {
  test("proves the signs without a time, and opens the Moon's where she leaves it", async () => {
    // The Moon entered Aquarius on 23 June 2024 at 11:14 pm of New York summer time (almanacs).
    const { omitted, rising } = await ask({ birthDate: "2024-06-24", timezone: "UTC" });
    expect(rising).toBeNull();
    const time = omitted.find((one: any) => one.input === "birthTime");
    const settled = time.settled.map((one: any) => one.field);
    expect(settled).toContain("/planets/0/sign");
    const moon = time.open.find((one: any) => one.field === "/planets/1/sign");
    expect(moon.alternatives.map((one: any) => one.value.id)).toEqual(["capricorn", "aquarius"]);
    expect(moon.alternatives[0].when).toEqual(["00:00–03:14:21"]);
  });

  test("scores by its testimonies", async () => {
    const { score, testimonies } = await ask({
      birthDate: "1990-06-10",
      birthTime: "12:00",
      timezone: "UTC",
    });
    const sum = testimonies.reduce((total: number, one: any) => total + one.weight, 0);
    expect(score).toBe(Math.min(100, Math.max(0, sum)));
  });

  for (const attribution of ["golden-dawn", "short", "kircher", "gra"]) {
    test(`reads and draws a year of births by ${attribution}`, async () => {
      for (let month = 1; month <= 12; month++) {
        for (const lang of ["en", "zh-Hant"]) {
          const birthDate = `1987-${String(month).padStart(2, "0")}-17`;
          const input = {
            birthDate,
            birthTime: "08:00",
            timezone: "UTC",
            attribution,
            lang,
            picture: true,
          };
          const { interpretation, picture } = await ask(input);
          expect(interpretation.text).not.toMatch(/undefined|null|NaN/);
          expect(picture.text).not.toMatch(/undefined|null|NaN/);
        }
      }
    });
  }
});
