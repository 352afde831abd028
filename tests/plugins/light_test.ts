/** A start reads declarations: what they import statically is neither work nor picture, and not much. */
import { expect, test } from "bun:test";
import { join } from "node:path";
import { importsUnder } from "./imports.ts";

const ROOT = join(import.meta.dir, "../..");
/** Files of `plugins/` and of `#east` that a start may import for each procedure: its three, and a share of what is common. */
const MOST_FILES = 5;

const imports = await importsUnder(ROOT, "{plugins,src}");
const targets = new Map<string, string[]>();
for (const { file, target, isStatic } of imports) {
  if (isStatic && target) targets.set(file, [...(targets.get(file) ?? []), target]);
}
const read = new Set(
  imports.map(({ file }) => file).filter((file) => /^plugins\/[^/]+\/mod\.ts$/.test(file)),
);
for (const file of read) for (const target of targets.get(file) ?? []) read.add(target);
const files = [...read].filter((file) => /^(plugins|src\/east)\//.test(file));
const procedures = files.filter((file) => file.endsWith("/procedure.ts"));

test("declarations are found", () => {
  expect(procedures.length).toBeGreaterThan(180);
});

test("a start imports no work, no picture and no words", () => {
  const early = files.filter((file) => /\/(work|picture)\.ts$|\/(picture|words)\//.test(file));
  expect(early).toEqual([]);
});

test(`and at most ${MOST_FILES} files for each procedure`, () => {
  expect(files.length / procedures.length).toBeLessThan(MOST_FILES);
});
