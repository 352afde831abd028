/** What Debian's archive has of the time zone database, asked through apt. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Seconds after which an archive that does not answer is given up. */
const PATIENCE_SECONDS = 5;

/** A release of the database in Debian, such as `2026f` in package version `2026f-0+deb12u1`. */
export interface DebianRelease {
  readonly release: string;
  readonly packageVersion: string;
}

/**
 * Returns the newest release of the `tzdata` package that apt's sources offer.
 *
 * The package lists are refreshed in a folder of their own: the system's are neither written nor
 * trusted to be of today. An archive out of reach leaves the lists as the system has them.
 *
 * @returns null where there is no apt, or no list names the package
 */
export function newestDebianRelease(): DebianRelease | null {
  if (Bun.which("apt-get") === null || Bun.which("apt-cache") === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "tzdata-lists-"));
  try {
    const options = privateLists(folder);
    run(["apt-get", "update", "-q", ...options]);
    const offered = run(["apt-cache", "madison", ...options, "tzdata"]) ?? "";
    return newestOf(offered);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Finds the newest release in what `apt-cache madison` prints. */
export function newestOf(madison: string): DebianRelease | null {
  let newest: DebianRelease | null = null;
  for (const line of madison.split("\n")) {
    const packageVersion = line.split("|")[1]?.trim() ?? "";
    const release = /^\d{4}[a-z]+/.exec(packageVersion)?.[0];
    if (release === undefined) continue;
    if (newest === null || release > newest.release) newest = { release, packageVersion };
  }
  return newest;
}

/**
 * Downloads a package by apt and unpacks it.
 *
 * @returns the folder of its files and its version
 * @throws {Error} if apt does not deliver it
 */
export function unpackPackage(name: string, folder: string): { root: string; version: string } {
  const into = join(folder, name);
  const root = join(into, "root");
  mkdirSync(root, { recursive: true });
  const printed = Bun.spawnSync(["apt-get", "download", "-q", name], { cwd: into });
  const file = readdirSync(into).find((entry) => entry.endsWith(".deb"));
  if (file === undefined) {
    throw new Error(`Cannot download ${name}: ${printed.stderr.toString().trim()}`);
  }
  const unpacked = Bun.spawnSync(["dpkg-deb", "-x", join(into, file), root]);
  if (!unpacked.success) throw new Error(`Cannot unpack ${file}: ${unpacked.stderr.toString()}`);
  const version = decodeURIComponent(file.split("_")[1]!);
  return { root, version };
}

function privateLists(folder: string): readonly string[] {
  const lists = join(folder, "lists");
  const system = /'([^']+)'/.exec(run(["apt-config", "shell", "X", "Dir::State::lists/d"]) ?? "");
  if (system !== null && existsSync(system[1]!)) copyLists(system[1]!, lists);
  mkdirSync(join(lists, "partial"), { recursive: true });
  mkdirSync(join(folder, "cache", "archives", "partial"), { recursive: true });
  return [
    `-oDir::State::Lists=${lists}`,
    `-oDir::Cache=${join(folder, "cache")}`,
    `-oAcquire::http::Timeout=${PATIENCE_SECONDS}`,
    `-oAcquire::https::Timeout=${PATIENCE_SECONDS}`,
    "-oAcquire::Retries=0",
    "-oAPT::Sandbox::User=",
  ];
}

function copyLists(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !path.endsWith("/lock") && !path.endsWith("/partial"),
  });
}

function run(command: readonly string[]): string | null {
  const done = Bun.spawnSync([...command], { stdout: "pipe", stderr: "ignore", timeout: 20_000 });
  return done.success ? done.stdout.toString() : null;
}
