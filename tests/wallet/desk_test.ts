/**
 * The owner's own routes: keys, partners, webhooks, consents, notices. The front door of the tests holds
 * every answer against its description, so a wrong schema fails here.
 */
import { beforeAll, expect, test } from "bun:test";
import { connect, openFetch, signIn, type Fetch } from "./support/oauth.ts";
import { makeUser, type TestUser } from "./support/people.ts";
import { onEveryStore, type Host } from "./support/stores.ts";

onEveryStore("desk", (open) => {
  let host: Host;
  let fetch: Fetch;
  let owner: TestUser;
  let cookie: string;

  beforeAll(async () => {
    host = await open({
      env: { WALLET_KEY: Buffer.alloc(32, 7).toString("base64"), WEBHOOK_ALLOW_PRIVATE: "1" },
    });
    fetch = await openFetch(host);
    owner = await makeUser(host.core, 50);
    cookie = await signIn(host.core, owner);
  });

  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  type Answer = { readonly status: number; readonly body: any };

  async function get(path: string, as = cookie): Promise<Answer> {
    const response = await fetch(path, { headers: { cookie: as } });
    return { status: response.status, body: await response.json() };
  }

  async function post(path: string, body: unknown, as = cookie): Promise<Answer> {
    const headers = { cookie: as, "content-type": "application/json" };
    const response = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.json() };
  }

  test("a key is made, listed, used, counted and revoked", async () => {
    const made = await post("/api/v1/keys", { name: "laptop", requestsPerMinute: 30 });
    expect(made.status).toBe(200);
    const key = { authorization: `Bearer ${made.body.apiKey}` };
    expect((await fetch("/api/v1/points/balance", { headers: key })).status).toBe(200);
    const { keys } = (await get("/api/v1/keys")).body;
    expect(keys.map(({ name }: { name: string }) => name)).toContain("laptop");
    expect(JSON.stringify(keys)).not.toContain(made.body.apiKey);
    expect((await get(`/api/v1/keys/usage?keyId=${made.body.id}`)).body).toEqual({ days: [] });
    const withKey = await fetch("/api/v1/keys", {
      method: "POST",
      headers: { ...key, "content-type": "application/json" },
      body: '{"name":"child"}',
    });
    expect(withKey.status).toBe(403);
    expect((await post("/api/v1/keys/revoke", { keyId: made.body.id })).status).toBe(200);
    expect((await post("/api/v1/keys/revoke", { keyId: made.body.id })).status).toBe(404);
    expect((await fetch("/api/v1/points/balance", { headers: key })).status).toBe(401);
  });

  test("faults of a body are named all at once", async () => {
    const { status, body } = await post("/api/v1/keys", { name: "", requestsPerMinute: 0 });
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      "name",
      "requestsPerMinute",
    ]);
    expect((await get("/api/v1/keys/usage")).status).toBe(400);
    expect((await fetch("/api/v1/keys")).status).toBe(401);
  });

  test("a partner is registered, given a second secret, loses the first, and is disabled", async () => {
    const made = await post("/api/v1/partners", {
      name: "Tea House",
      redirectUris: ["https://tea.example/back"],
    });
    expect(made.status).toBe(200);
    const { partnerId, clientSecret } = made.body;
    const second = await post("/api/v1/partners/secrets", { partnerId });
    expect(second.body.clientSecret).not.toBe(clientSecret);
    const mine = (await get("/api/v1/partners")).body.partners.find(
      (one: { partnerId: number }) => one.partnerId === partnerId,
    );
    expect(mine.secrets).toHaveLength(2);
    const secretId = mine.secrets[0].id;
    expect((await post("/api/v1/partners/secrets/revoke", { partnerId, secretId })).status).toBe(
      200,
    );
    expect((await post("/api/v1/partners/secrets/revoke", { partnerId, secretId })).status).toBe(
      404,
    );
    expect((await post("/api/v1/partners/disable", { partnerId })).status).toBe(200);
    const stranger = await signIn(host.core, await makeUser(host.core, 0));
    expect((await post("/api/v1/partners/disable", { partnerId }, stranger)).status).toBe(404);
    const bad = await post("/api/v1/partners", {
      name: "x",
      redirectUris: ["http://evil.example"],
    });
    expect(bad.status).toBe(400);
  });

  test("webhook endpoints are added, filtered, rotated, tried and listed", async () => {
    const partner = (
      await post("/api/v1/partners", { name: "Shop", redirectUris: ["https://shop.example/back"] })
    ).body;
    const { partnerId } = partner;
    const url = "http://127.0.0.1:9/hooks";
    const added = await post("/api/v1/webhooks", { partnerId, url });
    expect(added.status).toBe(200);
    expect(added.body.secret).toStartWith("whsec_");
    const endpointId = added.body.id;
    const changed = await post("/api/v1/webhooks/update", {
      partnerId,
      endpointId,
      events: ["token.revoked", "points.deducted"],
    });
    expect(changed.body.events).toEqual(["token.revoked", "points.deducted"]);
    const rotated = await post("/api/v1/webhooks/rotate", { partnerId, endpointId });
    expect(rotated.body.secret).not.toBe(added.body.secret);
    const tried = await post("/api/v1/webhooks/test", { partnerId, endpointId });
    expect(tried.body.eventId).toStartWith("evt_");
    const { deliveries } = (await get(`/api/v1/webhooks/deliveries?partnerId=${partnerId}`)).body;
    expect(deliveries).toHaveLength(1);
    const deliveryId = deliveries[0].id;
    expect((await post("/api/v1/webhooks/resend", { partnerId, deliveryId })).status).toBe(404);
    const { endpoints } = (await get(`/api/v1/webhooks?partnerId=${partnerId}`)).body;
    expect(endpoints[0].oldSecretUntil).not.toBeNull();
    expect((await get("/api/v1/webhooks?partnerId=999999")).status).toBe(404);
    expect((await get("/api/v1/webhooks")).status).toBe(400);
  });

  test("consents are listed and taken back", async () => {
    const partner = (
      await post("/api/v1/partners", {
        name: "Reader",
        redirectUris: ["https://partner.example/callback"],
      })
    ).body;
    const user = await makeUser(host.core, 20);
    const as = await signIn(host.core, user);
    await connect(fetch, host.core, partner, user);
    const { consents } = (await get("/api/v1/consents", as)).body;
    expect(consents).toMatchObject([{ partnerId: partner.partnerId, live: 1 }]);
    const revoked = await post("/api/v1/consents/revoke", { partnerId: partner.partnerId }, as);
    expect(revoked.body).toEqual({ success: true, revoked: 1 });
    expect((await get("/api/v1/notices", as)).body).toEqual({ notices: [] });
  });

  test("plans are listed for everybody; chain and card say that they are not set up", async () => {
    const { plans, subscriptions } = (await get("/api/v1/plans")).body;
    expect(plans.starter).toMatchObject({ points: 10_000, calls: 1_000 });
    expect(subscriptions).toEqual([]);
    expect((await get("/api/v1/swaps")).body).toEqual({ swaps: [] });
    expect(await get("/api/v1/addresses")).toMatchObject({
      status: 503,
      body: { code: "not_set_up" },
    });
    const txHash = `0x${"ab".repeat(32)}`;
    expect((await post("/api/v1/swaps", { txHash })).status).toBe(503);
    expect((await post("/api/v1/plans", { plan: "starter", txHash })).status).toBe(503);
    expect((await post("/api/v1/topups", { cents: 1000 })).status).toBe(503);
  });
});

test("without WALLET_KEY in production a webhook secret cannot be kept, and that is said", async () => {
  const { NoWalletKey } = await import("../../src/wallet/webhooks/mod.ts");
  expect(new NoWalletKey()).toMatchObject({ status: 503, code: "not_set_up" });
});
