import { describe, expect, test } from "bun:test";
import { bodyOf, hostWith, mutation, query, request } from "./support.ts";

describe("a procedure answers", () => {
  const input = { a: 1, b: 2 };
  const ways: readonly [string, () => Request][] = [
    ["GET with plain input", () => query("sample.add", input)],
    ["GET with {json}", () => query("sample.add", { json: input })],
    ["POST with plain input", () => mutation("sample.add", input)],
    ["POST with {json}", () => mutation("sample.add", { json: input })],
    ["POST with superjson's meta", () => mutation("sample.add", { json: input, meta: {} })],
  ];
  for (const [way, make] of ways) {
    test(way, async () => {
      const { host, wallet } = hostWith(100);
      const response = await host.handle(make());
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-points-charged")).toBe("15");
      expect(response.headers.get("x-points-balance")).toBe("85");
      const { result } = await bodyOf(response);
      expect(result.data).toMatchObject({
        sum: 3,
        reading: { procedure: "sample.add", version: "1.2.3", pointsCharged: 15 },
      });
      expect(wallet.postings).toEqual([{ points: 15, reference: "sample.add" }]);
    });
  }

  test("a second equal call comes from memory with the same bytes and is charged again", async () => {
    const { host, wallet } = hostWith(100);
    const first = await (await host.handle(query("sample.add", input))).text();
    const second = await (await host.handle(query("sample.add", input))).text();
    expect(second).toBe(first);
    expect(wallet.balance()).toBe(70);
    expect(wallet.calls["requireFunds"]).toBe(1);
  });

  test("an equal call that can no longer be paid is refused although its answer is known", async () => {
    const { host, wallet } = hostWith(20);
    expect((await host.handle(query("sample.add", input))).status).toBe(200);
    expect((await host.handle(query("sample.add", input))).status).toBe(402);
    expect(wallet.balance()).toBe(5);
  });

  test("draws are never remembered", async () => {
    const { host } = hostWith(100);
    const one = await bodyOf(await host.handle(query("sample.flip", {})));
    const two = await bodyOf(await host.handle(query("sample.flip", {})));
    expect(one.result.data.side).not.toBe(two.result.data.side);
  });
});

describe("a batch", () => {
  const path = (names: string, inputs?: unknown) =>
    `/api/trpc/${names}?batch=1${inputs ? `&input=${encodeURIComponent(JSON.stringify(inputs))}` : ""}`;

  test("answers in order, charges each call and sums the points", async () => {
    const { host, wallet } = hostWith(100);
    const inputs = { 0: { a: 1 }, 1: { date: "2024-02-29" }, 2: { json: { a: 2 } } };
    const names = "sample.add,sample.noon,sample.free";
    const response = await host.handle(request(path(names, inputs)));
    expect(response.status).toBe(200);
    const body = await bodyOf(response);
    expect(body.map((one: { result: { data: object } }) => one.result.data)).toMatchObject([
      { sum: 1 },
      { year: 2024 },
      { sum: 2 },
    ]);
    expect(response.headers.get("x-points-charged")).toBe("16");
    expect(response.headers.get("x-points-balance")).toBe("84");
    expect(wallet.balance()).toBe(84);
  });

  test("of calls that end differently is a 207 and charges only those that answer", async () => {
    const { host, wallet } = hostWith(100);
    const inputs = { 0: { a: 1 }, 1: { a: -1 } };
    const response = await host.handle(request(path("sample.add,sample.add,sample.ad", inputs)));
    expect(response.status).toBe(207);
    const [one, two, three] = await bodyOf(response);
    expect(one.result.data.sum).toBe(1);
    expect(two.error.data).toMatchObject({ httpStatus: 400, path: "sample.add", pointsCharged: 0 });
    expect(three.error.data).toMatchObject({ httpStatus: 404, path: "sample.ad" });
    expect(wallet.balance()).toBe(85);
  });

  test("works by POST", async () => {
    const { host } = hostWith(100);
    const body = JSON.stringify({ 0: { a: 1 }, 1: { a: 2 } });
    const headers = { "content-type": "application/json" };
    const post = request("/api/trpc/sample.add,sample.add?batch=1", {
      method: "POST",
      body,
      headers,
    });
    const answers = await bodyOf(await host.handle(post));
    expect(
      answers.map((one: { result: { data: { sum: number } } }) => one.result.data.sum),
    ).toEqual([1, 2]);
  });

  test("that is too long or has strange indices is refused whole", async () => {
    const { host, wallet } = hostWith(1000);
    const long = Array.from({ length: 51 }, () => "sample.add").join(",");
    const strange = path("sample.add", { 0: { a: 1 }, 1: { a: 1 }, x: 1 });
    for (const [url, reason] of [
      [path(long), "batch_too_large"],
      [strange, "invalid_batch"],
      [path("sample.add", [1, 2]), "invalid_batch"],
      [path("sample.add", 5), "invalid_batch"],
    ] as const) {
      const body = await bodyOf(await host.handle(request(url)));
      const error = Array.isArray(body) ? body[0].error : body.error;
      expect(error.data).toMatchObject({ httpStatus: 400, reason, pointsCharged: 0 });
    }
    expect(wallet.balance()).toBe(1000);
  });
});

