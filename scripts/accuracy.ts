/**
 * `bun run accuracy:generate` measures how far the service agrees with the reference cases and the sky with Swiss
 * Ephemeris, and writes what the page `/accuracy` shows; `bun run accuracy:check` counts again, and exits 1 where a
 * case fails or the page shows other counts.
 */
import { join } from "node:path";
import { lineOfTotals, linesOf, totalsOf } from "../packages/conformance/src/report.ts";
import { runFolder, type FileReport } from "../packages/conformance/src/run.ts";
import { auspexAdapters } from "../packages/conformance/src/targets/auspex.ts";
import type { Figures, Matter } from "../src/host/site/accuracy/figures.ts";
import { openService } from "../tests/vectors/service.ts";
import { measureSky } from "./sky/errors.ts";

const ROOT = join(import.meta.dir, "..");
const CASES = join(ROOT, "packages/conformance/cases");
const FILE = join(ROOT, "src/host/site/accuracy/figures.json");
/** Fields of a matter whose largest difference is told. */
const TOLD_FIELDS = 4;

const isCheck = process.argv.includes("--check");
const service = await openService(ROOT);
const reports: FileReport[] = [];
for await (const report of runFolder(CASES, await auspexAdapters(), service)) {
  reports.push(report);
  for (const line of linesOf(report, 5)) console.log(line);
}
await service.close();
const totals = totalsOf(reports);
console.log(lineOfTotals(totals));
const matters = reports.filter(({ passed }) => passed > 0).map(matterOf);
if (isCheck) {
  const shown = (await Bun.file(FILE).json()) as Figures;
  const isCurrent = JSON.stringify(countsOf(shown.matters)) === JSON.stringify(countsOf(matters));
  if (!isCurrent) console.log("/accuracy shows other counts: run bun run accuracy:generate");
  process.exit(totals.failed > 0 || !isCurrent ? 1 : 0);
}
const date = new Date().toISOString().slice(0, 10);
const figures: Figures = { date, matters, sky: measureSky() };
await Bun.write(FILE, `${JSON.stringify(figures, null, 1)}\n`);
process.exit(totals.failed > 0 ? 1 : 0);

function matterOf({ file, source, passed, failed, skipped, worst }: FileReport): Matter {
  const largest = [...worst].sort(([, a], [, b]) => b - a).slice(0, TOLD_FIELDS);
  return {
    id: file.replace(/\.json$/, ""),
    source,
    agreed: passed,
    differ: failed.length,
    setAside: [...skipped].map(([reason, count]) => ({ reason, count })),
    worst: largest.map(([field, difference]) => ({
      field,
      difference: Number(difference.toPrecision(3)),
    })),
  };
}

function countsOf(all: readonly Matter[]): unknown {
  return all.map(({ id, agreed, differ, setAside }) => [id, agreed, differ, setAside]);
}
