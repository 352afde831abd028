/** Finding 1, its siblings: in every queue of the wallet owners take turns, and what one cannot have hurts nobody else. */
import { beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { sweep } from "../../src/wallet/ledger/mod.ts";
import { sendDueNotices } from "../../src/wallet/notices/mod.ts";
import type { DueNotice } from "../../src/wallet/notices/send.ts";
import { registerPartner } from "../../src/wallet/oauth/mod.ts";
import { createEndpoint, resend, sendTest } from "../../src/wallet/webhooks/mod.ts";
import { claimDue } from "../../src/wallet/webhooks/delivery.ts";
import { CALLBACK } from "./support/oauth.ts";
import { expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

setDefaultTimeout(120_000);

const ENV = { WEBHOOK_ALLOW_PRIVATE: "1", WALLET_KEY: Buffer.alloc(32, 7).toString("base64") };

onEveryStore("finding 1: turns", (open) => {
  let host: Host;
  let service: WalletService;

  beforeAll(async () => {
    host = await open({ env: ENV });
    service = (await buildWallet(host, { workers: false })).service;
  });

  const rows = (text: string, params: readonly (string | number)[] = []) =>
    host.core.database.rows(text, params);

  async function makeEndpoints(user: TestUser, count: number) {
    const { partnerId } = await registerPartner(host.core, {
      ownerId: user.userId,
      name: "P",
      redirectUris: [CALLBACK],
    });
    const ids: number[] = [];
    for (let i = 0; i < count; i++) {
      const { id } = await createEndpoint(host.core, partnerId, { url: `http://127.0.0.1:9/${i}` });
      ids.push(id);
    }
    return { partnerId, ids };
  }

  describe("webhooks", () => {
    beforeEach(async () => {
      await rows("DELETE FROM webhook_deliveries");
    });

    test("two hundred deliveries of one owner that hang leave room for another's first one", async () => {
      const [busy, honest] = [await makeUser(host.core, 0), await makeUser(host.core, 0)];
      const many = await makeEndpoints(busy, 10);
      for (const id of many.ids) {
        for (let i = 0; i < 20; i++) await sendTest(host.core, many.partnerId, id);
      }
      // The loop of one host takes what it has room for, and nothing of it ever ends.
      const first = await claimDue(host.core, 50);
      expect(first).toHaveLength(15);
      const one = await makeEndpoints(honest, 1);
      await sendTest(host.core, one.partnerId, one.ids[0]!);
      const next = await claimDue(host.core, 35);
      expect(next.map(({ endpointId }) => endpointId)).toEqual(one.ids);
    });

    test("whoever has few under way comes before whoever has many", async () => {
      const owners = [];
      for (let i = 0; i < 5; i++) owners.push(await makeUser(host.core, 0));
      const made = [];
      for (const owner of owners) made.push(await makeEndpoints(owner, 3));
      for (const { partnerId, ids } of made.slice(0, 4)) {
        for (const id of ids) for (let i = 0; i < 5; i++) await sendTest(host.core, partnerId, id);
      }
      const last = made[4]!;
      await sendTest(host.core, last.partnerId, last.ids[0]!);
      const claimed = await claimDue(host.core, 5);
      expect(claimed.map(({ endpointId }) => endpointId)).toContain(last.ids[0]!);
    });

    test("tests and repetitions asked for by hand are bounded while others wait", async () => {
      const user = await makeUser(host.core, 0);
      const { partnerId, ids } = await makeEndpoints(user, 1);
      const all = await Promise.allSettled(
        Array.from({ length: 60 }, () => sendTest(host.core, partnerId, ids[0]!)),
      );
      expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
      await rows(
        "UPDATE webhook_deliveries SET status = 'dead' WHERE id = (SELECT min(id) FROM webhook_deliveries)",
      );
      await sendTest(host.core, partnerId, ids[0]!);
      const [dead] = (await rows("SELECT id FROM webhook_deliveries WHERE status = 'dead'")) as {
        id: number;
      }[];
      await expect(resend(host.core, partnerId, dead!.id)).rejects.toMatchObject({
        code: "too_many_pending",
      });
    });

    test("endpoints added at once are no more than ten", async () => {
      const user = await makeUser(host.core, 0);
      const { partnerId } = await makeEndpoints(user, 1);
      const all = await Promise.allSettled(
        Array.from({ length: 30 }, (_, i) =>
          createEndpoint(host.core, partnerId, { url: `http://127.0.0.1:9/more-${i}` }),
        ),
      );
      expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(9);
    });
  });

  test("notices: one of each user in turn, however many one user has", async () => {
    const [busy, honest] = [await makeUser(host.core, 0), await makeUser(host.core, 0)];
    await rows(
      `INSERT INTO notifications(user_id, kind, dedupe, body, send_at)
       SELECT $1, 'webhook.disabled', 'busy-' || n, '{}', now() - interval '1 hour' FROM generate_series(1, 200) n`,
      [busy.userId],
    );
    await rows(
      "INSERT INTO notifications(user_id, kind, dedupe, body) VALUES($1, 'token.expiring', 'honest', '{}')",
      [honest.userId],
    );
    const sent: DueNotice[] = [];
    await sendDueNotices(host.core, async (notice) => void sent.push(notice));
    expect(sent.map(({ userId }) => userId)).toContain(honest.userId);
    expect(sent).toHaveLength(20);
  });

  describe("the sweeper", () => {
    test("frees every other hold where some cannot be freed, and says what failed", async () => {
      const [stuck, honest] = [await makeUser(host.core, 1000), await makeUser(host.core, 100)];
      for (let i = 0; i < 205; i++) {
        await service.hold({ caller: stuck.caller, points: 1, reference: "a" });
      }
      await moveClock(host.core.database, 1000);
      const held = await service.hold({ caller: honest.caller, points: 100, reference: "a" });
      // A prepaid hold without its posting cannot be given back.
      await rows(
        "UPDATE holds SET status = 'prepaid', captured = 1 WHERE account_id = $1 AND status = 'held'",
        [stuck.accountId],
      );
      await moveClock(host.core.database, 11 * 60_000);
      await expect(sweep(host.core.database)).rejects.toThrow();
      expect(await readAccount(host.core, honest.accountId)).toEqual({ balance: 100, held: 0 });
      expect(held.points).toBe(100);
      await rows(
        "UPDATE holds SET status = 'held', captured = NULL WHERE account_id = $1 AND status = 'prepaid'",
        [stuck.accountId],
      );
      expect(await sweep(host.core.database)).toBe(205);
      await expectSound(host.core);
      await moveClock(host.core.database, 0);
    });

    test("forgets any number of rows in statements of a thousand", async () => {
      await rows(
        `INSERT INTO login_flows(hash, provider, state, verifier, nonce, return_to, expires_at)
         SELECT sha256(n::text::bytea), 'p', 's', 'v', 'n', '/', now() - interval '1 hour' FROM generate_series(1, 2500) n`,
      );
      await sweep(host.core.database);
      expect(await rows("SELECT 1 AS one FROM login_flows")).toEqual([]);
    });

    test("forgets a code that was never used when it is over, and one that was used only with its tokens", async () => {
      const { userId } = await makeUser(host.core, 0);
      const { partnerId } = await makeEndpoints(await makeUser(host.core, 0), 0);
      await rows(
        "INSERT INTO oauth_grants(user_id, partner_id, scopes) VALUES($1, $2, '{deduct}')",
        [userId, partnerId],
      );
      await rows(
        `INSERT INTO oauth_codes(hash, grant_id, redirect_uri, scopes, expires_at, used_at)
         SELECT sha256(kind::bytea), g.id, 'x', '{deduct}', now() - age, CASE WHEN used THEN now() END
         FROM oauth_grants g, (VALUES('old', interval '101 days', true), ('used', interval '1 day', true),
           ('unused', interval '1 day', false), ('young', interval '-1 minute', false)) v(kind, age, used)
         WHERE g.partner_id = $1`,
        [partnerId],
      );
      await sweep(host.core.database);
      const left = await rows(
        "SELECT used_at IS NOT NULL AS used FROM oauth_codes c JOIN oauth_grants g ON g.id = c.grant_id WHERE g.partner_id = $1 ORDER BY used",
        [partnerId],
      );
      expect(left).toEqual([{ used: false }, { used: true }]);
    });
  });
});
