/** Puts every case of a folder to a service and counts. */
import { Glob } from "bun";
import { join } from "node:path";
import { observeWith, type Adapter, type VectorCase, type Verdict } from "./adapter.ts";
import type { Target } from "./target.ts";

/** What became of the cases of one file. */
export interface FileReport {
  readonly file: string;
  /** Whose figures these are, as the file says. */
  readonly source: string;
  readonly passed: number;
  /** One line a case: its place, its input, what differs. */
  readonly failed: readonly string[];
  /** Reason → how many cases. */
  readonly skipped: ReadonlyMap<string, number>;
  /** What of the cases agreed, by name. */
  readonly measures: ReadonlyMap<string, { readonly agreed: number; readonly all: number }>;
  /** Field → how far a number was off at most, in the field's own unit; of cases that passed. */
  readonly worst: ReadonlyMap<string, number>;
}

interface Content {
  readonly source?: string;
  readonly cases?: readonly VectorCase[];
}

/** Reports of the files of a folder, one after the other in the order of their names. */
export async function* runFolder(
  folder: string,
  adapters: readonly Adapter[],
  target: Target,
  only: string = "",
): AsyncGenerator<FileReport> {
  const files = [...new Glob("*.json").scanSync({ cwd: folder })].sort();
  for (const file of files.filter((name) => name.includes(only))) {
    const content = (await Bun.file(join(folder, file)).json()) as Content;
    yield await runFile(file, content, adapters, target);
  }
}

async function runFile(
  file: string,
  content: Content,
  adapters: readonly Adapter[],
  target: Target,
): Promise<FileReport> {
  const adapter = adapters.find((one) => one.files.test(file));
  const failed: string[] = [];
  const skipped = new Map<string, number>();
  const measures = new Map<string, { agreed: number; all: number }>();
  const worst = new Map<string, number>();
  let passed = 0;
  for (const [index, one] of (content.cases ?? []).entries()) {
    const heard = new Map<string, number>();
    observeWith((field, difference) =>
      heard.set(field, Math.max(heard.get(field) ?? 0, difference)),
    );
    const verdict = await judgeCase(adapter, one, content, target);
    observeWith(undefined);
    for (const [name, agreed] of Object.entries(verdict.measures ?? {})) {
      const { agreed: before, all } = measures.get(name) ?? { agreed: 0, all: 0 };
      measures.set(name, { agreed: before + (agreed ? 1 : 0), all: all + 1 });
    }
    if (verdict.kind === "passed") {
      passed++;
      for (const [field, difference] of heard) {
        worst.set(field, Math.max(worst.get(field) ?? 0, difference));
      }
    } else if (verdict.kind === "failed") {
      failed.push(`#${index} ${inputOf(one)}: ${verdict.differences.slice(0, 4).join("; ")}`);
    } else skipped.set(verdict.reason, (skipped.get(verdict.reason) ?? 0) + 1);
  }
  return { file, source: content.source ?? "", passed, failed, skipped, measures, worst };
}

async function judgeCase(
  adapter: Adapter | undefined,
  one: VectorCase,
  content: Content,
  { serves, call }: Target,
): Promise<Verdict> {
  if (!adapter) return { kind: "skipped", reason: "not served yet: no adapter reads this file" };
  const missing = adapter.procedures(one).filter((name) => !serves(name));
  if (missing.length > 0) {
    return { kind: "skipped", reason: `not served yet: ${missing.join(", ")}` };
  }
  try {
    return await adapter.judge(one, call, content as Readonly<Record<string, unknown>>);
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
