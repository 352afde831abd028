/**
 * `bun scripts/conformance_cases.ts DIR`: takes the reference cases of a folder that are free to publish into
 * `packages/conformance/cases`: figures, which nobody owns, with whose they are.
 *
 * With `--books` the folder holds cases that were read out of books. Of these only what is judged is taken, with
 * book and chapter: input and expected values. What the books say in their own words stays behind.
 */
import { Glob } from "bun";
import { basename, join } from "node:path";
import type { Adapter, VectorCase } from "../packages/conformance/src/adapter.ts";
import { auspexAdapters } from "../packages/conformance/src/targets/auspex.ts";
import { openService } from "../tests/vectors/service.ts";
import { Reads } from "./conformance_reads.ts";

type Fields = Readonly<Record<string, unknown>>;
interface File {
  readonly source: string;
  readonly rules?: string;
  readonly cases: readonly VectorCase[];
}

const isOfBooks = process.argv.includes("--books");
const from = process.argv.slice(2).find((one) => !one.startsWith("--"));
if (!from) {
  console.error("Usage: bun scripts/conformance_cases.ts DIR [--books]");
  process.exit(2);
}
const to = join(import.meta.dir, "../packages/conformance/cases");
const adapters = await auspexAdapters();
const service = isOfBooks ? await openService(join(import.meta.dir, "..")) : null;
const ours = new Set(new Glob("*.json").scanSync({ cwd: to }));
for (const file of [...new Glob("*.json").scanSync({ cwd: from })].sort()) {
  const adapter = adapters.find(({ files }) => files.test(basename(file)));
  if (!adapter) continue;
  const content = (await Bun.file(join(from, file)).json()) as File;
  const taken = isOfBooks ? await judgedOf(content, adapter) : content;
  if (taken.cases.length === 0) continue;
  // Cases of programs may have the name already.
  const isTaken = isOfBooks && ours.has(file) && !(await isBooks(file));
  const name = isTaken ? file.replace(".json", "-books.json") : file;
  await Bun.write(join(to, name), `${JSON.stringify({ licence: "CC0-1.0", ...taken })}\n`);
}
await service?.close();

/** Whether a file that is there already was taken from books. */
async function isBooks(file: string): Promise<boolean> {
  const { cases } = (await Bun.file(join(to, file)).json()) as File;
  return cases.some((one) => "book" in one);
}

/** The cases that are judged, with what their adapter reads of them. */
async function judgedOf(content: File, adapter: Adapter) {
  const { source, rules, cases, ...tables } = content;
  const reads = new Reads();
  const file = reads.watch(content) as Fields;
  const judged: VectorCase[] = [];
  for (const one of cases) {
    const asked = reads.watch(one) as VectorCase;
    // What follows from definitions alone stands in no book.
    const isPrinted = !String(one["book"]).startsWith("definitions in");
    if (!isPrinted || !adapter.procedures(asked).every(service!.serves)) continue;
    const verdict = await adapter.judge(asked, service!.call, file);
    if (verdict.kind !== "skipped" || verdict.measures) judged.push(one);
  }
  return {
    source,
    ...(rules ? { rules } : {}),
    ...(reads.kept(tables) as Fields),
    cases: judged.map((one) => ({
      book: one["book"],
      chapter: one["chapter"],
      ...(reads.kept(one) as Fields),
    })),
  };
}
