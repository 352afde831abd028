#!/usr/bin/env bun
/** `auspex-conformance run --against URL [--adapter NAME]`: how far a service agrees with the reference cases. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { lineOfTotals, linesOf, totalsOf } from "./report.ts";
import { runFolder, type FileReport } from "./run.ts";
import type { Kind } from "./target.ts";
import { auspex } from "./targets/auspex.ts";
import { astrologer, astrologyApi, freeAstrology } from "./targets/others.ts";

const KINDS: readonly Kind[] = [auspex, astrologer, astrologyApi, freeAstrology];
const USAGE = `Usage: auspex-conformance run --against URL [options]

  --adapter NAME  how the service is asked, default auspex:
${KINDS.map(({ name, about }) => `                    ${name}: ${about}`).join("\n")}
  --token TOKEN   what its calls want; CONFORMANCE_TOKEN is read as well, and never printed
  --cases DIR     a folder of further cases, default those of this package
  --only PART     files whose name has this part
  --shown N       differing cases that are printed for each file, default 5; 0 prints counts alone
  --json FILE     writes the whole report`;

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

/** The cases of this package, from its sources or from what they were compiled into. */
function ownCases(): string {
  const places = ["../cases", "../../../../cases"].map((path) => join(import.meta.dir, path));
  return places.find((path) => existsSync(path)) ?? places[0]!;
}

function read() {
  try {
    return parseArgs({
      args: process.argv.slice(2),
      allowPositionals: true,
      options: {
        against: { type: "string" },
        adapter: { type: "string", default: "auspex" },
        token: { type: "string" },
        cases: { type: "string", default: ownCases() },
        only: { type: "string", default: "" },
        shown: { type: "string", default: "5" },
        json: { type: "string" },
      },
    });
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { values, positionals } = read();
if (positionals[0] !== "run" || !values.against) fail("Say which service is asked.");
if (!URL.canParse(values.against)) fail(`--against ${values.against} is no address`);
const kind = KINDS.find(({ name }) => name === values.adapter);
if (!kind) fail(`There is no adapter "${values.adapter}".`);
const token = values.token ?? process.env["CONFORMANCE_TOKEN"];
const target = await kind.connect(values.against.replace(/\/+$/, ""), token);
const reports: FileReport[] = [];
const adapters = await kind.adapters();
for await (const report of runFolder(resolve(values.cases), adapters, target, values.only)) {
  reports.push(report);
  for (const line of linesOf(report, Number(values.shown))) console.log(line);
}
if (reports.length === 0) fail(`${values.cases} holds no cases`);
const totals = totalsOf(reports);
console.log(lineOfTotals(totals));
if (values.json) {
  const plain = (value: unknown): unknown =>
    value instanceof Map ? Object.fromEntries(value) : value;
  await Bun.write(
    values.json,
    JSON.stringify({ totals, files: reports }, (_, v) => plain(v), 2),
  );
}
process.exit(totals.failed > 0 ? 1 : 0);
