/** Charges that travel in one statement have the outcomes they would have had alone. */
import { beforeAll, expect, test } from "bun:test";
import { createCharges, createHolds } from "../../src/wallet/ledger/mod.ts";
import { countPostings, expectSound, makeUser, readAccount } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

onEveryStore("wallet_charge_many()", (open) => {
  let host: Host;
  let other: Host;

  beforeAll(async () => {
    host = await open();
    other = await open({}, host);
  });

  const statusOf = async (charge: Promise<{ readonly newBalance: number }>) =>
    charge.then(
      ({ newBalance }) => newBalance,
      ({ code }: { readonly code: string }) => code,
    );

  test("gives each of a mixed batch its own outcome", async () => {
    const { charge } = createCharges(host.core);
    const [rich, poor, frozen, revoked] = await Promise.all([
      makeUser(host.core, 100),
      makeUser(host.core, 5),
      makeUser(host.core, 100),
      makeUser(host.core, 100),
    ]);
    const { database } = host.core;
    await database.rows("UPDATE users SET frozen_at = now() WHERE id = $1", [frozen.userId]);
    await database.rows("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [revoked.apiKeyId]);
    const pay = (user: typeof rich, points: number) =>
      statusOf(charge({ caller: user.caller, points, reference: "a" }));
    expect(
      await Promise.all([
        pay(rich, 20),
        pay(poor, 6),
        pay(frozen, 1),
        pay(revoked, 1),
        pay(rich, 30),
        pay(poor, 5),
      ]),
    ).toEqual([80, "insufficient_balance", "account_frozen", "invalid_token", 50, 0]);
    expect(await readAccount(host.core, frozen.accountId)).toEqual({ balance: 100, held: 0 });
    expect(await countPostings(host.core, rich.accountId)).toBe(2);
    await expectSound(host.core);
  });

  test("takes what the balance allows of charges that are too many together", async () => {
    const { charge } = createCharges(host.core);
    const { caller, accountId } = await makeUser(host.core, 10);
    const outcomes = await Promise.all(
      [4, 4, 4, 2].map((points) => statusOf(charge({ caller, points, reference: "a" }))),
    );
    expect(outcomes).toEqual([6, 2, "insufficient_balance", 0]);
    expect(await countPostings(host.core, accountId)).toBe(3);
    await expectSound(host.core);
  });

  test("leaves held points alone", async () => {
    const { charge } = createCharges(host.core);
    const { caller, accountId } = await makeUser(host.core, 10);
    await createHolds(host.core).hold({ caller, points: 7, reference: "b" });
    const outcomes = await Promise.all(
      [2, 2].map((points) => statusOf(charge({ caller, points, reference: "a" }))),
    );
    expect(outcomes).toEqual([8, "insufficient_balance"]);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 8, held: 7 });
  });

  test("counts every call for its key and its plan once", async () => {
    const { charge } = createCharges(host.core);
    const users = await Promise.all([makeUser(host.core, 100), makeUser(host.core, 100)]);
    const { database } = host.core;
    await database.rows(
      `INSERT INTO subscriptions(user_id, plan, status, period_start, period_end, call_limit)
       VALUES($1, 'basic', 'active', now(), now() + interval '1 day', 1000)`,
      [users[0]!.userId],
    );
    await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        charge({ caller: users[at % 2]!.caller, points: 2, reference: "a" }),
      ),
    );
    for (const { apiKeyId } of users) {
      const usage = await database.rows(
        "SELECT calls, points FROM key_usage WHERE api_key_id = $1",
        [apiKeyId],
      );
      expect(usage).toEqual([{ calls: 15, points: 30 }]);
    }
    const plans = await database.rows("SELECT calls_used FROM subscriptions WHERE user_id = $1", [
      users[0]!.userId,
    ]);
    expect(plans).toEqual([{ calls_used: 15 }]);
  });

  test("of 400 at once on two hosts over four accounts takes what each has, and no deadlock ends one", async () => {
    const [one, two] = [createCharges(host.core), createCharges(other.core)];
    const users = await Promise.all([50, 20, 0, 200].map((points) => makeUser(host.core, points)));
    const outcomes = await Promise.all(
      Array.from({ length: 400 }, (_, at) => {
        const { caller } = users[(at * 7) % 4]!;
        return statusOf((at % 3 ? one : two).charge({ caller, points: 1, reference: "a" }));
      }),
    );
    const refused = outcomes.filter((outcome) => typeof outcome === "string");
    expect(new Set(refused)).toEqual(new Set(["insufficient_balance"]));
    expect(outcomes.length - refused.length).toBe(50 + 20 + 0 + 100);
    await expectSound(host.core);
  });
});
