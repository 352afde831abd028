/** The test matrix of webhooks, cases 68 to 75, through the routes an owner uses. */
import { afterAll, beforeAll, beforeEach, expect, test } from "bun:test";
import { Webhook } from "standardwebhooks";
import { createPost, deliverDue } from "../../src/wallet/webhooks/mod.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import {
  connect,
  deduct,
  makePartner,
  openFetch,
  postJson,
  refreshGrant,
} from "./support/oauth.ts";
import type { Fetch, TestPartner } from "./support/oauth.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const KEY = Buffer.alloc(32, 7).toString("base64");

interface Received {
  readonly headers: Record<string, string>;
  readonly text: string;
}

onEveryStore("webhooks", (open) => {
  let host: Host;
  let fetch: Fetch;
  let owner: TestUser;
  let user: TestUser;
  let partner: TestPartner;
  let received: Received[] = [];
  let answers: (() => Response)[] = [];
  const post = createPost({ timeoutMs: 1000, allowPrivate: true });

  const receiver = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      received.push({ headers: Object.fromEntries(request.headers), text: await request.text() });
      return answers.shift()?.() ?? new Response(null, { status: 204 });
    },
  });
  afterAll(() => receiver.stop(true));

  beforeAll(async () => {
    host = await open({ env: { WEBHOOK_ALLOW_PRIVATE: "1", WALLET_KEY: KEY } });
    fetch = await openFetch(host);
    owner = await makeUser(host.core, 0);
    user = await makeUser(host.core, 1000);
  });

  beforeEach(async () => {
    await moveClock(host.core.database, 0);
    await host.core.database.script(
      "UPDATE webhook_deliveries SET status = 'cancelled' WHERE status = 'pending'",
    );
    partner = await makePartner(host.core, { ownerId: owner.userId });
    [received, answers] = [[], []];
  });

  const manage = (path: string, body: object) =>
    postJson(
      fetch,
      path,
      { partnerId: partner.partnerId, ...body },
      { authorization: `Bearer ${owner.apiKey}` },
    );
  const deliver = () => deliverDue(host.core, post);

  async function subscribe(
    events?: readonly string[],
    path = "/",
  ): Promise<{ id: number; secret: string }> {
    const response = await manage("/api/v1/webhooks", {
      url: `http://127.0.0.1:${receiver.port}${path}`,
      events,
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { id: number; secret: string };
  }

  async function revokeOne(): Promise<{ token: string }> {
    const { access_token } = await connect(fetch, host.core, partner, user);
    await postJson(fetch, "/api/oauth2/revoke", { token: access_token });
    return { token: access_token };
  }

  async function listDeliveries(): Promise<Record<string, unknown>[]> {
    const response = await fetch(`/api/v1/webhooks/deliveries?partnerId=${partner.partnerId}`, {
      headers: { authorization: `Bearer ${owner.apiKey}` },
    });
    return ((await response.json()) as { deliveries: Record<string, unknown>[] }).deliveries;
  }

  const verify = (secret: string, { text, headers }: Received) =>
    new Webhook(secret).verify(text, headers);

  test("68. a revocation by the user is one signed event with the fields of the specification", async () => {
    const { secret } = await subscribe();
    await connect(fetch, host.core, partner, user);
    const response = await postJson(
      fetch,
      "/api/v1/consents/revoke",
      { partnerId: partner.partnerId },
      { authorization: `Bearer ${user.apiKey}` },
    );
    expect(await response.json()).toEqual({ success: true, revoked: 1 });
    await deliver();
    expect(received).toHaveLength(1);
    const event = verify(secret, received[0]!) as Record<string, unknown>;
    expect(event).toEqual({
      event: "token.revoked",
      timestamp: expect.any(String),
      tokenId: expect.any(Number),
      userId: user.userId,
      scope: "deduct balance",
      revokedAt: expect.any(String),
      revokedBy: "user",
    });
    expect(new Date(String(event.revokedAt)).toISOString()).toBe(String(event.revokedAt));
    expect(received[0]!.headers["webhook-id"]).toStartWith("evt_");
    expect(received[0]!.headers["content-type"]).toBe("application/json");
  });

  test("68. a revocation by the partner says so; refresh and expiry send nothing", async () => {
    const { secret } = await subscribe();
    const pair = await connect(fetch, host.core, partner, user);
    const response = await postJson(
      fetch,
      "/api/oauth2/token",
      refreshGrant(partner, pair.refresh_token),
    );
    const fresh = (await response.json()) as { access_token: string };
    await moveClock(host.core.database, 31 * 24 * HOUR);
    await deliver();
    expect(received).toHaveLength(0);
    await moveClock(host.core.database, 0);
    await postJson(fetch, "/api/oauth2/revoke", { token: fresh.access_token });
    await deliver();
    expect(verify(secret, received[0]!)).toMatchObject({ revokedBy: "partner" });
    expect(received).toHaveLength(1);
  });

  test("68. a replayed refresh token says partner and why", async () => {
    await subscribe();
    const pair = await connect(fetch, host.core, partner, user);
    const refresh = () =>
      postJson(fetch, "/api/oauth2/token", refreshGrant(partner, pair.refresh_token));
    await refresh();
    await refresh();
    await deliver();
    expect(received.map(({ text }) => JSON.parse(text))).toMatchObject([
      { revokedBy: "partner", reason: "refresh_replay" },
    ]);
  });

  test("69. an endpoint that is not subscribed, or another partner's, gets nothing", async () => {
    await subscribe(["points.deducted"]);
    const mine = partner;
    partner = await makePartner(host.core, { ownerId: owner.userId });
    await subscribe();
    partner = mine;
    await revokeOne();
    await deliver();
    expect(received).toHaveLength(0);
  });

  test("70. 500, 500, 200 is three tries with one id and a new timestamp and signature each", async () => {
    const { secret } = await subscribe();
    const fail = () => new Response("no", { status: 500 });
    answers = [fail, fail];
    await revokeOne();
    const realNow = host.core.clock.now;
    const shifts = [0, 10, 400];
    for (const seconds of shifts) {
      await moveClock(host.core.database, seconds * SECOND);
      (host.core.clock as { now: () => number }).now = () => realNow() + seconds * SECOND;
      await deliver();
    }
    (host.core.clock as { now: () => number }).now = realNow;
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
    expect(new Set(received.map(({ headers }) => headers["webhook-signature"])).size).toBe(3);
    expect(new Set(received.map(({ text }) => text)).size).toBe(1);
    verify(secret, received[0]!);
    expect(await listDeliveries()).toMatchObject([
      { status: "delivered", attempts: 3, lastStatus: 204 },
    ]);
  });

  test("70. is not tried before its time", async () => {
    await subscribe();
    answers = [() => new Response(null, { status: 500 })];
    await revokeOne();
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
    await moveClock(host.core.database, 3 * SECOND);
    expect(await deliver()).toBe(0);
    await moveClock(host.core.database, 7 * SECOND);
    expect(await deliver()).toBe(1);
  });

  test("71. a redirect is a failure and its target is never called", async () => {
    await subscribe();
    answers = [() => Response.redirect(`http://127.0.0.1:${receiver.port}/elsewhere`, 302)];
    await revokeOne();
    await deliver();
    expect(received).toHaveLength(1);
    expect(await listDeliveries()).toMatchObject([
      { status: "pending", attempts: 1, lastStatus: 302 },
    ]);
  });

  test("72. 410 disables the endpoint and tells its owner", async () => {
    const { id } = await subscribe();
    answers = [() => new Response(null, { status: 410 })];
    await revokeOne();
    await deliver();
    const response = await fetch(`/api/v1/webhooks?partnerId=${partner.partnerId}`, {
      headers: { authorization: `Bearer ${owner.apiKey}` },
    });
    const { endpoints } = (await response.json()) as { endpoints: Record<string, unknown>[] };
    expect(endpoints[0]).toMatchObject({ id, disabledReason: "the receiver answered 410" });
    const notices = await host.core.database.rows(
      "SELECT body FROM notifications WHERE user_id = $1 AND kind = 'webhook.disabled' AND body->>'url' LIKE $2",
      [owner.userId, `%:${receiver.port}/`],
    );
    expect(notices.length).toBeGreaterThan(0);
    await revokeOne();
    await deliver();
    expect(received).toHaveLength(1);
  });

  test("72. five days of failures disable the endpoint", async () => {
    const { id } = await subscribe();
    answers = Array.from({ length: 12 }, () => () => new Response(null, { status: 500 }));
    await revokeOne();
    await deliver();
    await moveClock(host.core.database, 5 * 24 * HOUR + HOUR);
    await revokeOne();
    await deliver();
    const rows = await host.core.database.rows<{ disabled_reason: string }>(
      "SELECT disabled_reason FROM webhook_endpoints WHERE id = $1",
      [id],
    );
    expect(rows[0]!.disabled_reason).toBe("five days of failures");
  });

  test("73. after a rotation both secrets verify for 24 hours, then only the new one", async () => {
    const { id, secret: old } = await subscribe();
    const response = await manage("/api/v1/webhooks/rotate", { endpointId: id });
    const { secret } = (await response.json()) as { secret: string };
    await revokeOne();
    await deliver();
    verify(old, received[0]!);
    verify(secret, received[0]!);
    await moveClock(host.core.database, 24 * HOUR + SECOND);
    await revokeOne();
    await deliver();
    verify(secret, received[1]!);
    expect(() => verify(old, received[1]!)).toThrow();
  });

  test.each([
    "http://10.0.0.1",
    "https://localhost",
    "https://user:pw@host",
    "ftp://host.example",
    "https://127.0.0.1:1",
    "nonsense",
    5,
  ])("74. registering %s is 400", async (url) => {
    const settings = { ...host.core.settings, webhookAllowPrivate: false };
    const strict = await openFetch({ ...host, core: { ...host.core, settings } });
    const body = { partnerId: partner.partnerId, url };
    const response = await postJson(strict, "/api/v1/webhooks", body, {
      authorization: `Bearer ${owner.apiKey}`,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_request" });
  });

  test("74. nobody manages another owner's endpoints", async () => {
    const { id } = await subscribe();
    const stranger = { authorization: `Bearer ${user.apiKey}` };
    const body = { partnerId: partner.partnerId, endpointId: id, url: "https://host.example" };
    for (const path of [
      "/api/v1/webhooks",
      "/api/v1/webhooks/rotate",
      "/api/v1/webhooks/test",
      "/api/v1/webhooks/update",
    ]) {
      expect((await postJson(fetch, path, body, stranger)).status).toBe(404);
    }
  });

  test("75. ten failures are dead and visible; a resend delivers with the same id", async () => {
    await subscribe();
    answers = Array.from({ length: 10 }, () => () => new Response("down", { status: 503 }));
    await revokeOne();
    const times = [0, 7, 400, 2600, 11_500, 33_500, 77_000, 138_000, 225_000, 330_000];
    for (const [i, seconds] of times.entries()) {
      await moveClock(host.core.database, seconds * SECOND);
      await deliver();
      expect(received).toHaveLength(i + 1);
    }
    const [dead] = await listDeliveries();
    expect(dead).toMatchObject({
      status: "dead",
      attempts: 10,
      lastStatus: 503,
      lastError: "answered 503: down",
    });
    expect((await manage("/api/v1/webhooks/resend", { deliveryId: dead!.id })).status).toBe(200);
    await deliver();
    expect(received.at(-1)!.headers["webhook-id"]).toBe(received[0]!.headers["webhook-id"]!);
    expect(await listDeliveries()).toMatchObject([{ status: "delivered" }]);
  });

  test("a test event reaches an endpoint whatever it is subscribed to", async () => {
    const { id, secret } = await subscribe();
    await manage("/api/v1/webhooks/test", { endpointId: id });
    await deliver();
    expect(verify(secret, received[0]!)).toMatchObject({ event: "test" });
  });

  test("two hosts deliver each event once", async () => {
    await subscribe();
    for (let i = 0; i < 4; i++) await revokeOne();
    const other = await open({ env: { WEBHOOK_ALLOW_PRIVATE: "1", WALLET_KEY: KEY } }, host);
    const counts = await Promise.all([deliver(), deliverDue(other.core, post), deliver()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(4);
    expect(received).toHaveLength(4);
  });

  test("at most five at once go to one endpoint, and a slow one delays no other", async () => {
    await subscribe(undefined, "/slow");
    for (let i = 0; i < 8; i++) await revokeOne();
    expect(await deliver()).toBe(5);
    expect(await deliver()).toBe(3);
  });

  test("a delivery whose host died is tried again after its lease", async () => {
    await subscribe();
    await revokeOne();
    await host.core.database.script(
      "UPDATE webhook_deliveries SET locked_until = wallet_now() + interval '60 seconds', attempts = 1 WHERE status = 'pending'",
    );
    expect(await deliver()).toBe(0);
    await moveClock(host.core.database, 61 * SECOND);
    expect(await deliver()).toBe(1);
  });

  test("the secret is not in the database in clear", async () => {
    const { secret } = await subscribe();
    const rows = await host.core.database.rows(
      "SELECT encode(secret_enc, 'escape') AS text FROM webhook_endpoints WHERE partner_id = $1",
      [partner.partnerId],
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6, 40));
  });

  test("points.deducted is tried before the answer leaves, and says so, also in a replay", async () => {
    const { secret } = await subscribe(["points.deducted"]);
    const { access_token } = await connect(fetch, host.core, partner, user);
    // A host asks at most every two seconds whether anyone listens; a fresh one asks at once.
    fetch = await openFetch(host);
    const request = { amount: 7, description: "one reading", idempotencyKey: crypto.randomUUID() };
    const first = await (await deduct(fetch, access_token, request)).text();
    expect(JSON.parse(first)).toMatchObject({ webhookDelivered: true });
    expect(received).toHaveLength(1);
    expect(verify(secret, received[0]!)).toMatchObject({
      event: "points.deducted",
      userId: user.userId,
      amount: 7,
      description: "one reading",
      transactionId: JSON.parse(first).transactionId,
    });
    expect(await (await deduct(fetch, access_token, request)).text()).toBe(first);
    expect(received).toHaveLength(1);
    answers = [() => new Response(null, { status: 500 })];
    const failed = await (await deduct(fetch, access_token)).json();
    expect(failed).toMatchObject({ success: true, webhookDelivered: false });
  });
});
