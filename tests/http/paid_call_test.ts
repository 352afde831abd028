import { describe, expect, test } from "bun:test";
import type { Narrator } from "../../src/host/mod.ts";
import { BALANCE_ONLY, createFakeWallet, DEDUCT_ONLY, KEY } from "./fake_wallet.ts";
import { bodyOf, hostWith, mutation, query, request } from "./support.ts";

const as = (token: string) => ({ authorization: `Bearer ${token}` });

describe("who and how much", () => {
  test("a paid call without a token is a 401 that says how to come back", async () => {
    const { host } = hostWith(100);
    const bare = new Request("http://localhost/api/trpc/sample.add?input=%7B%22a%22%3A1%7D");
    const response = await host.handle(bare);
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe('Bearer realm="wallet"');
    expect((await bodyOf(response)).error.data).toMatchObject({
      code: "UNAUTHORIZED",
      reason: "invalid_token",
      pointsCharged: 0,
    });
  });

  test("a procedure that costs nothing needs no token", async () => {
    const { host, wallet } = hostWith(0);
    const bare = new Request("http://localhost/api/trpc/sample.free?input=%7B%22a%22%3A1%7D");
    const response = await host.handle(bare);
    expect(response.status).toBe(200);
    expect(response.headers.get("x-points-charged")).toBe("0");
    expect(wallet.calls["authenticate"]).toBeUndefined();
  });

  test("one point short is a 402 with price, balance and shortfall, and nothing ran", async () => {
    const { host, wallet } = hostWith(4);
    const response = await host.handle(query("sample.crash", { a: 1 }));
    expect(response.status).toBe(402);
    expect((await bodyOf(response)).error.data).toMatchObject({
      code: "PAYMENT_REQUIRED",
      reason: "insufficient_balance",
      price: 5,
      balance: 4,
      shortfall: 1,
      pointsCharged: 0,
    });
    expect(wallet.postings).toEqual([]);
  });

  test("a partner without the scope `balance` learns the price and no balance", async () => {
    const { host } = hostWith(4);
    const poor = await host.handle(query("sample.add", { a: 1 }, as(DEDUCT_ONLY)));
    const { data } = (await bodyOf(poor)).error;
    expect(data.price).toBe(15);
    expect(data).not.toHaveProperty("balance");
    expect(data).not.toHaveProperty("shortfall");
    const paid = await hostWith(40).host.handle(query("sample.add", { a: 1 }, as(DEDUCT_ONLY)));
    expect(paid.headers.get("x-points-charged")).toBe("15");
    expect(paid.headers.get("x-points-balance")).toBeNull();
  });

  test("a partner without the scope `deduct` is a 403", async () => {
    const { host, wallet } = hostWith(100);
    const response = await host.handle(query("sample.add", { a: 1 }, as(BALANCE_ONLY)));
    expect(response.status).toBe(403);
    expect(response.headers.get("www-authenticate")).toContain('scope="deduct"');
    expect(wallet.balance()).toBe(100);
  });

  test("beyond the rate is a 429 with Retry-After, and nothing moves", async () => {
    const wallet = createFakeWallet(100, 1);
    const { host } = hostWith(0, { wallet });
    expect((await host.handle(query("sample.add", { a: 1 }))).status).toBe(200);
    const response = await host.handle(query("sample.add", { a: 1 }));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(wallet.balance()).toBe(85);
  });

  test("items are priced after their discount", async () => {
    const { host, wallet } = hostWith(100);
    const response = await host.handle(mutation("sample.weigh", { items: ["a", "b", "c"] }));
    expect(response.headers.get("x-points-charged")).toBe("24");
    expect(wallet.balance()).toBe(76);
  });

  test("a wallet that is away is a 503 with Retry-After", async () => {
    const { host, wallet } = hostWith(100);
    wallet.breakMethod("charge");
    const response = await host.handle(query("sample.add", { a: 1 }));
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(wallet.balance()).toBe(100);
  });

  test("300 calls on a balance for 100 of them: exactly 100 are answered", async () => {
    const { host, wallet } = hostWith(1500);
    const calls = Array.from({ length: 300 }, (_, a) => host.handle(query("sample.add", { a })));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
    expect(statuses.filter((status) => status === 402)).toHaveLength(200);
    expect(wallet.balance()).toBe(0);
  });
});

