/** Findings 1 and 6: nobody blocks another's payment, and a hash is claimed by its sender alone. */
import { beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { confirmSwaps, submitSwap, toHex } from "../../src/wallet/chain/mod.ts";
import type { Chain, TransferFinding } from "../../src/wallet/chain/mod.ts";
import { confirmPlans, listSubscriptions, subscribe } from "../../src/wallet/plans/mod.ts";
import { openFetch, postJson } from "./support/oauth.ts";
import type { Fetch } from "./support/oauth.ts";
import { expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

setDefaultTimeout(120_000);

const CHAIN_ID = 31_337;
const TOKEN = 10n ** 18n;
const CONFIRMATIONS = 3;
const ENV = {
  CHAIN_RPC_URL: "http://127.0.0.1:9",
  CHAIN_ID: String(CHAIN_ID),
  CHAIN_TOKEN: `0x${"11".repeat(20)}`,
  CHAIN_TREASURY: `0x${"22".repeat(20)}`,
  RATE_TOKEN: "0",
};

const bytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

onEveryStore("chain queue", (open) => {
  let host: Host;
  let fetch: Fetch;
  let chain: Chain;
  /** What the chain knows, by hash. */
  const known = new Map<string, TransferFinding>();
  /** Hashes for which the node throws. */
  const broken = new Set<string>();
  /** Looks at each hash. */
  const looks = new Map<string, number>();

  beforeAll(async () => {
    host = await open({ env: ENV });
    fetch = await openFetch(host);
    chain = {
      settings: host.core.settings.chain!,
      unitsPerPoint: TOKEN,
      async find(txHash) {
        const hash = toHex(txHash);
        looks.set(hash, (looks.get(hash) ?? 0) + 1);
        if (broken.has(hash)) throw new Error("the node chokes on this one");
        return known.get(hash) ?? { state: "unknown" };
      },
      verify: async () => true,
    };
  });

  beforeEach(async () => {
    broken.clear();
    await moveClock(host.core.database, 0);
    await host.core.database.rows("DELETE FROM subscriptions WHERE status = 'pending'");
    await host.core.database.rows("DELETE FROM chain_payments WHERE status = 'seen'");
  });

  /** A user with a proved address. */
  async function makePayer(): Promise<TestUser & { readonly address: Uint8Array }> {
    const user = await makeUser(host.core, 0);
    const address = bytes(20);
    await host.core.database.rows(
      "INSERT INTO wallet_addresses(chain_id, address, user_id, verified_at) VALUES($1, $2, $3, now())",
      [CHAIN_ID, address, user.userId],
    );
    return { ...user, address };
  }

  function mined(depth: number, ...from: readonly (readonly [Uint8Array, bigint])[]) {
    const hash = bytes(32);
    put(hash, depth, ...from);
    return hash;
  }

  function put(
    hash: Uint8Array,
    depth: number,
    ...from: readonly (readonly [Uint8Array, bigint])[]
  ) {
    known.set(toHex(hash), {
      state: "mined",
      blockHash: hash,
      depth,
      transfers: from.map(([address, points], logIndex) => {
        return { logIndex, from: address, units: points * TOKEN };
      }),
    });
  }

  const post = (user: TestUser, path: string, body: object) =>
    postJson(fetch, path, body, { authorization: `Bearer ${user.apiKey}` });
  const latest = async ({ userId }: TestUser) => (await listSubscriptions(host.core, userId))[0]!;
  const subscribeTo = (user: TestUser, hash: Uint8Array) =>
    subscribe(host.core, CHAIN_ID, user.userId, "starter", hash);

  describe("finding 1: activations", () => {
    test("110 made-up hashes with one key: five wait, an honest payer is active in the next turn", async () => {
      const stranger = await makeUser(host.core, 0);
      const statuses = [];
      for (let i = 0; i < 110; i++) {
        const txHash = toHex(bytes(32));
        statuses.push((await post(stranger, "/api/v1/plans", { plan: "starter", txHash })).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 409)).toHaveLength(105);
      const payer = await makePayer();
      await subscribeTo(payer, mined(CONFIRMATIONS, [payer.address, 10_000n]));
      await confirmPlans(host.core, chain);
      expect(await latest(payer)).toMatchObject({ status: "active" });
    });

    test("the refusal of the sixth says why", async () => {
      const stranger = await makeUser(host.core, 0);
      for (let i = 0; i < 5; i++) await subscribeTo(stranger, bytes(32));
      const refused = await post(stranger, "/api/v1/plans", {
        plan: "starter",
        txHash: toHex(bytes(32)),
      });
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        409,
        "too_many_pending",
      ]);
    });

    test("parallel submissions of one user pass the limit no more than one by one", async () => {
      const stranger = await makeUser(host.core, 0);
      const all = await Promise.allSettled(
        Array.from({ length: 30 }, () => subscribeTo(stranger, bytes(32))),
      );
      expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    });

    test("40 users with five hashes each: an honest payer's turn comes with their first ones", async () => {
      for (let i = 0; i < 40; i++) {
        const stranger = await makeUser(host.core, 0);
        for (let j = 0; j < 5; j++) await subscribeTo(stranger, bytes(32));
      }
      const payer = await makePayer();
      const hash = mined(CONFIRMATIONS, [payer.address, 10_000n]);
      await subscribeTo(payer, hash);
      looks.clear();
      await confirmPlans(host.core, chain);
      // 41 rows are the first of their users, 160 are not; ten are looked at side by side.
      expect(looks.size).toBe(201);
      expect([...looks.keys()].indexOf(toHex(hash))).toBeLessThan(50);
      expect(await latest(payer)).toMatchObject({ status: "active" });
    });

    test("a payment that only waits for blocks goes before everything that the chain does not know", async () => {
      const payer = await makePayer();
      const hash = mined(1, [payer.address, 10_000n]);
      await subscribeTo(payer, hash);
      await confirmPlans(host.core, chain);
      for (let i = 0; i < 30; i++) {
        const stranger = await makeUser(host.core, 0);
        await subscribeTo(stranger, bytes(32));
      }
      put(hash, CONFIRMATIONS, [payer.address, 10_000n]);
      looks.clear();
      await confirmPlans(host.core, chain);
      expect([...looks.keys()].slice(0, 10)).toContain(toHex(hash));
      expect(await latest(payer)).toMatchObject({ status: "active" });
    });

    test("a hash that the chain does not know is looked at ever more rarely, and forgotten after an hour", async () => {
      const stranger = await makeUser(host.core, 0);
      const hash = bytes(32);
      await subscribeTo(stranger, hash);
      for (let seconds = 0; seconds <= 4000; seconds += 20) {
        await moveClock(host.core.database, seconds * 1000);
        await confirmPlans(host.core, chain);
      }
      expect(await latest(stranger)).toMatchObject({ status: "failed", failure: "not_found" });
      expect(looks.get(toHex(hash))).toBeLessThan(30);
    });

    test("a hash at which the node throws keeps nobody from his turn", async () => {
      const stranger = await makeUser(host.core, 0);
      const poison = bytes(32);
      broken.add(toHex(poison));
      await subscribeTo(stranger, poison);
      const payer = await makePayer();
      await subscribeTo(payer, mined(CONFIRMATIONS, [payer.address, 10_000n]));
      await confirmPlans(host.core, chain);
      expect(await latest(payer)).toMatchObject({ status: "active" });
      await confirmPlans(host.core, chain);
      expect(await latest(stranger)).toMatchObject({ status: "pending" });
    });

    test("a node that answers nothing is an error of the turn, and the payment waits", async () => {
      const payer = await makePayer();
      const hash = mined(CONFIRMATIONS, [payer.address, 10_000n]);
      broken.add(toHex(hash));
      await subscribeTo(payer, hash);
      await expect(confirmPlans(host.core, chain)).rejects.toThrow("the node chokes");
      broken.clear();
      await moveClock(host.core.database, 31_000);
      await confirmPlans(host.core, chain);
      expect(await latest(payer)).toMatchObject({ status: "active" });
    });

    test("two hosts look at each row once in a turn and activate once", async () => {
      const payer = await makePayer();
      await subscribeTo(payer, mined(CONFIRMATIONS, [payer.address, 10_000n]));
      await Promise.all([confirmPlans(host.core, chain), confirmPlans(host.core, chain)]);
      expect(await latest(payer)).toMatchObject({ status: "active" });
      expect((await readAccount(host.core, payer.accountId)).balance).toBe(10_000);
    });
  });

  describe("finding 1: swaps", () => {
    test("five of one user wait; the sixth is 409", async () => {
      const payer = await makePayer();
      const swap = () => submitSwap(host.core, chain, payer.userId, mined(1, [payer.address, 1n]));
      for (let i = 0; i < 5; i++) await swap();
      await expect(swap()).rejects.toThrow("wait for the chain");
    });

    test("a transfer that a reorganisation took away waits an hour, is rejected, and may come again", async () => {
      const payer = await makePayer();
      const hash = mined(1, [payer.address, 25n]);
      await submitSwap(host.core, chain, payer.userId, hash);
      known.delete(toHex(hash));
      looks.clear();
      for (let seconds = 0; seconds <= 4000; seconds += 20) {
        await moveClock(host.core.database, seconds * 1000);
        await confirmSwaps(host.core, chain);
      }
      const [row] = await host.core.database.rows<{ status: string; reason: string }>(
        "SELECT status, reason FROM chain_payments WHERE tx_hash = $1",
        [hash],
      );
      expect(row).toEqual({ status: "rejected", reason: "reorganised" });
      expect(looks.get(toHex(hash))).toBeLessThan(30);
      put(hash, CONFIRMATIONS, [payer.address, 25n]);
      await submitSwap(host.core, chain, payer.userId, hash);
      await confirmSwaps(host.core, chain);
      expect((await readAccount(host.core, payer.accountId)).balance).toBe(25);
    });

    test("rows that the chain has lost keep nobody else waiting", async () => {
      for (let i = 0; i < 30; i++) {
        const payer = await makePayer();
        for (let j = 0; j < 4; j++) {
          const hash = mined(1, [payer.address, 1n]);
          await submitSwap(host.core, chain, payer.userId, hash);
          known.delete(toHex(hash));
        }
      }
      await confirmSwaps(host.core, chain);
      const honest = await makePayer();
      await submitSwap(host.core, chain, honest.userId, mined(CONFIRMATIONS, [honest.address, 7n]));
      await confirmSwaps(host.core, chain);
      expect((await readAccount(host.core, honest.accountId)).balance).toBe(7);
    });
  });

  describe("finding 6: a hash is claimed by its sender alone", () => {
    test("a stranger who names it first fails alone; the payer's plan is active", async () => {
      const payer = await makePayer();
      const stranger = await makePayer();
      const hash = mined(CONFIRMATIONS, [payer.address, 10_000n]);
      await subscribeTo(stranger, hash);
      await confirmPlans(host.core, chain);
      expect(await latest(stranger)).toMatchObject({ status: "failed", failure: "wrong_sender" });
      await subscribeTo(payer, hash);
      await confirmPlans(host.core, chain);
      expect(await latest(payer)).toMatchObject({ status: "active" });
      expect((await readAccount(host.core, payer.accountId)).balance).toBe(10_000);
    });

    test("a stranger's claim that still waits stops neither the payer's plan nor his swap", async () => {
      const payer = await makePayer();
      const stranger = await makePayer();
      const [planned, swapped] = [
        mined(CONFIRMATIONS, [payer.address, 10_000n]),
        mined(CONFIRMATIONS, [payer.address, 30n]),
      ];
      await subscribeTo(stranger, planned);
      await subscribeTo(stranger, swapped);
      await subscribeTo(payer, planned);
      await submitSwap(host.core, chain, payer.userId, swapped);
      await confirmSwaps(host.core, chain);
      await confirmPlans(host.core, chain);
      expect(await latest(payer)).toMatchObject({ status: "active" });
      expect((await readAccount(host.core, payer.accountId)).balance).toBe(10_030);
    });

    test("one transaction with transfers of two payers serves both, each once", async () => {
      const [one, two] = [await makePayer(), await makePayer()];
      const hash = mined(CONFIRMATIONS, [one.address, 10_000n], [two.address, 10_000n]);
      await subscribeTo(one, hash);
      await subscribeTo(two, hash);
      await confirmPlans(host.core, chain);
      expect(await latest(one)).toMatchObject({ status: "active" });
      expect(await latest(two)).toMatchObject({ status: "active" });
      await expect(submitSwap(host.core, chain, one.userId, hash)).rejects.toThrow("used before");
    });

    test("who named it before may name it again only once it has failed", async () => {
      const payer = await makePayer();
      const hash = bytes(32);
      await subscribeTo(payer, hash);
      await expect(subscribeTo(payer, hash)).rejects.toThrow("used before");
      put(hash, CONFIRMATIONS, [payer.address, 9_999n]);
      await moveClock(host.core.database, 10_000);
      await confirmPlans(host.core, chain);
      expect(await latest(payer)).toMatchObject({ failure: "wrong_amount" });
      await subscribeTo(payer, hash);
    });

    test("a hash without 0x, in any case, is the same hash", async () => {
      const payer = await makePayer();
      const hash = mined(CONFIRMATIONS, [payer.address, 10_000n]);
      const bare = toHex(hash).slice(2).toUpperCase();
      const response = await post(payer, "/api/v1/plans", { plan: "starter", txHash: bare });
      expect(await response.json()).toMatchObject({ status: "pending", txHash: toHex(hash) });
      await confirmPlans(host.core, chain);
      expect(await latest(payer)).toMatchObject({ status: "active" });
      for (const txHash of [`${bare}0`, bare.slice(1), `0X${bare}x`, "0x"]) {
        const wrong = await post(payer, "/api/v1/plans", { plan: "starter", txHash });
        expect(wrong.status).toBe(400);
      }
      await expectSound(host.core);
    });
  });
});
