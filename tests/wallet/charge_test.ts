import { beforeAll, expect, test } from "bun:test";
import {
  AccountFrozen,
  InsufficientPoints,
  InsufficientScope,
  KeyReused,
} from "../../src/wallet/mod.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { countPostings, expectSound, give, makeUser, readAccount } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

onEveryStore("charge()", (open) => {
  let host: Host;
  let one: WalletService;
  let two: WalletService;

  beforeAll(async () => {
    host = await open();
    one = (await buildWallet(host, { workers: false })).service;
    two = (await buildWallet(await open({}, host), { workers: false })).service;
  });

  test("takes points and writes one posting", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const charge = await one.charge({ caller, points: 30, reference: "bazi.chart" });
    expect(charge).toEqual({
      transactionId: expect.any(String),
      points: 30,
      newBalance: 70,
      replayed: false,
    });
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 70, held: 0 });
    expect(await countPostings(host.core, accountId)).toBe(1);
  });

  test("of 0 points leaves no posting", async () => {
    const { caller, accountId } = await makeUser(host.core, 5);
    expect(await one.charge({ caller, points: 0, reference: "free" })).toMatchObject({
      points: 0,
      newBalance: 5,
    });
    expect(await countPostings(host.core, accountId)).toBe(0);
  });

  test("with a key used before tells the first charge again, on another host too", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const request = { caller, points: 30, reference: "a", key: "k" };
    const first = await one.charge(request);
    expect(await two.charge(request)).toEqual({ ...first, replayed: true });
    await expect(one.charge({ ...request, points: 31 })).rejects.toThrow(KeyReused);
    expect(await countPostings(host.core, accountId)).toBe(1);
  });

  test("tells a paid key again although the balance has become too small", async () => {
    const { caller } = await makeUser(host.core, 30);
    const request = { caller, points: 30, reference: "a", key: "k" };
    const { transactionId } = await one.charge(request);
    expect(await one.charge(request)).toMatchObject({
      transactionId,
      newBalance: 0,
      replayed: true,
    });
  });

  test("leaves a refused key free", async () => {
    const { caller, userId } = await makeUser(host.core, 10);
    const request = { caller, points: 30, reference: "a", key: "k" };
    await expect(one.charge(request)).rejects.toThrow(InsufficientPoints);
    await give(host.core, userId, 20);
    expect(await one.charge(request)).toMatchObject({ newBalance: 0, replayed: false });
  });

  test("refuses with price, balance and shortfall", async () => {
    const { caller } = await makeUser(host.core, 10);
    const error = await one.charge({ caller, points: 15, reference: "a" }).catch((cause) => cause);
    expect(error).toBeInstanceOf(InsufficientPoints);
    expect(error.detailsIn("en")).toEqual({ required: 15, available: 10, shortfall: 5 });
  });

  test("needs the scope deduct and hides the balance without the scope balance", async () => {
    const { caller } = await makeUser(host.core, 10);
    const request = { points: 15, reference: "a" };
    const blind = { ...caller, scopes: ["deduct"] };
    const reader = { ...caller, scopes: ["balance"] };
    const error = await one.charge({ caller: blind, ...request }).catch((cause) => cause);
    expect(error.detailsIn("en")).toEqual({ required: 15 });
    expect(error.message).not.toContain("10");
    await expect(one.charge({ caller: reader, ...request })).rejects.toThrow(InsufficientScope);
  });

  test("refuses a frozen account", async () => {
    const { caller, userId } = await makeUser(host.core, 10);
    await host.core.database.rows("UPDATE users SET frozen_at = now() WHERE id = $1", [userId]);
    await expect(one.charge({ caller, points: 1, reference: "a" })).rejects.toThrow(AccountFrozen);
    await expect(one.hold({ caller, points: 1, reference: "a" })).rejects.toThrow(AccountFrozen);
    await expect(one.requireFunds(caller, 1)).rejects.toThrow(AccountFrozen);
  });

  for (const points of [-1, 1.5, NaN, Infinity, 1_000_000_001]) {
    test(`refuses ${points} points`, async () => {
      const { caller } = await makeUser(host.core, 10);
      await expect(one.charge({ caller, points, reference: "a" })).rejects.toThrow(RangeError);
    });
  }

  test("of 300 at once on two hosts takes exactly the 100 that the balance allows", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const results = await Promise.allSettled(
      Array.from({ length: 300 }, (_, i) =>
        (i % 2 ? one : two).charge({ caller, points: 1, reference: `race ${i}` }),
      ),
    );
    const paid = results.filter((result) => result.status === "fulfilled");
    const refused = results.filter(
      (result) => result.status === "rejected" && result.reason instanceof InsufficientPoints,
    );
    expect([paid.length, refused.length]).toEqual([100, 200]);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 0, held: 0 });
    expect(await countPostings(host.core, accountId)).toBe(100);
    await expectSound(host.core);
  });

  test("of 60 at once with one key on two hosts happens once", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const charges = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        (i % 2 ? one : two).charge({ caller, points: 7, reference: "same", key: "k" }),
      ),
    );
    expect(new Set(charges.map((charge) => charge.transactionId)).size).toBe(1);
    expect(charges.filter((charge) => !charge.replayed)).toHaveLength(1);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 93, held: 0 });
    await expectSound(host.core);
  });

  test("counts calls and points of the key by day", async () => {
    const { caller, apiKeyId } = await makeUser(host.core, 100);
    await one.charge({ caller, points: 3, reference: "a" });
    await one.charge({ caller, points: 4, reference: "a" });
    const rows = await host.core.database.rows(
      "SELECT calls, points FROM key_usage WHERE api_key_id = $1",
      [apiKeyId],
    );
    expect(rows).toEqual([{ calls: 2, points: 7 }]);
  });
});
