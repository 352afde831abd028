import { describe, expect, test } from "bun:test";
import { invoke, prepare } from "../../../src/plugins/mod.ts";
import { lettersOf, NAMES, nameOfArc, nameOfClock, nameOfDegree, VERSES } from "./names.ts";
import { birthAngel } from "./procedure.ts";

async function ask(input: Readonly<Record<string, unknown>>) {
  const prepared = prepare(birthAngel, input, 0);
  const { answer } = await invoke(prepared, {
    now: 0,
    plugin: { id: "kabbalah", version: "1.0.0" },
  });
  return answer as Record<string, any>;
}

test("VERSES have 72 letters each", () => {
  expect(VERSES.map((verse) => lettersOf(verse).length)).toEqual([72, 72, 72]);
});

describe("NAMES", () => {
  // Printed lists of the seventy-two.
  for (const [number, letters] of [
    [1, "והו"],
    [2, "ילי"],
    [3, "סיט"],
    [6, "ללה"],
    [8, "כהת"],
    [21, "נלכ"],
    [22, "ייי"],
    [35, "כוק"],
    [50, "דני"],
    [60, "מצר"],
    [72, "מומ"],
  ] as const) {
    test(`${number} is ${letters}`, () => expect(NAMES[number - 1]!.letters).toBe(letters));
  }

  test("are 72, and the first sums to 17", () => {
    expect(NAMES).toHaveLength(72);
    expect(NAMES[0]!.value).toBe(17);
  });
});

test("nameOfArc(), nameOfDegree() and nameOfClock() begin and end their rounds", () => {
  expect([0, 4.999, 5, 359.99].map((deg) => nameOfArc(deg).number)).toEqual([1, 1, 2, 72]);
  expect([0, 71.9, 72, 359.99].map((deg) => nameOfDegree(deg).number)).toEqual([1, 72, 1, 72]);
  expect([0, 19, 20, 1439].map((minute) => nameOfClock(minute).number)).toEqual([1, 1, 2, 72]);
});

describe("kabbalah.birthAngel without a time", () => {
  test("settles the arc and opens the day where the Sun changes its degree", async () => {
    const { omitted, hour } = await ask({ birthDate: "2024-06-25", timezone: "UTC" });
    expect(hour).toBeNull();
    const [entry] = omitted;
    expect(entry.settled.map((one: any) => one.field)).toEqual(["/arc/number"]);
    expect(entry.open.map((one: any) => one.field)).toEqual(["/day/number"]);
  });

  test("opens the arc on the day of the equinox, at 03:06 UT", async () => {
    const { omitted } = await ask({ birthDate: "2024-03-20", timezone: "UTC" });
    const arc = omitted[0].open.find((one: any) => one.field === "/arc/number");
    expect(arc.alternatives.map((one: any) => one.value)).toEqual([72, 1]);
    expect(arc.alternatives[0].when[0]).toBe("00:00–03:06:25");
  });
});