describe("dryRun", () => {
  const ways: readonly [string, () => Request][] = [
    ["as an input", () => query("sample.add", { a: 1, dryRun: true })],
    ["as an input under json", () => mutation("sample.add", { json: { a: 1, dryRun: true } })],
    ["as a header", () => query("sample.add", { a: 1 }, { "x-dry-run": "true" })],
  ];
  for (const [way, make] of ways) {
    test(`${way} answers price and balance and moves nothing`, async () => {
      const { host, wallet } = hostWith(10);
      const response = await host.handle(make());
      expect(response.status).toBe(200);
      expect(response.headers.get("x-points-charged")).toBe("0");
      expect(await bodyOf(response)).toEqual({
        result: {
          data: {
            dryRun: true,
            procedure: "sample.add",
            price: 15,
            balance: 10,
            available: 10,
            shortfall: 5,
          },
        },
      });
      expect(wallet.postings).toEqual([]);
    });
  }

  test("false is as if it were not there, also for the memory of answers", async () => {
    const { host, wallet } = hostWith(100);
    const response = await host.handle(query("sample.add", { a: 1, dryRun: false }));
    expect((await bodyOf(response)).result.data.sum).toBe(1);
    const again = await host.handle(
      query("sample.add", { a: 1, dryRun: false }, { "x-dry-run": "true" }),
    );
    expect((await bodyOf(again)).result.data.dryRun).toBe(true);
    expect(wallet.balance()).toBe(85);
  });

  test("of another type is listed beside every other problem", async () => {
    const { host } = hostWith(100);
    const response = await host.handle(query("sample.add", { a: -1, c: 1, dryRun: "yes" }));
    const { issues } = (await bodyOf(response)).error.data;
    expect(issues.map(({ path }: { path: string }) => path).sort()).toEqual(["a", "c", "dryRun"]);
  });
});

describe("Idempotency-Key", () => {
  test("repeats a draw to the byte and charges once", async () => {
    const { host, wallet } = hostWith(100);
    const key = { "idempotency-key": "draw-1" };
    const first = await host.handle(mutation("sample.flip", {}, key));
    const second = await host.handle(mutation("sample.flip", { json: {} }, key));
    expect(await second.text()).toBe(await first.text());
    expect(second.headers.get("x-points-charged")).toBe("2");
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(first.headers.get("idempotency-replayed")).toBeNull();
    expect(wallet.balance()).toBe(98);
  });

  test("waits for the first where both come at once", async () => {
    const { host, wallet } = hostWith(100);
    const call = () =>
      host.handle(query("sample.slow", { waitMs: 30 }, { "idempotency-key": "k" }));
    const texts = await Promise.all((await Promise.all([call(), call()])).map((one) => one.text()));
    expect(texts[0]).toBe(texts[1]!);
    expect(wallet.postings).toHaveLength(1);
  });

  test("is refused for another request", async () => {
    const { host, wallet } = hostWith(100);
    const key = { "idempotency-key": "k" };
    await host.handle(query("sample.add", { a: 1 }, key));
    const response = await host.handle(query("sample.add", { a: 2 }, key));
    expect(response.status).toBe(422);
    expect((await bodyOf(response)).error.data.reason).toBe("idempotency_key_reused");
    expect(wallet.balance()).toBe(85);
  });

  test("does not mind the order of the fields", async () => {
    const { host, wallet } = hostWith(100);
    const key = { "idempotency-key": "k" };
    await host.handle(query("sample.add", { a: 1, b: 2 }, key));
    const response = await host.handle(query("sample.add", { b: 2, a: 1 }, key));
    expect(response.headers.get("idempotency-replayed")).toBe("true");
    expect(wallet.balance()).toBe(85);
  });

  test("is free again after a failure", async () => {
    const { host, wallet } = hostWith(100);
    const key = { "idempotency-key": "k" };
    expect((await host.handle(query("sample.crash", { a: 1 }, key))).status).toBe(500);
    expect((await host.handle(query("sample.add", { a: 1 }, key))).status).toBe(200);
    expect(wallet.calls["abandon"]).toBe(1);
  });

  test("covers each call of a batch by itself", async () => {
    const { host, wallet } = hostWith(100);
    const batch = () =>
      request("/api/trpc/sample.flip,sample.flip?batch=1&input=%7B%7D", {
        headers: { "idempotency-key": "k" },
      });
    const first = await (await host.handle(batch())).text();
    expect(await (await host.handle(batch())).text()).toBe(first);
    const [one, two] = JSON.parse(first);
    expect(one.result.data.side).not.toBe(two.result.data.side);
    expect(wallet.balance()).toBe(96);
  });

  test("without a character is refused", async () => {
    const { host } = hostWith(100);
    const response = await host.handle(query("sample.add", { a: 1 }, { "idempotency-key": "" }));
    expect(response.status).toBe(400);
  });
});

