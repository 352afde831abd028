/** What every part of the wallet is given: stores, chance, time and a log. */
import type { Attempts } from "./attempts.ts";
import type { Database } from "./db/mod.ts";
import type { Measuring } from "./measures.ts";
import type { Locks } from "./locks.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { Rates } from "./rates.ts";
import type { Settings } from "./settings.ts";

export interface Core {
  readonly database: Database;
  readonly locks: Locks;
  readonly measuring: Measuring;
  readonly rates: Rates;
  readonly attempts: Attempts;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: (bytes: Uint8Array) => Uint8Array;
  readonly log: Log;
  /** Makes ids that sort by age, for postings, holds and tickets. */
  readonly makeId: () => string;
}

/** A fresh id for a posting, a hold or a ticket. */
export function nextId(core: Pick<Core, "makeId">): string {
  return core.makeId();
}
