/**
 * Writes `backzone.zi`: the own histories of names that Debian's build of the database makes aliases
 * of another zone, or leaves out, because its `zone.tab` does not list them.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatLocal, fromLocalMs } from "../../src/time/local_time.ts";
import { indexTzdb } from "../../src/time/zones/parse_tzdb.ts";
import type { Tzdb } from "../../src/time/zones/parse_tzdb.ts";
import { compileZone, periodAt } from "../../src/time/zones/zone_history.ts";
import type { Period } from "../../src/time/zones/zone_history.ts";

/** Debian's package that carries the sources of the database, the backzone file among them. */
export const SOURCE_PACKAGE = "librust-chrono-tz-dev";

/** A name that only the backzone file has. */
export interface UnlistedZone {
  readonly zone: string;
  readonly country: string;
  readonly merged: string;
}

const MAIN_FILES = [
  ...["africa", "antarctica", "asia", "australasia", "europe", "northamerica", "southamerica"],
  ...["etcetera", "factory", "backward"],
];

/**
 * Names that release 2021e still had among its main zones and that moved to the backzone file later.
 * America/Pangnirtung and America/Yellowknife are left out: their years before 1970 were corrected
 * since, and Debian has no newer sources.
 */
const FORMER_MAIN_ZONES = [
  "America/Nipigon",
  "America/Rainy_River",
  "America/Thunder_Bay",
  "Europe/Uzhgorod",
  "Europe/Zaporozhye",
];
/** A history that differs after this is one that the database gave up as mistaken. */
const JOIN_FROM = Date.UTC(1970, 0, 1);
/**
 * Sources of 2021 know nothing of later laws: a history that never agrees with its zone's until then is
 * left out (Kashgar, Jan Mayen and Enderbury).
 */
const SOURCES_END = Date.UTC(2021, 9, 21);
/** Names that Debian's build does not even have as an alias, and who agrees with them since 1970. */
export const UNLISTED: readonly UnlistedZone[] = [
  { zone: "Asia/Hanoi", country: "VN", merged: "Asia/Bangkok" },
];
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/**
 * @param sources folder of the unpacked source package
 * @param current the database as Debian builds it
 * @returns the text of the file; null where the package does not have the sources
 */
export function writeBackzone(
  sources: string,
  packageVersion: string,
  current: Tzdb,
): string | null {
  const folder = sourceFolder(sources);
  if (folder === null) return null;
  const release = /^Release (\S+)/m.exec(readFileSync(join(folder, "NEWS"), "utf8"))![1]!;
  const full = indexTzdb(buildWhole(folder));
  const fromBackzone = [
    ...readFileSync(join(folder, "backzone"), "utf8").matchAll(/^Zone\s+(\S+)/gm),
  ];
  const names = [...fromBackzone.map((match) => match[1]!), ...FORMER_MAIN_ZONES]
    .filter((name) => !current.zoneLines.has(name))
    .toSorted();
  const blocks = names.flatMap((name) => {
    const target = followLinks(current, mergedOf(name));
    return writeZone(name, compileZone(full, name), compileZone(current, target));
  });
  const head = [
    `# version ${release}`,
    `# ${blocks.length} histories of the backzone file that Debian's build leaves out, of ${SOURCE_PACKAGE}`,
    `# ${packageVersion}; the last line of each begins where it joins the zone it is an alias of.`,
    "# The time zone database is in the public domain. Written by scripts/zones/update.ts.",
  ];
  return [...head, ...blocks, ""].join("\n");
}

function mergedOf(name: string): string {
  return UNLISTED.find(({ zone }) => zone === name)?.merged ?? name;
}

/** Runs the sources' own awk scripts: the whole backzone file, in the compact form. */
function buildWhole(folder: string): string {
  const guard = ["-v", "DATAFORM=main", "-v", "PACKRATDATA=backzone", "-f", "ziguard.awk"];
  const whole = awk(folder, [...guard, ...MAIN_FILES, "backzone"]);
  return awk(folder, ["-v", "dataform=main", "-v", "deps=", "-f", "zishrink.awk"], whole);
}

function awk(folder: string, options: readonly string[], input = ""): string {
  const done = Bun.spawnSync(["awk", ...options], { cwd: folder, stdin: Buffer.from(input) });
  if (!done.success) throw new Error(`Cannot run awk: ${done.stderr.toString()}`);
  return done.stdout.toString();
}

function sourceFolder(root: string): string | null {
  const [file] = [...new Bun.Glob("usr/share/cargo/registry/*/tz/backzone").scanSync(root)];
  return file === undefined ? null : join(root, file, "..");
}

function followLinks(tzdb: Tzdb, name: string): string {
  let zone = name;
  while (tzdb.links.has(zone)) zone = tzdb.links.get(zone)!;
  return zone;
}

/** The lines of one zone; none where its history does not join the other's. */
function writeZone(
  name: string,
  own: readonly Period[],
  target: readonly Period[],
): readonly string[] {
  const joinMs = joinOf(own, target);
  if (joinMs === null) return [];
  const kept = own.filter((period) => period.startMs < joinMs);
  const lines = kept.map((period) => {
    const until = formatUntil(Math.min(period.endMs, joinMs));
    return `${writeClock(period)} ${until}`;
  });
  return [`Z ${name} ${[...lines, writeClock(periodAt(target, joinMs))].join("\n")}`];
}

/** The first instant since 1970 at which two histories show the same clock. */
function joinOf(own: readonly Period[], target: readonly Period[]): number | null {
  const changes = [...own, ...target].map((period) => period.startMs);
  const since = [JOIN_FROM, ...changes.filter((at) => at > JOIN_FROM && at < SOURCES_END)];
  const agreed = since.toSorted((a, b) => a - b);
  return agreed.find((at) => isSameClock(periodAt(own, at), periodAt(target, at))) ?? null;
}

function isSameClock(a: Period, b: Period): boolean {
  return a.offsetSeconds === b.offsetSeconds && a.standardOffsetSeconds === b.standardOffsetSeconds;
}

function writeClock(period: Period): string {
  const saving = period.offsetSeconds - period.standardOffsetSeconds;
  const save = saving === 0 ? "-" : writeSeconds(saving);
  return `${writeSeconds(period.standardOffsetSeconds)} ${save} ${period.abbreviation}`;
}

/** `7:3:24`, `-5`, `0:30`: as short as the compact form has it. */
function writeSeconds(seconds: number): string {
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60];
  while (parts.length > 1 && parts.at(-1) === 0) parts.pop();
  return (seconds < 0 ? "-" : "") + parts.join(":");
}

function formatUntil(epochMs: number): string {
  const at = fromLocalMs(epochMs);
  return `${at.year} ${MONTHS[at.month - 1]!} ${at.day} ${formatLocal(at).split("T")[1]!}u`;
}
