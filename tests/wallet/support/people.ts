/** Users, keys and points for tests. */
import { expect } from "bun:test";
import type { Caller } from "../../../src/wallet/contract.ts";
import { nextId } from "../../../src/wallet/core.ts";
import type { Core } from "../../../src/wallet/core.ts";
import { oneRow } from "../../../src/wallet/db/client.ts";
import { createApiKey } from "../../../src/wallet/keys/mod.ts";
import { checkLedger, credit } from "../../../src/wallet/ledger/mod.ts";

export interface TestUser {
  readonly userId: number;
  readonly accountId: number;
  readonly apiKey: string;
  readonly apiKeyId: number;
  /** As `authenticate` would return it. */
  readonly caller: Caller;
}

/** Makes a user with points and an API key. */
export async function makeUser(
  core: Core,
  points = 100,
  requestsPerMinute = 600,
): Promise<TestUser> {
  const { user_id: userId, account_id: accountId } = await oneRow<{
    user_id: number;
    account_id: number;
  }>(core.database, "SELECT * FROM wallet_create_user(NULL, 'Test')");
  if (points > 0) await give(core, userId, points);
  const key = await createApiKey(core.database, core.random, userId, {
    name: "test",
    requestsPerMinute,
  });
  const caller: Caller = {
    kind: "api-key",
    userId,
    accountId,
    apiKeyId: key.id,
    scopes: ["deduct", "balance"],
    requestsPerMinute,
    label: key.hint,
  };
  return { userId, accountId, apiKey: key.apiKey, apiKeyId: key.id, caller };
}

/** Grants points to a user. */
export async function give(core: Core, userId: number, points: number): Promise<void> {
  await credit(core.database, nextId(core), {
    userId,
    from: "grant",
    kind: "grant",
    points,
    key: crypto.randomUUID(),
    description: "test",
  });
}

/** Balance and held points straight from the table. */
export function readAccount(
  core: Core,
  accountId: number,
): Promise<{ balance: number; held: number }> {
  return oneRow(core.database, "SELECT balance, held FROM accounts WHERE id = $1", [accountId]);
}

/** How many postings left this account. */
export async function countPostings(core: Core, accountId: number): Promise<number> {
  const { n } = await oneRow<{ n: number }>(
    core.database,
    "SELECT count(*) AS n FROM postings WHERE source_id = $1",
    [accountId],
  );
  return n;
}

/** Asserts that every balance is what its postings say. */
export async function expectSound(core: Core): Promise<void> {
  expect((await checkLedger(core.database)).faults).toEqual([]);
}
