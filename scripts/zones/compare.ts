/** Compares the histories that the service reads with the files that Debian compiled of them. */
import { join } from "node:path";
import type { Tzdb } from "../../src/time/zones/parse_tzdb.ts";
import { compileZone, periodAt } from "../../src/time/zones/zone_history.ts";

/** How many clocks were compared, and where they differ. */
export interface Comparison {
  readonly probes: number;
  readonly differences: readonly string[];
}

const MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
/** `…/Asia/Taipei  Sun May 15 16:00:00 1945 UT = … CST isdst=0 gmtoff=28800` */
const LINE = / (\w{3}) +(\d+) (\d\d):(\d\d):(\d\d) (-?\d+) UT = .* (\S+) isdst=\d gmtoff=(-?\d+)$/;

/**
 * Compares offset and abbreviation on both sides of every change of every zone up to 2100.
 *
 * @param root folder of the unpacked `tzdata` package
 * @throws {Error} if `zdump` prints nothing
 */
export function compareWithCompiled(root: string, tzdb: Tzdb): Comparison {
  const differences: string[] = [];
  let probes = 0;
  for (const zone of tzdb.zoneLines.keys()) {
    const history = compileZone(tzdb, zone);
    for (const { epochMs, offsetSeconds, abbreviation } of dump(root, zone)) {
      const here = periodAt(history, epochMs);
      probes++;
      if (here.offsetSeconds !== offsetSeconds || here.abbreviation !== abbreviation) {
        differences.push(`${zone} at ${new Date(epochMs).toISOString()}`);
      }
    }
  }
  if (probes === 0) throw new Error("Cannot compare zones: zdump printed nothing");
  return { probes, differences };
}

function* dump(root: string, zone: string) {
  const file = join(root, "usr/share/zoneinfo", zone);
  const printed = Bun.spawnSync(["zdump", "-v", "-c", "1700,2100", file]).stdout.toString();
  for (const line of printed.split("\n")) {
    const match = LINE.exec(line);
    if (match === null) continue;
    const [, month, day, hour, minute, second, year, abbreviation, offset] = match;
    const date = new Date(0);
    date.setUTCFullYear(Number(year), MONTHS.indexOf(month!) / 3, Number(day));
    date.setUTCHours(Number(hour), Number(minute), Number(second));
    yield { epochMs: date.getTime(), offsetSeconds: Number(offset), abbreviation: abbreviation! };
  }
}
