/**
 * Runs the tests: the files of a folder in one process, one process more than there are cores, those
 * that drive Chromium one after another. What fails, falls silent or is left out makes the whole fail.
 *
 * `bun run test [part of a path …] [options of bun test]`; an option's value follows an equals sign,
 * but for `-t NAME`.
 */
import { planShards, findTestFiles, selectFiles, type Shard } from "./shards/plan.ts";
import { failuresOf, remarksOf, type Counts } from "./shards/report.ts";
import { runShard, sumOf, type Outcome } from "./shards/run.ts";

const root = process.cwd();

function readArguments(given: readonly string[]) {
  const named = given.findIndex((one) => one === "-t" || one === "--test-name-pattern");
  const name = named < 0 ? [] : given.slice(named, named + 2);
  const others = named < 0 ? given : [...given.slice(0, named), ...given.slice(named + 2)];
  return {
    patterns: others.filter((one) => !one.startsWith("-")),
    options: [...name, ...others.filter((one) => one.startsWith("-"))],
  };
}

/** Runs every shard; at any time one at most drives Chromium. */
async function runAll(
  shards: readonly Shard[],
  options: readonly string[],
): Promise<readonly Outcome[]> {
  const waiting = [...shards];
  const outcomes: Outcome[] = [];
  let driving = false;
  const next = (): Shard | undefined => {
    const driver = driving ? -1 : waiting.findIndex(({ chromium }) => chromium);
    const index = driver >= 0 ? driver : waiting.findIndex(({ chromium }) => !chromium);
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  };
  const lane = async () => {
    for (let shard = next(); shard; shard = next()) {
      if (shard.chromium) driving = true;
      const outcome = await runShard(root, shard, options);
      if (shard.chromium) driving = false;
      outcomes.push(outcome);
      console.log(write(outcome, remarksOf));
    }
  };
  await Promise.all(Array.from({ length: lanesOf(shards) }, lane));
  return outcomes;
}

/** One more than there are cores: the longest shards mostly wait, for stores, clocks and browsers. */
function lanesOf(shards: readonly Shard[]): number {
  return Math.min(shards.length, Math.max(2, navigator.hardwareConcurrency) + 1);
}

/** Counts with the faults of the process itself among the failures. */
function countAll({ counts, faults }: Outcome): Counts {
  return { ...counts, failed: counts.failed + faults.length };
}

function titleOf(outcome: Outcome): string {
  const { shard, seconds } = outcome;
  const counts = countAll(outcome);
  const files = `${shard.files.length} file${shard.files.length === 1 ? "" : "s"}`;
  const folder = [shard.folder, shard.part].filter(Boolean).join(" ");
  const where = shard.chromium ? `${folder} in Chromium` : folder;
  return `${counts.failed > 0 ? "FAILED" : "ok    "} ${where}: ${files}, ${say(counts)}, ${seconds.toFixed(1)} s`;
}

function say({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "    ");

/** The block of a shard: its counts, and what is to be said of it. */
function write(outcome: Outcome, read: (log: string) => string): string {
  const said = [...outcome.faults, read(outcome.log)].filter((one) => one !== "");
  return [titleOf(outcome), ...said.map(indented)].join("\n");
}

async function main(): Promise<boolean> {
  const { patterns, options } = readArguments(process.argv.slice(2));
  const files = selectFiles(root, findTestFiles(root), patterns);
  const shards = planShards(root, files);
  console.log(
    `${files.length} test files in ${shards.length} shards, ${lanesOf(shards)} at a time`,
  );
  const outcomes = await runAll(shards, options);

  const failures = outcomes
    .filter((one) => countAll(one).failed > 0)
    .map((one) => write(one, failuresOf));
  if (failures.length > 0) console.log(`\nFailures:\n\n${failures.join("\n\n")}`);
  const claimed = new Set(outcomes.flatMap(({ shard }) => shard.files));
  const unclaimed = files.filter((file) => !claimed.has(file));
  for (const file of unclaimed) console.log(`${file} stands in no shard`);
  const counts = sumOf(outcomes.map(countAll));
  const total = { ...counts, failed: counts.failed + unclaimed.length };
  if (total.passed === 0) console.log("\nNo test passed, so nothing is proved");
  console.log(`\n${say(total)}`);
  return total.failed === 0 && total.passed > 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.log(`${error.message}\n\n${say({ passed: 0, failed: 1, skipped: 0 })}`);
  process.exitCode = 1;
}
