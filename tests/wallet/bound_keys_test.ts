/** Every movement binds its key, also one that finds nothing to move. */
import { beforeAll, expect, test } from "bun:test";
import { KeyReused } from "../../src/wallet/mod.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { nextId } from "../../src/wallet/core.ts";
import { oneRow } from "../../src/wallet/db/mod.ts";
import { listTransactions } from "../../src/wallet/ledger/mod.ts";
import { expectSound, give, makeUser, readAccount } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

interface Reversed {
  readonly status: string;
  readonly taken: number;
  readonly missing: number;
}

onEveryStore("bound keys", (open) => {
  let host: Host;
  let service: WalletService;

  beforeAll(async () => {
    host = await open();
    service = (await buildWallet(host, { workers: false })).service;
  });

  function reverse(userId: number, amount: number, key: string, hash = "a"): Promise<Reversed> {
    return oneRow<Reversed>(
      host.core.database,
      "SELECT * FROM wallet_reverse($1, 'card', $2, $3, $4, $5, 'test')",
      [userId, nextId(host.core), amount, key, Buffer.from(hash)],
    );
  }

  test("wallet_reverse() that finds nothing to take binds its key: points that come later stay", async () => {
    const user = await makeUser(host.core, 0);
    const first = await reverse(user.userId, 40, "reverse-1");
    expect(first).toEqual({ status: "ok", taken: 0, missing: 40 });
    await give(host.core, user.userId, 100);
    expect(await reverse(user.userId, 40, "reverse-1")).toEqual({
      status: "replay",
      taken: 0,
      missing: 40,
    });
    expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 100, held: 0 });
  });

  test("wallet_reverse() under a key of another request moves nothing", async () => {
    const user = await makeUser(host.core, 100);
    await reverse(user.userId, 10, "reverse-2");
    expect(await reverse(user.userId, 10, "reverse-2", "b")).toMatchObject({ status: "mismatch" });
    expect((await readAccount(host.core, user.accountId)).balance).toBe(90);
  });

  test("a charge of 0 points binds its key, and its owner does not see it", async () => {
    const { caller } = await makeUser(host.core, 50);
    const free = { caller, points: 0, reference: "a", key: "zero" };
    const first = await service.charge(free);
    expect(first).toMatchObject({ points: 0, newBalance: 50, replayed: false });
    expect(await service.charge(free)).toEqual({ ...first, replayed: true });
    await expect(service.charge({ ...free, points: 5 })).rejects.toThrow(KeyReused);
    const { transactions } = await listTransactions(host.core.database, caller);
    expect(transactions.map(({ kind, points }) => [kind, points])).toEqual([["grant", 50]]);
  });

  test("a posting of 0 without a key is refused by the table", async () => {
    const { accountId } = await makeUser(host.core, 0);
    const insert = host.core.database.rows(
      `INSERT INTO postings(id, kind, source_id, destination_id, amount)
       SELECT $1, 'adjust', $2, id, 0 FROM accounts WHERE kind = 'adjust'`,
      [nextId(host.core), accountId],
    );
    await expect(insert).rejects.toThrow("postings_amount_check");
    await expectSound(host.core);
  });
});
