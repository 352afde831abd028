/**
 * Takes the newest release of the time zone database from Debian: `bun run zones:update`.
 *
 * Writes `tzdata.zi`, `zone_table.tsv` and `backzone.zi` of `src/time/zones` from Debian's packages,
 * downloaded by apt (run `apt-get update` first), compares every change of every clock with the files
 * that Debian compiled, and prints sizes and load times. Needs apt, dpkg-deb, awk and zdump.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { indexTzdb } from "../../src/time/zones/parse_tzdb.ts";
import { compareWithCompiled } from "./compare.ts";
import { unpackPackage } from "./debian.ts";
import { SOURCE_PACKAGE, UNLISTED, writeBackzone } from "./write_backzone.ts";
import { writeZoneTable } from "./write_zone_table.ts";

const TARGET = join(import.meta.dir, "../../src/time/zones");
const folder = mkdtempSync(join(tmpdir(), "tzdata-update-"));
try {
  const { root, version } = unpackPackage("tzdata", folder);
  copyFileSync(join(root, "usr/share/zoneinfo/tzdata.zi"), join(TARGET, "tzdata.zi"));
  const tzdb = indexTzdb(readFileSync(join(TARGET, "tzdata.zi"), "utf8"));
  const table = writeZoneTable(root, tzdb, releaseDate(root), UNLISTED);
  writeFileSync(join(TARGET, "zone_table.tsv"), table);

  const sources = unpackPackage(SOURCE_PACKAGE, folder);
  const backzone = writeBackzone(sources.root, sources.version, tzdb);
  if (backzone !== null) writeFileSync(join(TARGET, "backzone.zi"), backzone);
  else
    console.log(`backzone.zi is kept: ${SOURCE_PACKAGE} ${sources.version} has no backzone file`);

  const { probes, differences } = compareWithCompiled(root, tzdb);
  console.log(`tzdata ${version}: release ${tzdb.version}, ${tzdb.zoneLines.size} zones`);
  console.log(`${probes} probes against the compiled files, ${differences.length} differ`);
  for (const difference of differences.slice(0, 20)) console.log(`  ${difference}`);
  for (const name of ["tzdata.zi", "backzone.zi", "zone_table.tsv"]) {
    console.log(`${name}: ${statSync(join(TARGET, name)).size} bytes`);
  }
  console.log(Bun.spawnSync(["bun", join(import.meta.dir, "load_time.ts")]).stdout.toString());
  if (differences.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The day on which the database's editor issued the release, by its NEWS. */
function releaseDate(root: string): string {
  const news = gunzipSync(readFileSync(join(root, "usr/share/doc/tzdata/changelog.gz"))).toString();
  return /^Release \S+ - (\d{4}-\d\d-\d\d)/m.exec(news)![1]!;
}
