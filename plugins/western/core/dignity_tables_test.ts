import { expect, test } from "bun:test";
import { boundOf, dignityOf, faceOf } from "./dignities.ts";
import { BOUNDS, type Bound } from "./dignity_tables.ts";

/** Degrees that a planet holds over all twelve signs. */
function degreesOf(rows: readonly (readonly Bound[])[], lord: string): number {
  return rows.reduce(
    (sum, row) =>
      sum +
      row.reduce((own, bound, i) => {
        const width = bound.endDeg - (row[i - 1]?.endDeg ?? 0);
        return own + (bound.lord === lord ? width : 0);
      }, 0),
    0,
  );
}

test("the bounds of each planet sum to its greater years (Ptolemy, Tetrabiblos I.20-21)", () => {
  const years = { saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 };
  for (const [lord, sum] of Object.entries(years)) {
    expect(degreesOf(BOUNDS["egyptian"]!, lord)).toBe(sum);
  }
});

test("every sign has five bounds of five lords that end at 30° in every school", () => {
  for (const rows of Object.values(BOUNDS)) {
    expect(rows).toHaveLength(12);
    for (const row of rows) {
      expect(row.at(-1)!.endDeg).toBe(30);
      const ends = row.map(({ endDeg }) => endDeg);
      expect([...ends].sort((a, b) => a - b)).toEqual(ends);
    }
  }
  for (const row of BOUNDS["egyptian"]!) expect(new Set(row.map(({ lord }) => lord)).size).toBe(5);
});

test("boundOf() gives the edge to the bound that begins there", () => {
  expect(boundOf(5.999, "egyptian").lord).toBe("jupiter");
  expect(boundOf(6, "egyptian").lord).toBe("venus");
  expect(boundOf(359.999, "egyptian").lord).toBe("saturn");
});

test("faceOf() begins and ends the zodiac with Mars", () => {
  expect([0, 10, 20, 30].map(faceOf)).toEqual(["mars", "sun", "venus", "mercury"]);
  expect(faceOf(359.9)).toBe("mars");
});

test("dignityOf() leaves triplicity and score open while day or night is unknown", () => {
  const school = { bounds: "egyptian", triplicity: "dorothean" } as const;
  const found = dignityOf("saturn", 200, null, school);
  expect(found.exaltation).toBe(true);
  expect(found.triplicity).toBeNull();
  expect(found.score).toBeNull();
  expect(found.peregrine).toBe(false);
});
