/** The answer of a paid call under an `Idempotency-Key`: told again, byte for byte, for 24 hours. */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { oneRow } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import type { Begun, Caller, Keep, WalletService } from "../contract.ts";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { ChargeInProgress, InvalidKey, KeyReused } from "../errors.ts";
import { explainKey } from "../short_text.ts";

type KeptMethods = Pick<WalletService, "begin" | "abandon">;

const POLL_MS = 50;
const LOCK_SECONDS = 60;

interface BeginRow {
  readonly status: "first" | "replay" | "reused" | "running";
  readonly kept_status: number;
  readonly kept_type: string;
  readonly kept_body: string;
  readonly kept_points: number;
}

/** Creates `begin` and `abandon`; see the contract for what they throw. */
export function createKeptCalls(core: Core): KeptMethods {
  const { database, log, settings } = core;
  return {
    async begin({ caller, key, request, lockSeconds = LOCK_SECONDS }) {
      const problem = explainKey(key);
      if (problem !== null) throw new InvalidKey(problem);
      const hash = createHash("sha256").update(request).digest();
      const id = nextId(core);
      const row = await waitWhileRunning(settings.chargeWaitMs, () =>
        oneRow<BeginRow>(
          database,
          "SELECT * FROM wallet_begin($1, $2, $3, $4, $5, make_interval(secs => $6))",
          [caller.accountId, nameCaller(caller), key, hash, id, lockSeconds],
        ),
      );
      if (row.status === "reused") throw new KeyReused();
      if (row.status === "running") throw new ChargeInProgress();
      return toBegun(row, { id, caller, key });
    },

    async abandon(ticket) {
      try {
        await database.rows("DELETE FROM paid_calls WHERE ticket = $1 AND state = 'running'", [
          ticket.id,
        ]);
      } catch (cause) {
        log.warn("a ticket could not be given back: its key is free when its lock expires", {
          error: String(cause),
        });
      }
    },
  };
}

/**
 * Stores an answer under its ticket.
 *
 * @throws {ChargeInProgress} a later call has taken the key over, so this one must not charge
 */
export async function keepAnswer(query: Query, keep: Keep, points: number): Promise<void> {
  const { kept } = await oneRow<{ kept: boolean }>(
    query,
    "SELECT wallet_keep($1, $2::integer::smallint, $3, $4, $5) AS kept",
    [keep.ticket.id, keep.answer.status, keep.answer.contentType, keep.answer.body, points],
  );
  if (!kept) throw new ChargeInProgress();
}

async function waitWhileRunning(waitMs: number, look: () => Promise<BeginRow>): Promise<BeginRow> {
  for (const giveUpAt = performance.now() + waitMs; ; await sleep(POLL_MS)) {
    const row = await look();
    if (row.status !== "running" || performance.now() >= giveUpAt) return row;
  }
}

function toBegun(row: BeginRow, ticket: { id: string; caller: Caller; key: string }): Begun {
  if (row.status === "first") return { state: "first", ticket };
  return {
    state: "replay",
    answer: {
      status: row.kept_status,
      contentType: row.kept_type,
      body: row.kept_body,
      points: row.kept_points,
    },
  };
}

/** Whose keys these are: two keys of one user are two callers, a partner is one whatever its token. */
function nameCaller(caller: Caller): string {
  if (caller.kind === "api-key") return `api-key:${caller.apiKeyId}`;
  if (caller.kind === "partner") return `partner:${caller.partnerId}`;
  return "owner";
}