describe("errors in tRPC's shape", () => {
  test("an unknown procedure names its neighbours", async () => {
    const { host } = hostWith(100);
    const response = await host.handle(query("sample.ad", {}));
    expect(response.status).toBe(404);
    expect(await bodyOf(response)).toMatchObject({
      error: {
        code: -32004,
        data: {
          code: "NOT_FOUND",
          httpStatus: 404,
          path: "sample.ad",
          reason: "unknown_procedure",
          nearest: ["sample.add", "sample.hang", "sample.lie"],
          pointsCharged: 0,
        },
      },
    });
  });

  test("another method is answered with those that work", async () => {
    const { host } = hostWith(100);
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
      const response = await host.handle(request("/api/trpc/sample.add", { method }));
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, POST");
      expect((await bodyOf(response)).error.data.code).toBe("METHOD_NOT_SUPPORTED");
    }
    const head = await host.handle(query("sample.add", { a: 1 }));
    expect(head.status).toBe(200);
  });

  test("HEAD runs nothing and charges nothing", async () => {
    const { host, wallet } = hostWith(100);
    const url = "/api/trpc/sample.add?input=%7B%22a%22%3A1%7D";
    expect((await host.handle(request(url, { method: "HEAD" }))).status).toBe(405);
    expect(wallet.balance()).toBe(100);
  });

  test("a refusal of the tradition carries its code and its facts", async () => {
    const { host, wallet } = hostWith(100);
    const response = await host.handle(query("sample.stubborn", { a: 11 }));
    expect(response.status).toBe(422);
    expect(await bodyOf(response)).toMatchObject({
      error: {
        message: "Cannot add: 11 is above 10",
        code: -32022,
        data: { reason: "too_large", refusal: { nearest: 10 }, pointsCharged: 0 },
      },
    });
    expect(wallet.balance()).toBe(100);
  });

  test("a fault of the plugin costs nothing and shows nothing of its inside", async () => {
    for (const name of ["sample.crash", "sample.lie", "sample.hang"]) {
      const lines: Record<string, unknown>[] = [];
      const record = (message: string, fields = {}) => void lines.push({ message, ...fields });
      const log = { info: record, warn: record, error: record, flush() {} };
      const { host, wallet } = hostWith(100, { config: { runLimitMs: 50 }, log });
      const response = await host.handle(query(name, { a: 1 }));
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).not.toContain("secret");
      expect(JSON.parse(text).error).toMatchObject({
        message: `Cannot answer: ${name} failed, nothing was charged`,
        data: { code: "INTERNAL_SERVER_ERROR", reason: "plugin_fault", pointsCharged: 0 },
      });
      expect(wallet.balance()).toBe(100);
      expect(wallet.held()).toBe(0);
      const logged = lines.find(({ message }) => message === "call failed");
      expect(logged).toMatchObject({ procedure: name, code: "plugin_fault" });
    }
  });
});
