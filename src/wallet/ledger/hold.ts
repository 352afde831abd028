/** Points set aside for work that takes long: hold, then capture or release, else the sweeper. */
import { oneRow, retryBroken } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import type { Charge, Hold, Keep, WalletService } from "../contract.ts";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { AccountFrozen, HoldClosed, InvalidToken } from "../errors.ts";
import { requirePoints } from "./amount.ts";
import { readBalance, refuseFunds, requireDeductScope } from "./balance.ts";
import { keepAnswer } from "./kept_call.ts";

type HoldMethods = Pick<WalletService, "hold" | "prepay" | "capture" | "release">;

/** How long a hold lives when nobody settles it. */
export const HOLD_MINUTES = 10;

interface CaptureRow {
  readonly status: string;
  readonly txn: string | null;
  readonly amount: number | null;
  readonly newBalance: number | null;
}

/** Creates the four methods; see the contract for what they throw. */
export function createHolds(core: Core): HoldMethods {
  const { database, locks } = core;
  return {
    async hold({ caller, points, reference, ticket }) {
      requireDeductScope(caller);
      requirePoints(points, 1);
      const id = nextId(core);
      const row = await locks.withLock(`account:${caller.accountId}`, () =>
        oneRow<{ status: string; until: Date | null }>(
          database,
          "SELECT status, until FROM wallet_hold($1, $2, $3, $4, $5, $6, $7, make_interval(mins => $8), $9)",
          [
            caller.accountId,
            caller.partnerId ?? 0,
            caller.tokenId ?? null,
            caller.apiKeyId ?? null,
            id,
            points,
            reference,
            HOLD_MINUTES,
            ticket?.id ?? null,
          ],
        ),
      );
      if (row.status === "frozen") throw new AccountFrozen();
      if (row.status === "invalid_token") throw new InvalidToken(true);
      if (row.status !== "ok") throw await refuseFunds(core, caller, points);
      return { id, caller, points, reference, expiresAt: row.until!.getTime() };
    },

    async capture(hold, points, keep) {
      requirePoints(points, 0, hold.points);
      const id = nextId(core);
      // Told twice it is done once; an answer that was lost must not become a charge without an answer.
      return locks.withLock(`account:${hold.caller.accountId}`, () =>
        retryBroken((before) =>
          database.transaction((tx) => capture(tx, hold, id, points, keep, before > 0)),
        ),
      );
    },

    async prepay(hold) {
      const { caller } = hold;
      const { status } = await oneRow<{ status: string }>(
        database,
        "SELECT status FROM wallet_prepay($1, $2, $3, $4)",
        [hold.id, nextId(core), caller.tokenId ?? null, caller.apiKeyId ?? null],
      );
      if (status !== "ok") throw new HoldClosed(status);
    },

    async release(hold) {
      await database.rows("SELECT wallet_release($1, 'released', $2)", [hold.id, nextId(core)]);
    },
  };
}

async function capture(
  tx: Query,
  hold: Hold,
  id: string,
  points: number,
  keep: Keep | undefined,
  again: boolean,
): Promise<Charge> {
  const { caller } = hold;
  const row = await oneRow<CaptureRow>(
    tx,
    `SELECT status, txn, amount, new_balance AS "newBalance" FROM wallet_capture($1, $2, $3, $4, $5)`,
    [hold.id, id, points, caller.tokenId ?? null, caller.apiKeyId ?? null],
  );
  // A hold has one owner: what is captured when he asks again, he has captured, and its answer is kept.
  const isDone = row.status === "replay" || (again && row.status === "captured");
  if (row.status !== "ok" && !isDone) throw new HoldClosed(row.status);
  if (keep && !isDone) await keepAnswer(tx, keep, points);
  const newBalance = isDone ? (await readBalance(tx, caller)).balance : row.newBalance!;
  return { transactionId: row.txn ?? id, points, newBalance, replayed: false };
}
