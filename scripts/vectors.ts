/**
 * `bun run vectors [DIR]`: puts every file of reference cases of a folder to the service and prints
 * passed, failed and skipped (with the reasons) per file. Exits 1 when a case failed.
 *
 * Each file finds its adapter by name (tests/vectors/adapters/); a case goes through the public
 * interface of a host in this process that serves everything free.
 */
import { join, resolve } from "node:path";
import { lineOfTotals, linesOf, totalsOf } from "../packages/conformance/src/report.ts";
import { runFolder, type FileReport } from "../packages/conformance/src/run.ts";
import { auspexAdapters } from "../packages/conformance/src/targets/auspex.ts";
import { openService } from "../tests/vectors/service.ts";

/** How many differing cases of a file are printed. */
const SHOWN = Number(process.env["VECTORS_SHOWN"] ?? 5);
const ROOT = resolve(import.meta.dir, "..");
const folder = resolve(process.argv[2] ?? join(ROOT, "../shared/vectors"));

const service = await openService(ROOT);
const reports: FileReport[] = [];
for await (const report of runFolder(folder, await auspexAdapters(), service)) {
  reports.push(report);
  for (const line of linesOf(report, SHOWN)) console.log(line);
}
await service.close();
if (reports.length === 0) {
  console.error(`Cannot find reference cases: ${folder} holds no .json file`);
  process.exit(2);
}
const totals = totalsOf(reports);
console.log(lineOfTotals(totals));
process.exit(totals.failed > 0 ? 1 : 0);
