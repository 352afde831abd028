import { expect, test } from "bun:test";
import { SIGN, type Classical } from "#lore";
import { boundOf, dignityOf } from "./dignities.ts";
import { BOUNDS, type BoundTable } from "./dignity_tables.ts";

/** Degrees that a planet holds over all twelve signs. */
function degreesOf(table: BoundTable, planet: Classical): number {
  return SIGN.ids.reduce(
    (sum, sign) =>
      sum +
      table[sign].reduce((own, { lord, endDeg }, i) => {
        const width = endDeg - (table[sign][i - 1]?.endDeg ?? 0);
        return own + (lord === planet ? width : 0);
      }, 0),
    0,
  );
}

test("the bounds of each planet sum to its greater years (Ptolemy, Tetrabiblos I.20-21)", () => {
  const years = { saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 };
  for (const [planet, sum] of Object.entries(years)) {
    expect(degreesOf(BOUNDS.egyptian, planet as Classical)).toBe(sum);
  }
});

test("finding 9: the Sun in Libra is in its fall and without any dignity, and Lilly counts both", () => {
  const sun = (peregrine: "minusFive" | "zero") =>
    dignityOf("sun", 195, true, { bounds: "lilly", triplicity: "ptolemaic", peregrine });
  expect(sun("zero")).toMatchObject({ fall: true, peregrine: true, score: -4 });
  // Christian Astrology, p. 115: fall -4, peregrine -5.
  expect(sun("minusFive").score).toBe(-9);
  // Saturn by day is lord of the airy triplicity and exalted there: no peregrine.
  expect(
    dignityOf("saturn", 195, true, { bounds: "lilly", triplicity: "ptolemaic" }),
  ).toMatchObject({
    exaltation: true,
    triplicity: true,
    peregrine: false,
  });
});

test("every sign has five bounds of five lords that end at 30° in every school", () => {
  for (const table of Object.values(BOUNDS)) {
    expect(Object.keys(table)).toHaveLength(12);
    for (const row of Object.values(table)) {
      expect(row.at(-1)!.endDeg).toBe(30);
      const ends = row.map(({ endDeg }) => endDeg);
      expect([...ends].sort((a, b) => a - b)).toEqual(ends);
    }
  }
  for (const row of Object.values(BOUNDS.egyptian)) {
    expect(new Set(row.map(({ lord }) => lord)).size).toBe(5);
  }
});

test("boundOf() gives the edge to the bound that begins there", () => {
  expect(boundOf(5.999, "egyptian").lord).toBe("jupiter");
  expect(boundOf(6, "egyptian").lord).toBe("venus");
  expect(boundOf(359.999, "egyptian").lord).toBe("saturn");
});

test("dignityOf() leaves triplicity and score open while day or night is unknown", () => {
  const school = { bounds: "egyptian", triplicity: "dorothean" } as const;
  const dignity = dignityOf("saturn", 200, null, school);
  expect(dignity.exaltation).toBe(true);
  expect(dignity.triplicity).toBeNull();
  expect(dignity.score).toBeNull();
  expect(dignity.peregrine).toBe(false);
});
