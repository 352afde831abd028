import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { decanFind } from "./procedure.ts";
import { decanOf, DECANS } from "./decans.ts";

async function ask(input: Readonly<Record<string, unknown>>) {
  const prepared = prepare(decanFind, input, 0);
  const plugin = { id: "ancient-world", version: "1.0.0" };
  const { answer } = await invoke(prepared, { now: 0, plugin });
  return answer as Record<string, any>;
}

describe("DECANS", () => {
  test("are 36, each planet five times a face and Mars six, at both ends of the round", () => {
    const counts = Object.entries(Object.groupBy(DECANS, ({ face }) => face));
    expect(Object.fromEntries(counts.map(([face, all]) => [face, all!.length]))).toEqual({
      mars: 6,
      sun: 5,
      venus: 5,
      mercury: 5,
      moon: 5,
      saturn: 5,
      jupiter: 5,
    });
    expect([DECANS[0]!.face, DECANS[35]!.face]).toEqual(["mars", "mars"]);
  });

  // Faces of Firmicus II.4, first decans of the signs.
  for (const [sign, deg, face] of [
    ["Taurus", 30, "mercury"],
    ["Gemini", 60, "jupiter"],
    ["Leo", 120, "saturn"],
    ["Virgo", 150, "sun"],
    ["Libra", 180, "moon"],
    ["Capricorn", 270, "jupiter"],
  ] as const) {
    test(`the first of ${sign} has the face of ${face}`, () =>
      expect(decanOf(deg).face).toBe(face));
  }

  test("begin the Egyptian count with Sothis at 0° Cancer and end it before", () => {
    expect(decanOf(90).fromSothis).toBe(1);
    expect(decanOf(89.99).fromSothis).toBe(36);
    expect(decanOf(110).greek).toBe("Chnoumis");
    expect([0, 9.99, 10, 359.99].map((deg) => decanOf(deg).number)).toEqual([1, 1, 2, 36]);
  });
});

describe("decan.find", () => {
  test("settles the Sun's decan without a time and opens the Moon's where she crosses", async () => {
    const { omitted, rising } = await ask({ birthDate: "2024-06-25", timezone: "UTC" });
    expect(rising).toBeNull();
    const time = omitted.find((one: any) => one.input === "birthTime");
    expect(time.settled.map((one: any) => one.field)).toContain("/sun/number");
    expect(time.open.map((one: any) => one.field)).toContain("/moon/number");
  });

  test("leaves out the rising decan at a known time without a place, and says so", async () => {
    const { omitted, rising } = await ask({
      birthDate: "2024-06-25",
      birthTime: "06:00",
      timezone: "UTC",
    });
    expect(rising).toBeNull();
    expect(omitted.map((one: any) => one.input)).toContain("place");
  });

  test("names decans by the list chosen", async () => {
    const birth = { birthDate: "2024-07-20", birthTime: "12:00", timezone: "UTC" };
    const names = await Promise.all(
      ["hephaestio", "firmicus", "egyptian"].map(
        async (list) => (await ask({ ...birth, list })).sun.name,
      ),
    );
    expect(names).toEqual(["Chnoumis", "Thiumis", "Kenmet"]);
  });

  test("scores by its testimonies", async () => {
    const { score, testimonies } = await ask({
      birthDate: "2000-01-01",
      birthTime: "12:00",
      timezone: "UTC",
    });
    const sum = testimonies.reduce((total: number, one: any) => total + one.weight, 0);
    expect(score).toBe(sum);
  });
});
