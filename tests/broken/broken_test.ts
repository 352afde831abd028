import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRegistry, discover, loadFolder } from "../../src/plugins/mod.ts";
import { ALLOWED_IMPORTS, scanFolder } from "../../src/plugins/scan.ts";

/** Folder → every reason it is refused with. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  "bad-cost": ["badCost.value, cost: is 1.5; give a whole number of points from 0 to 1000000, or { each, of, discount } by the items of an array of the input"],
  "bad-icon": ["icon icon.svg: is not plain SVG: contains <script"],
  cyclic: ['"cyclic.value" uses itself: cyclic.value → cyclic.value'],
  "empty-folder": ["plugins/empty-folder: has no mod.ts"],
  "forbidden-import": [
    `plugins/forbidden-import/mod.ts: imports "node:fs"; a tradition may import only its own files, ${ALLOWED_IMPORTS.join(", ")} and tyme4ts`,
  ],
  "fractional-discount": [
    "fractionalDiscount.value, cost discount: 3 less 20 % is no whole number of points",
  ],
  "later-duplicate": ['"fine.value" is declared by fine, which was here before later-duplicate; choose another'],
  "missing-icon": ["icon icon.svg: not found"],
  "never-settles": ["Cannot import never-settles/mod.ts: did not load within 5 s"],
  "no-english": [
    "mod.ts, words: there is no words/en.ts beside it; English stands in for others",
    "noEnglish.value, words: there is no words/en.ts beside it; English stands in for others",
  ],
  "no-default": ["mod.ts: the default export is undefined; write `export default definePlugin({ … })`"],
  "open-input": [
    "openInput.value, input: is open; build the procedure with defineProcedure",
    "openInput.value, output: is open; build the procedure with defineProcedure",
  ],
  "reaches-out": [
    'plugins/reaches-out/mod.ts: imports "../../../plugins/world-calendars/discordian/rules.ts"; a tradition may not reach outside its folder',
  ],
  "reserved-key": ["reservedKey.value, output notice: the host writes this key itself; choose another name"],
  syntax: ["plugins/syntax/mod.ts: does not parse: Expected identifier but found end of file"],
  throws: ["Cannot import throws/mod.ts: table missing"],
  "unknown-use": ['"unknownUse.value" uses "nobody.declares", which nobody declares'],
  "wrong-id": ['mod.ts, id: "another-id" differs from the folder "wrong-id"; name both alike'],
  "wrong-sdk": ["mod.ts, sdk: written for contract 2, and this host has 1; see CHANGELOG.md for what changed, then write 1"],
};

test("discover() and createRegistry() refuse each broken folder whole and serve the rest", async () => {
  const registry = createRegistry(await discover([import.meta.dir]));
  const failed = Object.fromEntries(registry.failed.map(({ id, reasons }) => [id, [...reasons]]));
  expect(failed).toEqual(Object.fromEntries(Object.entries(REASONS).map(([k, v]) => [k, [...v]])));
  expect([...registry.procedures.keys()]).toEqual(["fine.value"]);
}, 15_000);

// A folder of this repository is read for its imports before it runs, and is parsed whole only when it fails.
for (const id of ["forbidden-import", "reaches-out", "syntax", "throws", "empty-folder"]) {
  test(`loadFolder() gives the same reasons for ${id} when it reads the imports alone`, async () => {
    expect(await loadFolder(join(import.meta.dir, id), id, "imports")).toEqual({
      id,
      reasons: [...REASONS[id]!],
    });
  });
}

const scratch = mkdtempSync(join(tmpdir(), "auspex-scan-"));
afterAll(() => rmSync(scratch, { recursive: true }));

for (const [source, refused] of [
  [`import "node:fs";`, true],
  [`export * from\n  'node:fs';`, true],
  [`const fs = await import("node:fs");`, true],
  ["const fs = await import(`node:fs`);", true],
  [`import fs from /* why */ "node:fs";`, true],
  [`const fs = require("node:fs");`, true],
  [`import fs from "node:\\u0066s";`, true],
  [`import type { Stats } from "node:fs";`, false],
  [`// from "node:fs"\nexport const said = 'far from "home"';`, false],
  [`import { term } from "#sdk";\nexport * from "./words/en.ts";`, false],
] as const) {
  test(`scanFolder() finds the same in ${JSON.stringify(source)}, parsed or not`, () => {
    writeFileSync(join(scratch, "mod.ts"), source);
    const [quick, whole] = (["imports", "parses"] as const).map((scan) =>
      scanFolder(scratch, "scratch", scan),
    );
    expect(quick).toEqual([...whole!]);
    expect(quick!.length > 0).toBe(refused);
  });
}

test("every file of plugins/ parses and imports only what a tradition may", () => {
  const own = join(import.meta.dir, "../../plugins");
  expect(readdirSync(own).flatMap((id) => scanFolder(join(own, id), id))).toEqual([]);
});