describe("long work holds its points first", () => {
  test("a blend captures what it delivered and releases the rest", async () => {
    const { host, wallet } = hostWith(100);
    const response = await host.handle(query("mix.all", { a: 1 }));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-points-charged")).toBe("15");
    const { data } = (await bodyOf(response)).result;
    expect(data).toMatchObject({
      systems: [
        { name: "sample.add", ok: true, code: "" },
        { name: "sample.stubborn", ok: true, code: "" },
        { name: "sample.flip", ok: true, code: "" },
        { name: "sample.unknown", ok: false, code: "not_declared" },
        { name: "sample.crash", ok: false, code: "plugin_fault" },
      ],
      blendedScore: 30,
      creditsUsed: 15,
      synthesis: { text: "The blended score is 30.", writer: "rules" },
      reading: { pointsCharged: 15 },
    });
    expect([wallet.balance(), wallet.held()]).toEqual([85, 0]);
  });

  test("a member that refuses or cannot read its input is an outcome", async () => {
    const { host } = hostWith(100);
    const refused = await bodyOf(await host.handle(query("mix.all", { a: 11 })));
    expect(refused.result.data.systems[1]).toEqual({
      name: "sample.stubborn",
      ok: false,
      code: "too_large",
    });
  });

  test("a blend that asks for more than its price is a fault and takes nothing", async () => {
    const { host, wallet } = hostWith(100);
    expect((await host.handle(query("mix.greedy", {}))).status).toBe(500);
    expect([wallet.balance(), wallet.held()]).toEqual([100, 0]);
  });

  test("too few points are a 402 before any work", async () => {
    const { host, wallet } = hostWith(19);
    expect((await host.handle(query("mix.all", { a: 1 }))).status).toBe(402);
    expect(wallet.calls["hold"]).toBe(1);
    expect(wallet.held()).toBe(0);
  });

  test("a caller who has gone is not charged", async () => {
    const { host, wallet } = hostWith(100);
    const gone = new AbortController();
    const call = query("mix.all", { a: 1, waitMs: 30 });
    const running = host.handle(new Request(call, { signal: gone.signal }));
    gone.abort();
    expect((await running).status).toBe(499);
    expect([wallet.balance(), wallet.held()]).toEqual([100, 0]);
  });

  test("a blend beyond its time is released", async () => {
    const { host, wallet } = hostWith(100, { config: { blendLimitMs: 20 } });
    expect((await host.handle(query("mix.all", { a: 1, waitMs: 500 }))).status).toBe(500);
    expect([wallet.balance(), wallet.held()]).toEqual([100, 0]);
  });

  test("a hold that cannot be released does not hide the first error", async () => {
    const { host, wallet } = hostWith(100);
    wallet.breakMethod("release");
    const response = await host.handle(query("mix.greedy", {}));
    expect(response.status).toBe(500);
    expect((await bodyOf(response)).error.data.reason).toBe("plugin_fault");
  });
});

describe("a written reading", () => {
  const writer = (write: Narrator["write"]): Narrator => ({ model: "test-model", write });

  test("by the rules is charged as any calculation", async () => {
    const { host, wallet } = hostWith(100);
    const { data } = (await bodyOf(await host.handle(query("sample.letters", { name: "Ann" }))))
      .result;
    expect(data.interpretation).toEqual({
      text: "The name has 3 letters.",
      lang: "en",
      writer: "rules",
    });
    expect(wallet.calls["hold"]).toBeUndefined();
    expect(wallet.balance()).toBe(92);
  });

  test("by a model is held, captured, and not remembered", async () => {
    let asked = 0;
    const write = async () => {
      asked += 1;
      return { text: `text ${asked}`, writer: "llm" as const, model: "test-model" };
    };
    const { host, wallet } = hostWith(100, { narrator: writer(write) });
    for (const text of ["text 1", "text 2"]) {
      const { data } = (await bodyOf(await host.handle(query("sample.letters", { name: "Ann" }))))
        .result;
      expect(data.interpretation).toEqual({ text, lang: "en", writer: "llm", model: "test-model" });
    }
    expect(wallet.calls["capture"]).toBe(2);
    expect(wallet.balance()).toBe(84);
  });

  test("that a model failed to write comes from the rules and is free", async () => {
    const write: Narrator["write"] = async (_procedure, brief) => ({
      text: brief.plain,
      writer: "rules",
      fallback: "the model is busy",
    });
    const { host, wallet } = hostWith(100, { narrator: writer(write) });
    const response = await host.handle(query("sample.letters", { name: "Ann" }));
    expect(response.headers.get("x-points-charged")).toBe("0");
    const { data } = (await bodyOf(response)).result;
    expect(data.interpretation).toMatchObject({ writer: "rules", fallback: "the model is busy" });
    expect(data.reading.pointsCharged).toBe(0);
    expect([wallet.balance(), wallet.held()]).toEqual([100, 0]);
  });
});

test("with no wallet everything is served free and says so", async () => {
  const { host } = hostWith(0, { wallet: null });
  const response = await host.handle(new Request(query("sample.add", { a: 1 }).url));
  expect(response.headers.get("x-points-charged")).toBe("0");
  expect((await bodyOf(response)).result.data.reading.pointsCharged).toBe(0);
});

test("the bearer scheme is read in any case", async () => {
  const { host } = hostWith(100);
  const response = await host.handle(
    query("sample.add", { a: 1 }, { authorization: `bEaReR ${KEY}` }),
  );
  expect(response.status).toBe(200);
});
