/** Runs a shard in a process of its own and says what came of each of its files. */
import { mkdtempSync, openSync, closeSync, readFileSync, existsSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readReport, type Counts } from "./report.ts";
import type { Shard } from "./plan.ts";

/** A shard that takes longer has lost its way; each test has a limit of its own. */
const LIMIT_MS = 20 * 60_000;
/** Limit of a test, ms, where none is asked for. */
const TEST_LIMIT_MS = 30_000;

export interface Outcome {
  readonly shard: Shard;
  readonly seconds: number;
  /** Sums over the files that reported. */
  readonly counts: Counts;
  /** What no test reports: a process that fell, a file that ran nothing. Each counts as a failure. */
  readonly faults: readonly string[];
  /** What the process printed. */
  readonly log: string;
}

/**
 * Runs the files of a shard with `bun test`.
 *
 * @param options for `bun test`, as the caller of the whole command gave them
 */
export async function runShard(
  root: string,
  shard: Shard,
  options: readonly string[],
  limitMs = LIMIT_MS,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), "auspex-shard-"));
  const [logPath, reportPath] = [join(folder, "log"), join(folder, "report.xml")];
  const log = openSync(logPath, "a");
  const startedAt = performance.now();
  try {
    const child = Bun.spawn(
      [
        ...[process.execPath, "test", "--no-orphans", `--timeout=${TEST_LIMIT_MS}`, ...options],
        ...["--reporter=junit", `--reporter-outfile=${reportPath}`],
        ...shard.files.map((file) => `./${file}`),
      ],
      { cwd: root, stdin: "ignore", stdout: log, stderr: log },
    );
    const timer = setTimeout(() => child.kill("SIGKILL"), limitMs);
    await child.exited;
    clearTimeout(timer);
    const counts = existsSync(reportPath)
      ? readReport(readFileSync(reportPath, "utf8"))
      : new Map<string, Counts>();
    return {
      shard,
      seconds: (performance.now() - startedAt) / 1000,
      counts: sumOf([...counts.values()]),
      faults: findFaults(shard, counts, child.exitCode, child.signalCode),
      log: readFileSync(logPath, "utf8"),
    };
  } finally {
    closeSync(log);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds counts up. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, one) => total + one[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

function findFaults(
  { files }: Shard,
  counts: ReadonlyMap<string, Counts>,
  exitCode: number | null,
  signal: string | number | null,
): readonly string[] {
  const silent = files.filter((file) => !counts.has(file)).map((file) => `${file} ran no test`);
  const strange = [...counts.keys()]
    .filter((file) => !files.includes(file))
    .map((file) => `${file} ran in a shard that does not hold it`);
  const faults = [...silent, ...strange];
  if (signal !== null) return [...faults, `the process was ended by ${signal}`];
  if (exitCode === 0 && counts.size > 0) return faults;
  // A failed test is reason enough for another code than 0.
  const explained = faults.length > 0 || [...counts.values()].some(({ failed }) => failed > 0);
  if (exitCode !== 0 && explained && counts.size > 0) return faults;
  const report = counts.size > 0 ? "" : " and left no report";
  return [...faults, `the process ended with code ${exitCode}${report}`];
}
