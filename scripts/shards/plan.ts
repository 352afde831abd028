/**
 * Which test files there are, and how they are parted into shards: one a folder, those in Chromium
 * apart, a folder of many slow files into several.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** Test files that run in one process. */
export interface Shard {
  /** The folder, from the root. */
  readonly folder: string;
  /** Which of the folder's shards this is, where it has several: `2/3`. */
  readonly part?: string;
  readonly files: readonly string[];
  /** Whether it drives Chromium; such shards never run side by side. */
  readonly chromium: boolean;
  /** Estimate of the work, in no unit; the heaviest shard is begun first. */
  readonly weight: number;
}

const PLAYWRIGHT = "playwright-core";

/** What `bun test` takes for a test file. */
const TEST_FILE = /(_test|\.test|_spec|\.spec)\.[cm]?[jt]sx?$/;

/**
 * Lists every test file below a root, sorted, as paths from it.
 *
 * Folders that begin with a full stop and `node_modules` are left out, as `bun test` leaves them out.
 */
export function findTestFiles(root: string): readonly string[] {
  const files: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile() && TEST_FILE.test(entry.name)) files.push(relative(root, path));
      if (!entry.isDirectory() || entry.name.startsWith(".")) continue;
      if (entry.name !== "node_modules") walk(path);
    }
  };
  walk(root);
  return files.sort();
}

/**
 * Keeps the files that a pattern names: a file or a folder, or else a part of a path.
 *
 * @throws {RangeError} naming the patterns that no file has
 */
export function selectFiles(
  root: string,
  files: readonly string[],
  patterns: readonly string[],
): readonly string[] {
  if (patterns.length === 0) return files;
  const matchers = patterns.map((pattern) => {
    const path = relative(root, resolve(root, pattern));
    if (!existsSync(join(root, path))) return (file: string) => file.includes(pattern);
    return (file: string) => path === "" || file === path || file.startsWith(`${path}/`);
  });
  const idle = patterns.filter((_, i) => !files.some(matchers[i]!));
  if (idle.length > 0) throw new RangeError(`No test file matches ${idle.join(", ")}`);
  return files.filter((file) => matchers.some((matches) => matches(file)));
}

/** Parts files into shards, the heaviest first. Every file is in exactly one. */
export function planShards(root: string, files: readonly string[]): readonly Shard[] {
  const drives = chromiumReader(root);
  const groups = Map.groupBy(files, (file) => `${folderOf(file)}${drives(file) ? "\n" : ""}`);
  const shards = [...groups].flatMap(([key, own]) => {
    const chromium = key.endsWith("\n");
    const parts = chromium ? [own] : deal(root, own);
    return parts.map((files, at) => ({
      folder: key.trimEnd(),
      ...(parts.length > 1 ? { part: `${at + 1}/${parts.length}` } : {}),
      files,
      chromium,
      weight: files.reduce((sum, file) => sum + weightOf(root, file), 0),
    }));
  });
  return shards.sort((a, b) => b.weight - a.weight);
}

/** So many files of `tests/` at most share a process: each waits for stores and programs of its own. */
const MOST_SLOW_FILES = 12;

/** Parts the files of a folder into shards of about one weight: in turns, the heaviest first. */
function deal(root: string, files: readonly string[]): readonly (readonly string[])[] {
  const slow = files.filter((file) => file.startsWith("tests/")).length;
  const count = Math.max(1, Math.ceil(slow / MOST_SLOW_FILES));
  if (count === 1) return [files];
  const heavy = files.toSorted((a, b) => weightOf(root, b) - weightOf(root, a));
  return Array.from({ length: count }, (_, part) =>
    heavy.filter((_, at) => at % count === part).sort(),
  );
}

/** The first two parts of the path: a tradition, a module of the source, a kind of test. */
function folderOf(file: string): string {
  return dirname(file).split("/").slice(0, 2).join("/");
}

/** Bytes; those of `tests/` count tenfold, since they open stores and start programs. */
function weightOf(root: string, file: string): number {
  return statSync(join(root, file)).size * (file.startsWith("tests/") ? 10 : 1);
}

/** Reads from imports whether a file starts Chromium: whether it reaches Playwright. */
function chromiumReader(root: string): (file: string) => boolean {
  const transpiler = new Bun.Transpiler({ loader: "ts" });
  const known = new Map<string, readonly string[]>();
  const importsOf = (path: string): readonly string[] => {
    let imports = known.get(path);
    if (!imports) known.set(path, (imports = readImports(transpiler, path)));
    return imports;
  };
  return (file) => {
    // A set keeps its order and may grow while it is gone through.
    const reached = new Set([join(root, file)]);
    for (const path of reached) for (const one of importsOf(path)) reached.add(one);
    return reached.has(PLAYWRIGHT);
  };
}

/** Files of the project that a file imports, and Playwright; types do not count. */
function readImports(transpiler: Bun.Transpiler, path: string): readonly string[] {
  if (!path.endsWith(".ts") || !existsSync(path)) return [];
  try {
    const names = transpiler.scanImports(readFileSync(path, "utf8")).map((one) => one.path);
    return names.flatMap((name) => {
      if (name.startsWith(".")) return [resolve(dirname(path), name)];
      return name === PLAYWRIGHT ? [name] : [];
    });
  } catch {
    // What does not parse fails in its shard, with a better message.
    return [];
  }
}
