/** A charge by a caller who is already known: paid calls of the catalogue. */
import { createHash } from "node:crypto";
import { codeOf, oneRow, retryBroken } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import type { Caller, Charge, Keep, WalletService } from "../contract.ts";
import type { Core } from "../core.ts";
import { nextId } from "../core.ts";
import { AccountFrozen, InvalidToken, KeyReused } from "../errors.ts";
import { requirePoints } from "./amount.ts";
import { readBalance, refuseFunds, requireDeductScope } from "./balance.ts";
import type { Deduction } from "./deduct.ts";
import { keepAnswer } from "./kept_call.ts";
import { createLane } from "../lane.ts";

type ChargeRequest = Parameters<WalletService["charge"]>[0];

interface Item {
  readonly id: string;
  readonly caller: Caller;
  readonly points: number;
  readonly reference: string | null;
  readonly description: string;
  readonly key: string | null;
  readonly hash: Uint8Array | null;
}

interface Outcome {
  readonly status: "ok" | "replay" | "mismatch" | "insufficient" | "frozen" | "invalid_token";
  readonly txn: string | null;
  readonly amount: number | null;
  readonly newBalance: number | null;
}

const BATCH = 64;
const STATEMENTS = 2;
const MAX_REFERENCE = 500;

const UNIQUE_VIOLATION = "23505";

const COLUMNS = `r.status, r.txn, r.amount, r.new_balance AS "newBalance"`;
const CHARGE_EACH = `
  SELECT ${COLUMNS}
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::uuid[], $6::bigint[], $7::text[], $8::bytea[], $9::text[], $10::text[])
    WITH ORDINALITY AS q(account, partner, token, api_key, id, amount, key, hash, procedure, description, n)
  CROSS JOIN LATERAL wallet_charge(q.account, q.partner, q.token, q.api_key, q.id, q.amount, q.key, q.hash, q.procedure, q.description) r
  ORDER BY q.n`;
const CHARGE_MANY = `SELECT r.n, r.new_balance AS "newBalance" FROM wallet_charge_many($1, $2, $3, $4, $5, $6, $7) r`;
const CHARGE_ONE = `SELECT ${COLUMNS} FROM wallet_charge($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) r`;

/** Creates `charge`; see the contract for what it throws. */
export function createCharges(core: Core) {
  const { database, locks } = core;
  const lane = createLane<Item, Outcome>({
    limit: BATCH,
    statements: STATEMENTS,
    runAll: (items) => chargeAll(database, items),
    runOne: (item) => chargeOne(database, item),
  });

  async function charge(request: ChargeRequest): Promise<Charge> {
    const { caller, points, reference, keep } = request;
    requireDeductScope(caller);
    requirePoints(points);
    if (reference.length > MAX_REFERENCE) {
      throw new RangeError(`Cannot charge: reference has more than ${MAX_REFERENCE} characters`);
    }
    // Without a key there is nothing to bind; with one, a posting of 0 keeps it from paying for another thing.
    if (points === 0 && request.key === undefined) return chargeNothing(core, caller, keep);
    const item = toItem(request, nextId(core));
    const outcome = keep
      ? await locks.withLock(`account:${caller.accountId}`, () =>
          retryBroken(() => database.transaction((tx) => chargeAndKeep(tx, item, keep))),
        )
      : await lane.submit(item);
    return toCharge(core, item, outcome);
  }

  /** A deduction that the owner asks for, without a partner; binds its key as a partner's does. */
  async function chargeOwner(
    caller: Caller,
    deduction: Omit<Deduction, "tokenHash">,
  ): Promise<Charge> {
    const item: Item = {
      id: nextId(core),
      caller,
      points: deduction.amount,
      reference: null,
      description: deduction.description,
      key: deduction.key,
      hash: deduction.requestHash,
    };
    return toCharge(core, item, await lane.submit(item));
  }

  return {
    charge,
    chargeOwner,
    idle: lane.idle,
  };
}

function accountOf(item: Item): number {
  return item.caller.accountId;
}

function toItem({ caller, points, reference, key }: ChargeRequest, id: string): Item {
  const hash = key === undefined ? null : hashRequest(points, reference);
  return { id, caller, points, reference, description: "", key: key ?? null, hash };
}

function hashRequest(points: number, reference: string): Uint8Array {
  return createHash("sha256")
    .update(JSON.stringify([points, reference]))
    .digest();
}

