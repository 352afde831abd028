/** Cases 62 to 67 of the wallet's matrix: tRPC input and paid calls, on a whole host over real stores. */
import { beforeAll, expect, test } from "bun:test";
import { createHost, SILENT, type Host as Service } from "../../src/host/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { bodyOf, loadFixtures } from "../http/support.ts";
import { countPostings, expectSound, makeUser, readAccount } from "../wallet/support/people.ts";
import { onEveryStore, type Host } from "../wallet/support/stores.ts";

const ADD = "/api/trpc/sample.add";
const ADD_PRICE = 15;
const PURE_INPUT = { a: 1 };

onEveryStore("paid calls", (open) => {
  let stores: Host;
  let service: Service;

  beforeAll(async () => {
    stores = await open();
    const wallet = await buildWallet(stores, { workers: false });
    const registry = await loadFixtures();
    service = createHost({ registry, wallet, narrator: null, clock: Date, log: SILENT });
  });

  interface Call {
    readonly key?: string;
    readonly method?: string;
    readonly body?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  async function call(path: string, { key, method = "GET", body, headers }: Call = {}) {
    const all = {
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    };
    const url = `http://localhost${path}`;
    const request = new Request(url, {
      method,
      headers: all,
      ...(body === undefined ? {} : { body }),
    });
    return service.handle(request);
  }

  const get = (path: string, input: string, key?: string) =>
    call(`${path}?input=${encodeURIComponent(input)}`, key ? { key } : {});

  const badInputs: readonly (readonly [string, string, string])[] = [
    ["absent", "", "a"],
    ["cut off", "input=%7B", ""],
    ["a list", "input=%5B%5D", ""],
    ["a string", "input=%22x%22", ""],
    ["given twice", "input=%7B%22a%22%3A1%7D&input=%7B%22a%22%3A2%7D", ""],
    ["wrong in every field", "input=%7B%22a%22%3A%22x%22%2C%22b%22%3A1%7D", "a"],
  ];
  test.each(badInputs)(
    "62. an input that is %s is a 400 naming every issue, free",
    async (_, search, path) => {
      const user = await makeUser(stores.core, 100);
      const response = await call(`${ADD}?${search}`, { key: user.apiKey });
      expect(response.status).toBe(400);
      const { error } = await bodyOf(response);
      expect(error).toMatchObject({
        code: -32600,
        data: { code: "BAD_REQUEST", httpStatus: 400, pointsCharged: 0 },
      });
      expect(error.data.issues.length).toBeGreaterThan(0);
      expect(error.data.issues.map((issue: { path: string }) => issue.path)).toContain(path);
      expect(await readAccount(stores.core, user.accountId)).toEqual({ balance: 100, held: 0 });
    },
  );

  test("63. an envelope with `json` and a plain input give the same answer, by GET and by POST", async () => {
    const user = await makeUser(stores.core, 100);
    const plain = JSON.stringify(PURE_INPUT);
    const wrapped = JSON.stringify({ json: PURE_INPUT });
    const answers = [
      await get(ADD, plain, user.apiKey),
      await get(ADD, wrapped, user.apiKey),
      await call(ADD, { key: user.apiKey, method: "POST", body: plain }),
      await call(ADD, { key: user.apiKey, method: "POST", body: wrapped }),
    ];
    const data = [];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const { reading, ...own } = (await bodyOf(answer)).result.data;
      expect(reading.pointsCharged).toBe(ADD_PRICE);
      data.push(own);
    }
    expect(new Set(data.map((own) => JSON.stringify(own))).size).toBe(1);
    expect(await readAccount(stores.core, user.accountId)).toEqual({
      balance: 100 - 4 * ADD_PRICE,
      held: 0,
    });
    await expectSound(stores.core);
  });

  test("64. an unknown procedure is a 404, PUT a 405, both in tRPC's shape", async () => {
    const user = await makeUser(stores.core, 100);
    const unknown = await get("/api/trpc/sample.none", "{}", user.apiKey);
    expect(unknown.status).toBe(404);
    expect((await bodyOf(unknown)).error.data).toMatchObject({
      code: "NOT_FOUND",
      pointsCharged: 0,
    });
    const put = await call(ADD, { key: user.apiKey, method: "PUT", body: "{}" });
    expect(put.status).toBe(405);
    expect((await bodyOf(put)).error.data).toMatchObject({
      code: "METHOD_NOT_SUPPORTED",
      pointsCharged: 0,
    });
    expect(await readAccount(stores.core, user.accountId)).toEqual({ balance: 100, held: 0 });
  });

  test("65. a paid call without a token is a 401; one point short a 402 with price, balance and shortfall", async () => {
    const nobody = await get(ADD, JSON.stringify(PURE_INPUT));
    expect(nobody.status).toBe(401);
    expect((await bodyOf(nobody)).error.data).toMatchObject({
      code: "UNAUTHORIZED",
      pointsCharged: 0,
    });
    const user = await makeUser(stores.core, ADD_PRICE - 1);
    const short = await get(ADD, JSON.stringify(PURE_INPUT), user.apiKey);
    expect(short.status).toBe(402);
    expect((await bodyOf(short)).error.data).toMatchObject({
      code: "PAYMENT_REQUIRED",
      price: ADD_PRICE,
      balance: ADD_PRICE - 1,
      shortfall: 1,
      pointsCharged: 0,
    });
    expect(await countPostings(stores.core, user.accountId)).toBe(0);
  });

  test("66. a procedure that throws is a 500 without its words, and its hold is released", async () => {
    const user = await makeUser(stores.core, 100);
    for (const path of ["/api/trpc/sample.crash", "/api/trpc/mix.greedy"]) {
      const input = path.endsWith("crash") ? JSON.stringify(PURE_INPUT) : "{}";
      const response = await get(path, input, user.apiKey);
      const text = await response.text();
      expect([path, response.status]).toEqual([path, 500]);
      expect(text).not.toContain("secret");
      expect(JSON.parse(text).error.data).toMatchObject({
        reason: "plugin_fault",
        pointsCharged: 0,
      });
    }
    expect(await readAccount(stores.core, user.accountId)).toEqual({ balance: 100, held: 0 });
    const [holds] = await stores.core.database.arrays(
      "SELECT count(*) FILTER (WHERE status = 'held'), count(*) FILTER (WHERE status = 'released') FROM holds WHERE account_id = $1",
      [user.accountId],
    );
    expect(holds).toEqual([0, 1]);
    await expectSound(stores.core);
  });

  test("67. an Idempotency-Key on a draw, twice, is the same draw and one charge", async () => {
    const user = await makeUser(stores.core, 100);
    const headers = { "idempotency-key": "one draw" };
    const draw = () =>
      call("/api/trpc/sample.flip", {
        key: user.apiKey,
        method: "POST",
        body: '{"json":{}}',
        headers,
      });
    const first = await draw();
    const second = await draw();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.text()).toBe(await first.text());
    expect(await countPostings(stores.core, user.accountId)).toBe(1);
    const other = await call("/api/trpc/sample.flip", {
      key: user.apiKey,
      method: "POST",
      body: '{"json":{}}',
      headers: { "idempotency-key": "another draw" },
    });
    expect((await bodyOf(other)).result.data.reading.seed).not.toBe(
      (await bodyOf(await draw())).result.data.reading.seed,
    );
    expect(await countPostings(stores.core, user.accountId)).toBe(2);
    await expectSound(stores.core);
  });
});
