/** Tibetan births against a published table, the sounds of the sixty pairs, and the sky. */
import { describe, expect, test } from "bun:test";
import { SixtyCycle } from "tyme4ts";
import { apparentMoon } from "#sky";
import { formatDate, fromFixed, tibetanPhugpa, toFixed, toTt } from "#time";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import innerAsia from "../mod.ts";
import { forcesOf, mewaOf } from "./forces.ts";
import { tibetanNatal } from "./procedure.ts";

async function natal(input: Readonly<Record<string, unknown>>) {
  const around = { now: 0, plugin: innerAsia };
  return (await invoke(prepare(tibetanNatal, input, 0), around)).answer as Record<string, any>;
}

describe("forcesOf()", () => {
  // tibastro.be, the five categories: life, body, power, luck, spirit.
  const TABLE = [
    ["Wood-Dragon", 40, ["earth", "fire", "wood", "wood", "fire"]],
    ["Metal-Sheep", 7, ["earth", "earth", "metal", "fire", "fire"]],
    ["Metal-Snake", 17, ["fire", "metal", "metal", "water", "wood"]],
    ["Water-Rabbit", 39, ["wood", "metal", "water", "fire", "water"]],
  ] as const;
  for (const [year, cycle, forces] of TABLE) {
    test(`has the published forces of the ${year}`, () => {
      const { life, body, power, luck, spirit } = forcesOf(cycle);
      expect([life, body, power, luck, spirit]).toEqual([...forces]);
    });
  }

  test("finds by its keys the body that the Chinese find in the sounds of the sixty pairs", () => {
    const ELEMENTS: Readonly<Record<string, string>> = {
      木: "wood",
      火: "fire",
      土: "earth",
      金: "metal",
      水: "water",
    };
    for (let cycle = 0; cycle < 60; cycle++) {
      const sound = SixtyCycle.fromIndex(cycle).getSound().getName();
      expect(forcesOf(cycle).body as string).toBe(ELEMENTS[sound.at(-1)!]!);
    }
  });
});

/**
 * Snang srid me long, 2.12: life, body, power and luck of the years from Wood-Mouse, and the number of
 * the year in the first, second and third sixty. The last ten rows were not seen.
 */
const SIXTY_YEARS = [
  "water metal wood wood 147",
  "earth metal wood water 936",
  "wood fire fire metal 825",
  "wood fire fire fire 714",
  "earth wood earth wood 693",
  "fire wood earth water 582",
  "fire earth metal metal 471",
  "earth earth metal fire 369",
  "metal metal water wood 258",
  "metal metal water water 147",
  "earth fire wood metal 936",
  "water fire wood fire 825",
  "water water fire wood 714",
  "earth water fire water 693",
  "wood earth earth metal 582",
  "wood earth earth fire 471",
  "earth metal metal wood 369",
  "fire metal metal water 258",
  "fire wood water metal 147",
  "earth wood water fire 936",
  "metal water wood wood 825",
  "metal water wood water 714",
  "earth earth fire metal 693",
  "water earth fire fire 582",
  "water fire earth wood 471",
  "earth fire earth water 369",
  "wood wood metal metal 258",
  "wood wood metal fire 147",
  "earth water water wood 936",
  "fire water water water 825",
  "fire metal wood metal 714",
  "earth metal wood fire 693",
  "metal fire fire wood 582",
  "metal fire fire water 471",
  "earth wood earth metal 369",
  "water wood earth fire 258",
  "water earth metal wood 147",
  "earth earth metal water 936",
  "wood metal water metal 825",
  "wood metal water fire 714",
  "earth fire wood wood 693",
  "fire fire wood water 582",
  "fire water fire metal 471",
  "earth water fire fire 369",
  "metal earth earth wood 258",
  "metal earth earth water 147",
  "earth metal metal metal 936",
  "water metal metal fire 825",
  "water wood water wood 714",
  "earth wood water water 693",
] as const;

test("forcesOf() and mewaOf() agree with the table of the Snang srid me long, row by row", () => {
  // The third sixty of its cycle of 180 years began with the Wood-Mouse year 1984.
  SIXTY_YEARS.forEach((row, cycle) => {
    const { life, body, power, luck } = forcesOf(cycle);
    const numbers = [1864, 1924, 1984].map((first) => mewaOf(first + cycle)).join("");
    expect([life, body, power, luck, numbers].join(" ")).toBe(row);
  });
});

test("mewaOf() gives 2024 the number three and falls by one a year", () => {
  expect([2023, 2024, 2025, 2033].map(mewaOf)).toEqual([4, 3, 2, 3]);
});

test("the Moon of the almanac keeps 36° behind the Moon of the tropical zodiac, within its own roughness", () => {
  const start = toFixed({ year: 2000, month: 1, day: 1 });
  for (let i = 0; i < 300; i++) {
    const fixed = start + 13 * i;
    const turns = tibetanPhugpa.skyAt(fixed).moon;
    const dawnInLhasa = fixed + 1721424.5 + (5 - 6) / 24;
    const behind = (apparentMoon(toTt(dawnInLhasa)).longitudeDeg - 360 * turns + 720) % 360;
    expect(Math.abs(behind - 36)).toBeLessThan(6);
  }
});

describe("tibetan.natal", () => {
  test("counts a birth before five to the day before, and proves what that leaves open", async () => {
    const early = await natal({ birthDate: "2024-06-15", birthTime: "04:59", timezone: "UTC" });
    const later = await natal({ birthDate: "2024-06-15", birthTime: "05:00", timezone: "UTC" });
    expect([early["dayPlanet"].planet.text, later["dayPlanet"].planet.text]).toEqual([
      "Venus",
      "Saturn",
    ]);
    const [omitted] = (await natal({ birthDate: "2024-06-15" }))["omitted"];
    expect(omitted.settled.map(({ field }: any) => field)).toEqual([
      "/animal",
      "/element",
      "/mewa/number",
    ]);
    expect(omitted.open.map(({ field }: any) => field)).toContain("/dayPlanet/planet");
  });

  test("turns the year on Losar 2024, 10 February", async () => {
    const animals = [];
    for (const birthDate of ["2024-02-09", "2024-02-10"]) {
      animals.push((await natal({ birthDate, birthTime: "12:00", timezone: "UTC" }))["animal"].id);
    }
    expect(animals).toEqual(["hare", "dragon"]);
  });

  test("answers the same for both sexes", async () => {
    const input = { birthDate: "1990-05-17", birthTime: "12:00", timezone: "UTC" };
    expect(() => prepare(tibetanNatal, { ...input, gender: "female" }, 0)).toThrow("gender");
  });

  test("refuses years outside its cycles and answers at the edges", async () => {
    const of = (year: number) =>
      natal({
        birthDate: formatDate(fromFixed(toFixed({ year, month: 6, day: 1 }))),
        birthTime: "12:00",
        timezone: "UTC",
      });
    expect(of(1027)).rejects.toMatchObject({ code: "yearOutOfRange" });
    expect((await of(1028))["rabjung"]).toBe(1);
    expect((await of(2500))["rabjung"]).toBe(25);
  });
});