/** Those without a key all at once; what that leaves open one by one, in a statement of its own so that no lock is carried over. */
async function chargeAll(query: Query, items: readonly Item[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = new Array(items.length);
  const plain = items.filter(({ key }) => key === null);
  if (plain.length > 0) {
    const made = await chargeMany(query, plain);
    for (const [at, item] of items.entries()) {
      const newBalance = made.get(item);
      if (newBalance === undefined) continue;
      outcomes[at] = { status: "ok", txn: item.id, amount: item.points, newBalance };
    }
  }
  // In the order of accounts, so that hosts lock rows in the same order.
  const open = [...items.keys()]
    .filter((at) => outcomes[at] === undefined)
    .sort((one, other) => accountOf(items[one]!) - accountOf(items[other]!));
  if (open.length > 0) {
    const settled = await chargeEach(
      query,
      open.map((at) => items[at]!),
    );
    open.forEach((at, place) => (outcomes[at] = settled[place]!));
  }
  return outcomes;
}

/** Balances after those charges that were made; one that runs already, its answer lost, fails them all. */
async function chargeMany(
  query: Query,
  items: readonly Item[],
): Promise<ReadonlyMap<Item, number>> {
  const { callers, ids, points, references } = columnsOf(items);
  try {
    const rows = await query.rows<{ n: number; newBalance: number }>(CHARGE_MANY, [
      ...callers,
      ids,
      points,
      references,
    ]);
    return new Map(rows.map(({ n, newBalance }) => [items[n - 1]!, newBalance]));
  } catch (cause) {
    if (codeOf(cause) !== UNIQUE_VIOLATION) throw cause;
    return new Map();
  }
}

function chargeEach(query: Query, items: readonly Item[]): Promise<readonly Outcome[]> {
  const { callers, ids, points, references } = columnsOf(items);
  return query.rows<Outcome>(CHARGE_EACH, [
    ...callers,
    ids,
    points,
    items.map((item) => item.key),
    items.map((item) => item.hash),
    references,
    items.map((item) => item.description),
  ]);
}

function columnsOf(items: readonly Item[]) {
  return {
    callers: [
      items.map((item) => item.caller.accountId),
      items.map((item) => item.caller.partnerId ?? 0),
      items.map((item) => item.caller.tokenId ?? null),
      items.map((item) => item.caller.apiKeyId ?? null),
    ],
    ids: items.map((item) => item.id),
    points: items.map((item) => item.points),
    references: items.map((item) => item.reference),
  };
}

function chargeOne(query: Query, item: Item): Promise<Outcome> {
  const { caller } = item;
  return oneRow<Outcome>(query, CHARGE_ONE, [
    caller.accountId,
    caller.partnerId ?? 0,
    caller.tokenId ?? null,
    caller.apiKeyId ?? null,
    item.id,
    item.points,
    item.key,
    item.hash,
    item.reference,
    item.description,
  ]);
}

async function chargeAndKeep(tx: Query, item: Item, keep: Keep): Promise<Outcome> {
  const outcome = await chargeOne(tx, item);
  // Its own posting: this very charge was made, and its answer kept, before an answer of the database was lost.
  const isDone = outcome.status === "replay" && outcome.txn === item.id;
  if (outcome.status === "ok" || (outcome.status === "replay" && !isDone)) {
    await keepAnswer(tx, keep, item.points);
  }
  return outcome;
}

async function chargeNothing(core: Core, caller: Caller, keep?: Keep): Promise<Charge> {
  if (keep) await keepAnswer(core.database, keep, 0);
  const { balance } = await readBalance(core.database, caller);
  return { transactionId: nextId(core), points: 0, newBalance: balance, replayed: false };
}

async function toCharge(core: Core, item: Item, outcome: Outcome): Promise<Charge> {
  if (outcome.status === "mismatch") throw new KeyReused();
  if (outcome.status === "frozen") throw new AccountFrozen();
  if (outcome.status === "invalid_token") throw new InvalidToken(true);
  if (outcome.status === "insufficient") throw await refuseFunds(core, item.caller, item.points);
  return {
    transactionId: outcome.txn!,
    points: outcome.amount!,
    newBalance: outcome.newBalance!,
    replayed: outcome.status === "replay" && outcome.txn !== item.id,
  };
}
