/** The test matrix of card payments, cases 76 to 78, with the official client and a stub of Stripe's API. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import Stripe from "stripe";
import { expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { connect, makePartner, openFetch, postJson } from "./support/oauth.ts";
import type { Fetch } from "./support/oauth.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const SECRET = "whsec_test";

onEveryStore("card payments", (open) => {
  const stripe = new Stripe("sk_test_x");
  const asked: { body: URLSearchParams; key: string | null }[] = [];
  let answer = () =>
    Response.json({ id: `cs_${asked.length}`, url: "https://checkout.example/pay" });
  const stub = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const key = request.headers.get("idempotency-key");
      asked.push({ body: new URLSearchParams(await request.text()), key });
      return answer();
    },
  });
  afterAll(() => stub.stop(true));

  let host: Host;
  let fetch: Fetch;
  let user: TestUser;

  beforeAll(async () => {
    const env = {
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: stub.url.origin,
    };
    host = await open({ env });
    fetch = await openFetch(host);
  });

  const buy = (cents: unknown) =>
    postJson(fetch, "/api/v1/topups", { cents }, { authorization: `Bearer ${user.apiKey}` });

  async function start(cents = 1000, points = 0): Promise<string> {
    user = await makeUser(host.core, points);
    const response = await buy(cents);
    expect(response.status).toBe(200);
    return ((await response.json()) as { topUpId: string }).topUpId;
  }

  async function send(event: object, secret = SECRET): Promise<Response> {
    const payload = JSON.stringify(event);
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    return fetch("/api/v1/stripe/events", {
      method: "POST",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      body: payload,
    });
  }

  let events = 0;
  const toEvent = (type: string, object: object) => ({
    id: `evt_${process.pid}_${Date.now()}_${events++}`,
    object: "event",
    type,
    data: { object },
  });
  const paid = (topUpId: string, changes: object = {}) =>
    toEvent("checkout.session.completed", {
      id: "cs_x",
      client_reference_id: topUpId,
      payment_status: "paid",
      currency: "usd",
      amount_total: 1000,
      payment_intent: `pi_${topUpId}`,
      ...changes,
    });
  const balance = async () => (await readAccount(host.core, user.accountId)).balance;

  test("77. 1 000 cents are 100 points, asked of Stripe under our id", async () => {
    user = await makeUser(host.core, 0);
    const response = await buy(1000);
    const body = (await response.json()) as Record<string, unknown>;
    expect(body).toEqual({
      topUpId: expect.any(String),
      points: 100,
      cents: 1000,
      checkoutUrl: "https://checkout.example/pay",
    });
    const { body: form, key } = asked.at(-1)!;
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(form.get("client_reference_id")).toBe(key);
    expect(form.get("line_items[0][quantity]")).toBe("100");
    expect(form.get("line_items[0][price_data][unit_amount]")).toBe("10");
    expect(form.get("line_items[0][price_data][currency]")).toBe("usd");
    expect(await balance()).toBe(0);
  });

  test.each([999, 1005, 0, -1000, 1000.5, "1000", null, 100_000_000])(
    "77. %p cents are refused",
    async (cents) => {
      user = await makeUser(host.core, 0);
      const before = asked.length;
      const response = await buy(cents);
      expect(response.status).toBe(400);
      expect(asked).toHaveLength(before);
    },
  );

  test("76. the same event twice, and two events of one payment, credit once", async () => {
    const event = paid(await start());
    expect(await (await send(event)).json()).toEqual({ received: true, applied: true });
    expect(await (await send(event)).json()).toEqual({ received: true, applied: false });
    const again = { ...event, id: `${event.id}_again` };
    await Promise.all([send(again), send({ ...again, id: `${event.id}_third` }), send(again)]);
    expect(await balance()).toBe(100);
    await expectSound(host.core);
  });

  test("credits a delayed payment only when it has succeeded", async () => {
    const topUpId = await start();
    await send(paid(topUpId, { payment_status: "unpaid" }));
    expect(await balance()).toBe(0);
    await send({ ...paid(topUpId), type: "checkout.session.async_payment_succeeded" });
    expect(await balance()).toBe(100);
  });

  test.each([
    ["another amount", { amount_total: 100 }],
    ["another currency", { currency: "jpy" }],
    ["an unknown purchase", { client_reference_id: crypto.randomUUID() }],
    ["no purchase", { client_reference_id: null }],
  ])("credits nothing for %s", async (_, changes) => {
    const topUpId = await start();
    expect((await send(paid(topUpId, changes))).status).toBe(200);
    expect(await balance()).toBe(0);
  });

  test("78. a wrong signature is 400 and nothing is stored", async () => {
    const event = paid(await start());
    const wrong = await send(event, "whsec_other");
    expect(wrong.status).toBe(400);
    const none = await fetch("/api/v1/stripe/events", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
    });
    expect(none.status).toBe(400);
    const rows = await host.core.database.rows("SELECT FROM inbound_events WHERE event_id = $1", [
      event.id,
    ]);
    expect(rows).toHaveLength(0);
    expect(await balance()).toBe(0);
  });

  const refund = (topUpId: string, cents: number) =>
    toEvent("charge.refunded", { payment_intent: `pi_${topUpId}`, amount_refunded: cents });

  test("a refund takes the points back; a partial one takes its part, and the rest only once", async () => {
    const topUpId = await start(1000, 50);
    await send(paid(topUpId));
    await send(refund(topUpId, 300));
    expect(await balance()).toBe(120);
    await send(refund(topUpId, 300));
    expect(await balance()).toBe(120);
    await send(refund(topUpId, 1000));
    expect(await balance()).toBe(50);
    await expectSound(host.core);
  });

  test("a dispute of points that were spent takes what is there and freezes the account, never below zero", async () => {
    const topUpId = await start();
    await send(paid(topUpId));
    const partner = await makePartner(host.core);
    const { access_token } = await connect(fetch, host.core, partner, user);
    const spend = (amount: number) =>
      postJson(
        fetch,
        "/api/v1/points/deduct",
        { amount, description: "a", idempotencyKey: `${topUpId}-${amount}` },
        { authorization: `Bearer ${access_token}` },
      );
    expect((await spend(70)).status).toBe(200);
    await send(
      toEvent("charge.dispute.created", { payment_intent: `pi_${topUpId}`, amount: 1000 }),
    );
    expect(await balance()).toBe(0);
    expect(await (await spend(1)).json()).toMatchObject({ code: "account_frozen" });
    await expectSound(host.core);
  });

  test("Stripe being away is a 503, and not being set up says so", async () => {
    user = await makeUser(host.core, 0);
    const fine = answer;
    answer = () => Response.json({ error: { message: "down" } }, { status: 500 });
    expect((await buy(1000)).status).toBe(503);
    answer = fine;
    const core = { ...host.core, settings: { ...host.core.settings, stripe: null } };
    const bare = await openFetch({ ...host, core });
    const response = await postJson(
      bare,
      "/api/v1/topups",
      { cents: 1000 },
      { authorization: `Bearer ${user.apiKey}` },
    );
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      503,
      "not_set_up",
    ]);
  });
});
