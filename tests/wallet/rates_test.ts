import { describe, expect, test } from "bun:test";
import { RateLimited } from "../../src/wallet/mod.ts";
import { createRates } from "../../src/wallet/rates.ts";
import { createSoftRedis } from "../../src/wallet/redis.ts";

const log = { info() {}, warn() {}, error() {} };
const redisUrl = process.env.TEST_REDIS_URL;

describe("createRates() in process", () => {
  test("allows the limit in a minute, then refuses with Retry-After until the minute is over", async () => {
    let now = 1_000_000;
    const rates = createRates({ now: () => now });
    for (let i = 1; i <= 600; i++) {
      const headers = await rates.count("a", 600);
      expect(headers.RateLimit).toBe(`"default";r=${600 - i};t=60`);
      expect(headers["RateLimit-Policy"]).toBe('"default";q=600;w=60');
    }
    now += 20_000;
    const error = await rates.count("a", 600).catch((cause) => cause);
    expect(error).toBeInstanceOf(RateLimited);
    expect(error.headers["Retry-After"]).toBe("40");
    await rates.count("b", 600);
    now += 40_000;
    expect((await rates.count("a", 600)).RateLimit).toBe('"default";r=599;t=60');
  });

  test("host finding 12: a clock that is set back an hour keeps nobody limited for an hour", async () => {
    let now = 10_000_000;
    const rates = createRates({ now: () => now });
    for (let i = 0; i < 5; i++) await rates.count("a", 5);
    await expect(rates.count("a", 5)).rejects.toThrow(RateLimited);
    now -= 3_600_000;
    expect((await rates.count("a", 5)).RateLimit).toBe('"default";r=4;t=60');
  });

  test("counts a piece of work as several requests", async () => {
    const rates = createRates({ now: () => 0 });
    expect((await rates.count("a", 10, 4)).RateLimit).toBe('"default";r=6;t=60');
    await expect(rates.count("a", 10, 7)).rejects.toThrow(RateLimited);
  });

  test("has no limit at 0", async () => {
    const rates = createRates({ now: () => 0 });
    for (let i = 0; i < 1000; i++) expect(await rates.count("a", 0)).toEqual({});
  });
});

test.skipIf(!redisUrl)(
  "createRates() on Redis counts for two hosts together (needs TEST_REDIS_URL)",
  async () => {
    const clock = { now: () => Date.now() };
    const clients = [
      createSoftRedis(redisUrl!, clock, log),
      createSoftRedis(redisUrl!, clock, log),
    ];
    for (let i = 0; i < 100 && !clients.every((client) => client.isUp()); i++) await Bun.sleep(10);
    const hosts = clients.map((client) => createRates(clock, client));
    const name = crypto.randomUUID();
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => hosts[i % 2]!.count(name, 20)),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(20);
    clients.forEach((client) => client.close());
  },
);
