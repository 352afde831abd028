import { indexTzdb } from "./parse_tzdb.ts";
import type { Tzdb } from "./parse_tzdb.ts";
import backzoneText from "./backzone.zi" with { type: "text" };
import tableText from "./zone_table.tsv" with { type: "text" };
import tzdataText from "./tzdata.zi" with { type: "text" };

/** What Debian's zone tables say of a zone. */
export interface ZoneFacts {
  /** ISO 3166 code of the country. */
  readonly country: string;
  /** The zone that agrees with it since 1970 and under which the database's own build keeps it. */
  readonly mergedWith: string | null;
}

/** The database as Debian builds it, and what that build leaves out. */
export interface Database {
  readonly tzdb: Tzdb;
  /** Own histories of names that the build makes aliases; the last era of each joins the alias. */
  readonly backzone: Tzdb;
  /** By zone, in the order of zone.tab: by country, the most populous first. */
  readonly facts: ReadonlyMap<string, ZoneFacts>;
  /** The day on which the release was issued, ms since 1970-01-01T00:00 UT: later law is unknown. */
  readonly releasedMs: number;
}

let database: Database | null = null;

/** Opens the database: a sorting of its lines, about 5 ms the first time. */
export function openDatabase(): Database {
  database ??= Object.freeze({
    tzdb: indexTzdb(tzdataText),
    backzone: indexTzdb(backzoneText),
    facts: readFacts(tableText),
    releasedMs: Date.parse(/^# released (\S+)$/m.exec(tableText)![1]!),
  });
  return database;
}

function readFacts(text: string): ReadonlyMap<string, ZoneFacts> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const [zone, country, mergedWith = null] = line.split("\t");
      return [zone!, { country: country!, mergedWith }];
    }),
  );
}
