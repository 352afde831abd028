import type { Phrase, ReliabilityCode } from "../phrases.ts";
import { joinMs } from "./backzone.ts";
import { openDatabase } from "./database.ts";
import type { Zone } from "./find_zone.ts";
import { periodAt } from "./zone_history.ts";

/** From here on the database means to be right for every place of a zone. */
const SCOPE_FROM = Date.UTC(1970, 0, 1);
/**
 * In the United States and Canada towns chose their own daylight saving until the Uniform Time Act.
 *
 * @source Public Law 89-387, in force on 1 April 1967
 */
const TOWNS_CHOSE_UNTIL = Date.UTC(1967, 3, 1);
const TOWNS_CHOSE_IN: ReadonlySet<string> = new Set(["US", "CA"]);

/**
 * Says how far the history of a zone can be relied upon at an instant.
 *
 * - `zone-known`: since 1970, where the database means to be right for the whole zone
 * - `zone-projected`: after the release in use: the laws of its day, continued
 * - `zone-mean-time`: before any legal time, when every place kept its own
 * - `zone-of-neighbour`: before 1970 and read by the clock of another place, whose alias the name is
 * - `zone-from-backzone`: a history that the database keeps apart, in its backzone file, as less certain
 * - `zone-town-by-town`: before April 1967 in the United States and Canada, where towns chose for themselves
 * - `zone-of-one-city`: before 1970 elsewhere, where the history is that of the zone's own city
 *
 * @source Theory and pragmatics of the tz code and data, "Scope of the tz database" and "Accuracy"
 */
export function zoneReliability(zone: Zone, epochMs: number): Phrase<ReliabilityCode> {
  const code = reliabilityOf(zone, epochMs);
  const said = { zone: zone.id, history: zone.canonicalId };
  if (code !== "zone-projected") return { code, with: said };
  const { tzdb, releasedMs } = openDatabase();
  const releasedOn = new Date(releasedMs).toISOString().slice(0, 10);
  return { code, with: { ...said, release: tzdb.version, releasedOn } };
}

function reliabilityOf({ id, canonicalId, history }: Zone, epochMs: number): ReliabilityCode {
  const { backzone, facts, releasedMs } = openDatabase();
  // Zones of no place: Etc/GMT+5, CET and their like are what their names say.
  if (!facts.has(canonicalId) && !backzone.zoneLines.has(canonicalId)) return "zone-known";
  if (epochMs >= releasedMs) return "zone-projected";
  if (periodAt(history, epochMs).isLocalMeanTime) return "zone-mean-time";
  if (epochMs < (joinMs(canonicalId) ?? -Infinity)) return "zone-from-backzone";
  if (epochMs >= SCOPE_FROM) return "zone-known";
  const hasOwnPlace = facts.has(id) || backzone.zoneLines.has(id);
  if (id !== canonicalId && hasOwnPlace) return "zone-of-neighbour";
  const { country, mergedWith } = facts.get(canonicalId)!;
  if (mergedWith !== null) return "zone-from-backzone";
  const choosing = TOWNS_CHOSE_IN.has(country) && epochMs < TOWNS_CHOSE_UNTIL;
  return choosing ? "zone-town-by-town" : "zone-of-one-city";
}
