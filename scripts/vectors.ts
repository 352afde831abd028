/**
 * `bun run vectors [DIR]`: puts every file of reference cases of a folder to the service and prints
 * passed, failed and skipped (with the reasons) per file. Exits 1 when a case failed.
 *
 * Each file finds its adapter by name (tests/vectors/adapters/); a case goes through the public
 * interface of a host in this process that serves everything free.
 */
import { Glob } from "bun";
import { basename, join, resolve } from "node:path";
import type { Adapter, Call, VectorCase, Verdict } from "../tests/vectors/adapter.ts";
import { openService } from "../tests/vectors/service.ts";

/** How many differing cases of a file are printed. */
const SHOWN = Number(process.env["VECTORS_SHOWN"] ?? 5);
const ROOT = resolve(import.meta.dir, "..");
const folder = resolve(process.argv[2] ?? join(ROOT, "../shared/vectors"));

interface Tally {
  passed: number;
  readonly failed: string[];
  /** Reason → how many cases. */
  readonly skipped: Map<string, number>;
  /** Measure → how many cases agreed, of how many that have it. */
  readonly measures: Map<string, { agreed: number; all: number }>;
}

const service = await openService(ROOT);
const adapters = await loadAdapters();
const files = [...new Glob("*.json").scanSync({ cwd: folder })].sort();
if (files.length === 0) {
  console.error(`Cannot find reference cases: ${folder} holds no .json file`);
  process.exit(2);
}
let failures = 0;
const totals = { passed: 0, failed: 0, skipped: 0 };
for (const file of files) {
  const tally = await runFile(file);
  const skipped = [...tally.skipped.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${file}: ${tally.passed} passed, ${tally.failed.length} failed, ${skipped} skipped`);
  for (const line of tally.failed.slice(0, SHOWN)) console.log(`  failed ${line}`);
  for (const [reason, count] of tally.skipped) console.log(`  skipped ${count}: ${reason}`);
  for (const [name, { agreed, all }] of tally.measures) {
    console.log(`  ${name}: ${agreed} of ${all} (${Math.round((100 * agreed) / all)} %)`);
  }
  failures += tally.failed.length;
  totals.passed += tally.passed;
  totals.failed += tally.failed.length;
  totals.skipped += skipped;
}
await service.close();
console.log(
  `all files: ${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`,
);
process.exit(failures > 0 ? 1 : 0);

async function loadAdapters(): Promise<readonly Adapter[]> {
  const folderOf = join(ROOT, "tests/vectors/adapters");
  const names = [...new Glob("*.ts").scanSync({ cwd: folderOf })].filter(
    (n) => !n.endsWith("_test.ts"),
  );
  const modules = await Promise.all(
    names
      .sort()
      .map((name) => import(join(folderOf, name)) as Promise<{ adapters?: readonly Adapter[] }>),
  );
  return modules.flatMap((module) => module.adapters ?? []);
}

async function runFile(file: string): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: [], skipped: new Map(), measures: new Map() };
  const content = (await Bun.file(join(folder, file)).json()) as { cases?: readonly VectorCase[] };
  const cases = content.cases ?? [];
  const adapter = adapters.find((one) => one.files.test(basename(file)));
  for (const [index, one] of cases.entries()) {
    const verdict = await judgeCase(adapter, one, content);
    for (const [name, agreed] of Object.entries(verdict.measures ?? {})) {
      const measure = tally.measures.get(name) ?? { agreed: 0, all: 0 };
      measure.all++;
      if (agreed) measure.agreed++;
      tally.measures.set(name, measure);
    }
    if (verdict.kind === "passed") tally.passed++;
    else if (verdict.kind === "failed") {
      tally.failed.push(`#${index} ${inputOf(one)}: ${verdict.differences.slice(0, 4).join("; ")}`);
    } else tally.skipped.set(verdict.reason, (tally.skipped.get(verdict.reason) ?? 0) + 1);
  }
  return tally;
}

async function judgeCase(
  adapter: Adapter | undefined,
  one: VectorCase,
  content: Readonly<Record<string, unknown>>,
): Promise<Verdict> {
  if (!adapter) return { kind: "skipped", reason: "not served yet: no adapter reads this file" };
  const missing = adapter.procedures(one).filter((name) => !service.serves(name));
  if (missing.length > 0)
    return { kind: "skipped", reason: `not served yet: ${missing.join(", ")}` };
  try {
    return await adapter.judge(one, service.call as Call, content);
  } catch (error) {
    return {
      kind: "failed",
      differences: [error instanceof Error ? error.message : String(error)],
    };
  }
}

function inputOf(one: VectorCase): string {
  return JSON.stringify(one["input"] ?? one).slice(0, 160);
}
