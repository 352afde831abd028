import { expect, test } from "bun:test";
import { createRegistry, discover } from "../../src/plugins/mod.ts";
import { ALLOWED_IMPORTS } from "../../src/plugins/scan.ts";

/** Folder → every reason it is refused with. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  "bad-cost": ["/procedures/0/cost: Expected integer"],
  "bad-icon": ["icon icon.svg: is not plain SVG: contains <script"],
  cyclic: ['"cyclic.value" uses itself: cyclic.value → cyclic.value'],
  "empty-folder": ["plugins/empty-folder: has no mod.ts"],
  "forbidden-import": [
    `plugins/forbidden-import/mod.ts: imports "node:fs"; a tradition may import only its own files, ${ALLOWED_IMPORTS.join(", ")} and tyme4ts`,
  ],
  "fractional-discount": [
    "/procedures/0/cost/discount: 3 less 20 % is no whole number of points",
  ],
  "later-duplicate": ['"fine.value" is declared by fine and by later-duplicate'],
  "missing-icon": ["icon icon.svg: not found"],
  "never-settles": ["Cannot import never-settles/mod.ts: did not load within 5 s"],
  "no-english": [
    "/words: there is no words/en.ts beside mod.ts, the language that stands in",
    "/procedures/0/words: there is no words/en.ts beside it, the language that stands in",
  ],
  "no-default": ["mod.ts: the default export is undefined, expected a plugin"],
  "open-input": [
    "/procedures/0/input: is open; build the procedure with defineProcedure",
    "/procedures/0/output: is open; build the procedure with defineProcedure",
  ],
  "reaches-out": [
    'plugins/reaches-out/mod.ts: imports "../../../plugins/world-calendars/discordian/rules.ts"; a tradition may not reach outside its folder',
  ],
  "reserved-key": ["/procedures/0/output/notice: the key is reserved for the host"],
  syntax: ["plugins/syntax/mod.ts: does not parse: Expected identifier but found end of file"],
  throws: ["Cannot import throws/mod.ts: table missing"],
  "unknown-use": ['"unknownUse.value" uses "nobody.declares", which nobody declares'],
  "wrong-id": ['/id: "another-id" differs from the folder "wrong-id"'],
  "wrong-sdk": ["/sdk: written for contract 2, this host has 1"],
};

test("discover() and createRegistry() refuse each broken folder whole and serve the rest", async () => {
  const registry = createRegistry(await discover([import.meta.dir]));
  const failed = Object.fromEntries(registry.failed.map(({ id, reasons }) => [id, [...reasons]]));
  expect(failed).toEqual(Object.fromEntries(Object.entries(REASONS).map(([k, v]) => [k, [...v]])));
  expect([...registry.procedures.keys()]).toEqual(["fine.value"]);
}, 15_000);
