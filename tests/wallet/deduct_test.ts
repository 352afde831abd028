/** The test matrix of deductions, cases 43 to 57. */
import { beforeAll, describe, expect, test } from "bun:test";
import { countPostings, expectSound, give, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { connect, deduct, makePartner, openFetch } from "./support/oauth.ts";
import type { Fetch, TestPartner } from "./support/oauth.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const PATH = "/api/v1/points/deduct";

onEveryStore("deduct", (open) => {
  let host: Host;
  let fetch: Fetch;
  let other: Fetch;
  let partner: TestPartner;

  beforeAll(async () => {
    host = await open({ env: { RATE_TOKEN: "0", RATE_ADDRESS: "0" } });
    fetch = await openFetch(host);
    other = await openFetch(await open({ env: { RATE_TOKEN: "0" } }, host));
    partner = await makePartner(host.core);
  });

  async function start(points = 100, scope?: string): Promise<TestUser & { token: string }> {
    const user = await makeUser(host.core, points);
    const pair = await connect(fetch, host.core, partner, user, scope);
    return { ...user, token: pair.access_token };
  }

  async function expectProblem(response: Response, status: number, code: string) {
    const body = (await response.json()) as Record<string, unknown>;
    expect({ status: response.status, code: body.code }).toEqual({ status, code });
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(body).toMatchObject({
      type: "about:blank",
      title: expect.any(String),
      status,
      detail: expect.any(String),
      requestId: response.headers.get("x-request-id"),
      success: false,
    });
    return body;
  }

  const send = (token: string, body: BodyInit, type = "application/json", headers = {}) =>
    fetch(PATH, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": type, ...headers },
      body,
    });

  describe("a good request", () => {
    test("43. takes the points, writes one posting, and answers the five fields", async () => {
      const { token, accountId } = await start();
      const response = await deduct(fetch, token, { amount: 30 });
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({
        success: true,
        creditsDeducted: 30,
        newBalance: 70,
        transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        webhookDelivered: false,
      });
      expect(await readAccount(host.core, accountId)).toEqual({ balance: 70, held: 0 });
      expect(await countPostings(host.core, accountId)).toBe(1);
    });

    test("44. with the same key answers the identical body, on another host too", async () => {
      const { token, accountId } = await start();
      const request = { amount: 30, idempotencyKey: "same" };
      const first = await (await deduct(fetch, token, request)).text();
      await deduct(fetch, token, { amount: 5 });
      expect(await (await deduct(other, token, request)).text()).toBe(first);
      expect(await countPostings(host.core, accountId)).toBe(2);
    });

    test("44. with the same key answers 200 although the balance has become too small", async () => {
      const { token } = await start();
      const request = { amount: 100, idempotencyKey: "all" };
      const first = await (await deduct(fetch, token, request)).text();
      expect(await (await deduct(fetch, token, request)).text()).toBe(first);
    });

    test.each([{ amount: 31 }, { description: "something else" }])(
      "45. with the same key and other %j is 422",
      async (changes) => {
        const { token, accountId } = await start();
        const request = { amount: 30, idempotencyKey: "same", description: "a" };
        await deduct(fetch, token, request);
        await expectProblem(
          await deduct(fetch, token, { ...request, ...changes }),
          422,
          "idempotency_key_reused",
        );
        expect(await readAccount(host.core, accountId)).toEqual({ balance: 70, held: 0 });
      },
    );

    test("46. in another order, with blanks and another spelling of the number, is a replay", async () => {
      const { token, accountId } = await start();
      await send(token, '{"amount":30,"description":"a","idempotencyKey":"k"}');
      for (const amount of ["30", "30.0", "3e1", "300e-1"]) {
        const response = await send(
          token,
          `{ "idempotencyKey": "k",\n "description": "a", "amount": ${amount} }`,
        );
        expect(response.status).toBe(200);
      }
      expect(await countPostings(host.core, accountId)).toBe(1);
    });

    test("keeps the keys of two partners and of two users apart", async () => {
      const { token, accountId, ...user } = await start();
      const rival = await makePartner(host.core);
      const pair = await connect(fetch, host.core, rival, {
        token,
        accountId,
        ...user,
      } as TestUser);
      const stranger = await start();
      for (const bearer of [token, pair.access_token, stranger.token]) {
        expect((await deduct(fetch, bearer, { amount: 10, idempotencyKey: "k" })).status).toBe(200);
      }
      expect(await readAccount(host.core, accountId)).toEqual({ balance: 80, held: 0 });
    });

    test("compares keys byte for byte: composed and decomposed, upper and lower case differ", async () => {
      const { token, accountId } = await start();
      for (const idempotencyKey of ["é", "e\u0301", "A", "a"])
        await deduct(fetch, token, { idempotencyKey });
      expect(await countPostings(host.core, accountId)).toBe(4);
    });

    test("binds a key through a new token of the same partner", async () => {
      const user = await makeUser(host.core, 100);
      const one = await connect(fetch, host.core, partner, user);
      const two = await connect(fetch, host.core, partner, user);
      const request = { amount: 10, idempotencyKey: "k" };
      const first = await (await deduct(fetch, one.access_token, request)).text();
      expect(await (await deduct(fetch, two.access_token, request)).text()).toBe(first);
    });

    test("takes the key from the header, and refuses two that differ", async () => {
      const { token } = await start();
      const body = '{"amount":1,"description":"a"}';
      const both = '{"amount":1,"description":"a","idempotencyKey":"h"}';
      const header = { "idempotency-key": "h" };
      const first = await (await send(token, body, "application/json", header)).text();
      expect(await (await send(token, both, "application/json", header)).text()).toBe(first);
      const different = await send(token, both, "application/json", { "idempotency-key": "x" });
      await expectProblem(different, 400, "invalid_request");
    });
  });

  describe("a bad request", () => {
    const amounts = [
      "0",
      "-1",
      "-0",
      "1.5",
      '"5"',
      "null",
      "true",
      "[5]",
      "1e10",
      "1e400",
      "{}",
      "1000000001",
      "1.0000000000000001",
    ];
    test.each(amounts)("47. amount %s is 400 and moves nothing", async (amount) => {
      const { token, accountId } = await start();
      const body = `{"amount":${amount},"description":"a","idempotencyKey":"k"}`;
      const problem = await expectProblem(await send(token, body), 400, "invalid_request");
      expect(problem.issues).toEqual([{ path: "amount", message: expect.any(String) }]);
      expect(await countPostings(host.core, accountId)).toBe(0);
    });

    test("47. names every fault at once", async () => {
      const { token } = await start();
      const problem = await expectProblem(await send(token, "{}"), 400, "invalid_request");
      expect((problem.issues as { path: string }[]).map((issue) => issue.path).sort()).toEqual([
        "amount",
        "description",
        "idempotencyKey",
      ]);
    });

    test("48. more than the balance is 402, with the balance only for a token that may see it", async () => {
      const blind = await start(100, "deduct");
      const problem = await expectProblem(
        await deduct(fetch, blind.token, { amount: 101 }),
        402,
        "insufficient_balance",
      );
      expect(problem).toMatchObject({ required: 101 });
      expect(problem).not.toHaveProperty("available");
      expect(JSON.stringify({ ...problem, requestId: "" })).not.toContain("100");
      const seeing = await start(100);
      expect(await (await deduct(fetch, seeing.token, { amount: 101 })).json()).toMatchObject({
        required: 101,
        available: 100,
      });
    });

    test("49. the whole balance is 200 and leaves 0; one more is 402", async () => {
      const { token } = await start();
      expect(await (await deduct(fetch, token, { amount: 100 })).json()).toMatchObject({
        newBalance: 0,
      });
      expect((await deduct(fetch, token, { amount: 1 })).status).toBe(402);
    });

    test.each([undefined, "", "x".repeat(256), " k", "k ", "a\u0000b", "a\nb", "\ud800", 5, null])(
      "50. idempotencyKey %p is 400",
      async (idempotencyKey) => {
        const { token } = await start();
        await expectProblem(await deduct(fetch, token, { idempotencyKey }), 400, "invalid_request");
      },
    );

    test.each(["x".repeat(255), "四柱".repeat(100), "🀄".repeat(255)])(
      "50. a long idempotencyKey is 200",
      async (idempotencyKey) => {
        const { token } = await start();
        expect((await deduct(fetch, token, { idempotencyKey })).status).toBe(200);
      },
    );

    test.each([undefined, "", "x".repeat(501), "a\tb", 7])(
      "51. description %p is 400",
      async (description) => {
        const { token } = await start();
        await expectProblem(await deduct(fetch, token, { description }), 400, "invalid_request");
      },
    );

    test("51. a description of emoji and Chinese is stored and listed intact", async () => {
      const { token, apiKey } = await start();
      const description = "紫微斗數 🀄 ñ 'quote\" \\ {}";
      expect((await deduct(fetch, token, { description })).status).toBe(200);
      const response = await fetch("/api/v1/points/transactions?limit=1", {
        headers: { authorization: `Bearer ${apiKey}` },
      });
      expect(await response.json()).toMatchObject({
        transactions: [{ description, points: -1, partnerId: partner.partnerId }],
      });
    });

    test("52. a token with balance alone is 403 with the header", async () => {
      const { token } = await start(100, "balance");
      const response = await deduct(fetch, token);
      expect(response.headers.get("www-authenticate")).toBe(
        'Bearer realm="wallet", error="insufficient_scope", scope="deduct"',
      );
      await expectProblem(response, 403, "insufficient_scope");
      await expectProblem(await deduct(fetch, token, { amount: -1 }), 403, "insufficient_scope");
      await expectProblem(await send(token, "{"), 400, "invalid_request");
    });

    test("53. unknown fields are ignored, and someone else's userId changes nothing", async () => {
      const victim = await start();
      const { token, accountId } = await start();
      const extra = { userId: victim.userId, accountId: victim.accountId, extra: [1] };
      expect((await deduct(fetch, token, { amount: 30, ...extra })).status).toBe(200);
      expect(await readAccount(host.core, accountId)).toEqual({ balance: 70, held: 0 });
      expect(await readAccount(host.core, victim.accountId)).toEqual({ balance: 100, held: 0 });
    });

    test("56. a body of 65 KiB is 413, text/plain is 415, a type in other case is 200", async () => {
      const { token } = await start();
      const body = '{"amount":1,"description":"a","idempotencyKey":"k"}';
      await expectProblem(
        await send(token, " ".repeat(65 * 1024) + body),
        413,
        "payload_too_large",
      );
      await expectProblem(await send("nonsense", " ".repeat(65 * 1024)), 413, "payload_too_large");
      await expectProblem(await send(token, body, "text/plain"), 415, "unsupported_media_type");
      await expectProblem(
        await send(token, body, "application/json; charset=utf-16"),
        415,
        "unsupported_media_type",
      );
      expect((await send(token, body, "Application/JSON; Charset=UTF-8")).status).toBe(200);
    });

    test("invalid UTF-8, a bare value and broken JSON are 400", async () => {
      const { token } = await start();
      const bytes = Buffer.concat([
        Buffer.from('{"amount":1,"description":"a","idempotencyKey":"'),
        Buffer.from([0xff]),
        Buffer.from('"}'),
      ]);
      for (const body of [bytes, "5", "[]", "null", "", "{'amount':1}"]) {
        await expectProblem(await send(token, body), 400, "invalid_request");
      }
    });

    test("a bad token is 401 before anything is said about the body", async () => {
      const { apiKey } = await start();
      const { issueSecret } = await import("../../src/wallet/secrets/mod.ts");
      for (const token of ["nonsense", apiKey, issueSecret("access", host.core.random)]) {
        await expectProblem(await send(token, "{"), 401, "invalid_token");
      }
      const none = await fetch(PATH, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      expect(none.headers.get("www-authenticate")).toBe('Bearer realm="wallet"');
      await expectProblem(none, 401, "invalid_token");
    });

    test("GET is 405 with Allow", async () => {
      const response = await fetch(PATH);
      expect(response.headers.get("allow")).toBe("POST");
      await expectProblem(response, 405, "method_not_allowed");
    });

    test("privyId together with a bearer token is 400", async () => {
      const { token } = await start();
      await expectProblem(await deduct(fetch, token, { privyId: "did:x" }), 400, "invalid_request");
    });
  });

  test.each(["54. on one host", "55. on two hosts"])(
    "%s 300 charges of 1 on a balance of 100 are 100 × 200 and 200 × 402",
    async (title) => {
      const { token, accountId } = await start();
      const second = title.startsWith("55") ? other : fetch;
      const statuses = await Promise.all(
        Array.from(
          { length: 300 },
          async (_, i) => (await deduct(i % 2 ? fetch : second, token)).status,
        ),
      );
      const count = (status: number) => statuses.filter((found) => found === status).length;
      expect([count(200), count(402)]).toEqual([100, 200]);
      expect(await readAccount(host.core, accountId)).toEqual({ balance: 0, held: 0 });
      await expectSound(host.core);
    },
  );

  test("55. one key 60 times at once on two hosts charges once and answers alike", async () => {
    const { token, accountId } = await start();
    const bodies = await Promise.all(
      Array.from({ length: 60 }, async (_, i) =>
        (await deduct(i % 2 ? fetch : other, token, { amount: 7, idempotencyKey: "k" })).text(),
      ),
    );
    expect(new Set(bodies).size).toBe(1);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 93, held: 0 });
    await expectSound(host.core);
  });

  test("a batch of many tokens gives each request its own outcome", async () => {
    const rich = await Promise.all(Array.from({ length: 8 }, () => start(5)));
    const poor = await Promise.all(Array.from({ length: 8 }, () => start(0)));
    const answers = await Promise.all(
      [...rich, ...poor].map(
        async ({ token }) => (await deduct(fetch, token, { amount: 5 })).status,
      ),
    );
    expect(answers).toEqual([...Array(8).fill(200), ...Array(8).fill(402)]);
    for (const { accountId } of rich)
      expect((await readAccount(host.core, accountId)).balance).toBe(0);
    await expectSound(host.core);
  });

  test("57. a refused key works after a top-up", async () => {
    const { token, userId } = await start(10);
    const request = { amount: 30, idempotencyKey: "later" };
    expect((await deduct(fetch, token, request)).status).toBe(402);
    await give(host.core, userId, 20);
    expect((await deduct(fetch, token, request)).status).toBe(200);
  });

  test("a frozen account is 403, but a paid key is told again", async () => {
    const { token, userId } = await start(10);
    await deduct(fetch, token, { idempotencyKey: "paid" });
    await host.core.database.rows("UPDATE users SET frozen_at = now() WHERE id = $1", [userId]);
    await expectProblem(await deduct(fetch, token), 403, "account_frozen");
    expect((await deduct(fetch, token, { idempotencyKey: "paid" })).status).toBe(200);
  });
});
