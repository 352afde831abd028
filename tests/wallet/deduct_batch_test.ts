/** Deductions that travel in one statement have the outcomes they would have had alone. */
import { beforeAll, expect, test } from "bun:test";
import { createHash } from "node:crypto";
import { createDeductions } from "../../src/wallet/ledger/mod.ts";
import type { Deduction } from "../../src/wallet/ledger/mod.ts";
import { hashSecret, issueSecret } from "../../src/wallet/secrets/mod.ts";
import { countPostings, expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { connect, makePartner, openFetch, postJson } from "./support/oauth.ts";
import type { Fetch, TestPartner } from "./support/oauth.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

/** A small generator of chance that a seed repeats (mulberry32). */
function createChance(seed: number) {
  let state = seed;
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * count) | 0;
  };
}

onEveryStore("wallet_deduct_many()", (open) => {
  let host: Host;
  let other: Host;
  let fetch: Fetch;
  let partner: TestPartner;

  beforeAll(async () => {
    host = await open();
    other = await open({}, host);
    fetch = await openFetch(host);
    partner = await makePartner(host.core);
  });

  async function start(points: number, scope?: string): Promise<TestUser & { token: string }> {
    const user = await makeUser(host.core, points);
    const { access_token } = await connect(fetch, host.core, partner, user, scope);
    return { ...user, token: access_token };
  }

  function toDeduction(token: string, amount: number, key: string, description = "a"): Deduction {
    const requestHash = createHash("sha256").update(`${amount} ${description}`).digest();
    return { tokenHash: hashSecret(token), amount, key, requestHash, description };
  }

  test("gives each of a mixed batch its own outcome", async () => {
    const { deduct } = createDeductions(host.core);
    const [rich, poor, blind, revoked, frozen] = [
      await start(100),
      await start(5),
      await start(100, "balance"),
      await start(100),
      await start(100),
    ];
    await deduct(toDeduction(rich.token, 10, "used"));
    await postJson(fetch, "/api/oauth2/revoke", { token: revoked.token });
    await host.core.database.rows("UPDATE users SET frozen_at = now() WHERE id = $1", [
      frozen.userId,
    ]);
    const cases: [string, Deduction][] = [
      ["ok", toDeduction(rich.token, 20, "new")],
      ["replay", toDeduction(rich.token, 10, "used")],
      ["mismatch", toDeduction(rich.token, 11, "used")],
      ["insufficient", toDeduction(poor.token, 6, "x")],
      ["insufficient_scope", toDeduction(blind.token, 1, "x")],
      ["invalid_token", toDeduction(revoked.token, 1, "x")],
      ["invalid_token", toDeduction(issueSecret("access", host.core.random), 1, "x")],
      ["frozen", toDeduction(frozen.token, 1, "x")],
      ["ok", toDeduction(poor.token, 5, "y")],
    ];
    const outcomes = await Promise.all(cases.map(([, deduction]) => deduct(deduction)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual(
      cases.map(([status]) => status) as never,
    );
    expect(await readAccount(host.core, rich.accountId)).toEqual({ balance: 70, held: 0 });
    expect(await readAccount(host.core, poor.accountId)).toEqual({ balance: 0, held: 0 });
    await expectSound(host.core);
  });

  test("writes the balance after each charge in the order of arrival", async () => {
    const { deduct } = createDeductions(host.core);
    const { token, accountId } = await start(100);
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((amount) => deduct(toDeduction(token, amount, `k${amount}`))),
    );
    expect(outcomes.map((outcome) => outcome.newBalance)).toEqual([99, 97, 94, 90]);
    expect(await countPostings(host.core, accountId)).toBe(4);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    "holds every rule over random batches on two hosts (seed %d)",
    async (seed) => {
      const chance = createChance(seed);
      const one = createDeductions(host.core);
      const two = createDeductions(other.core);
      const users = await Promise.all([start(50), start(20), start(0), start(200)]);
      const asked = Array.from({ length: 240 }, () => {
        const user = users[chance(users.length)]!;
        const key = `k${chance(60)}`;
        return {
          user,
          deduction: toDeduction(user.token, 1 + chance(9), key),
          host: chance(2) ? one : two,
        };
      });
      const outcomes = await Promise.all(
        asked.map(({ deduction, host }) => host.deduct(deduction)),
      );
      for (const user of users) {
        const mine = asked.flatMap(({ user: owner, deduction }, i) =>
          owner === user ? [{ deduction, outcome: outcomes[i]! }] : [],
        );
        const paid = mine.filter(({ outcome }) => outcome.status === "ok");
        const { balance, held } = await readAccount(host.core, user.accountId);
        const start = { 0: 50, 1: 20, 2: 0, 3: 200 }[users.indexOf(user)]!;
        expect(held).toBe(0);
        expect(balance).toBe(
          start - paid.reduce((sum, { deduction }) => sum + deduction.amount, 0),
        );
        expect(new Set(paid.map(({ deduction }) => deduction.key)).size).toBe(paid.length);
        expect(await countPostings(host.core, user.accountId)).toBe(paid.length);
        for (const { deduction, outcome } of mine) {
          const first = paid.find((other) => other.deduction.key === deduction.key);
          if (outcome.status === "ok") continue;
          if (outcome.status === "insufficient") {
            // Nothing was paid in, so what was refused is still too much.
            expect(deduction.amount).toBeGreaterThan(balance);
          } else {
            const same = first!.deduction.amount === deduction.amount;
            expect(outcome.status).toBe(same ? "replay" : "mismatch");
            expect(outcome.txn).toBe(first!.outcome.txn);
          }
        }
      }
      await expectSound(host.core);
    },
  );

  test("reads no table whole: every plan of the set goes by an index", async () => {
    if (host.core.database.kind !== "postgres") return;
    const [row] = await host.core.database.rows<{ settings: string[] }>(
      "SELECT proconfig AS settings FROM pg_proc WHERE proname = 'wallet_deduct_many' AND pronamespace = current_schema()::regnamespace",
    );
    expect(row!.settings).toContain("enable_seqscan=off");
  });
});
