/** Finding 8: whatever answers without a valid token is limited, and counted before it is checked. */
import { beforeEach, describe, expect, test } from "bun:test";
import { createAttempts } from "../../src/wallet/attempts.ts";
import type { Attempts } from "../../src/wallet/attempts.ts";
import { allowancesOf, countAddress, networkOf } from "../../src/wallet/client_address.ts";
import type { Settings } from "../../src/wallet/settings.ts";
import { createRates } from "../../src/wallet/rates.ts";
import { InvalidToken, RateLimited } from "../../src/wallet/mod.ts";
import { issueSecret } from "../../src/wallet/secrets/mod.ts";
import type { SecretKind } from "../../src/wallet/secrets/mod.ts";
import {
  authorizePath,
  authorizeQuery,
  codeGrant,
  connect,
  deduct,
  makePartner,
  openFetch,
  postJson,
  readInfo,
  refreshGrant,
  signIn,
} from "./support/oauth.ts";
import type { Fetch, TestPair, TestPartner } from "./support/oauth.ts";
import { makeUser } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const random = (bytes: Uint8Array) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
const made = (kind: SecretKind) => issueSecret(kind, random);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("networkOf()", () => {
  const cases = [
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["unknown", "unknown"],
  ] as const;
  for (const [address, network] of cases) {
    test(`${address} is of ${network}`, () => expect(networkOf(address)).toBe(network));
  }
});

describe("allowancesOf()", () => {
  test("an IPv6 site is bounded beside its networks, which it has 65,536 of", () => {
    expect(allowancesOf({ addressRate: 600 }, "2001:db8:1:2::5")).toEqual([
      { name: "address:2001:db8:1:2::/64", limit: 600 },
      { name: "address:2001:db8:1::/48", limit: 4800 },
    ]);
    expect(allowancesOf({ addressRate: 600 }, "203.0.113.9")).toEqual([
      { name: "address:203.0.113.9", limit: 600 },
    ]);
  });

  test("requests from ever other networks of one site end when the site has had its share", async () => {
    const clock = { now: () => 1_000_000 };
    const core = { rates: createRates(clock), settings: { addressRate: 2 } as Settings };
    const ask = (network: number) => countAddress(core, `2001:db8:1:${network.toString(16)}::1`);
    for (let network = 0; network < 16; network++) await ask(network);
    await expect(ask(16)).rejects.toThrow(RateLimited);
    await countAddress(core, "2001:db8:2:1::1");
  });
});

describe("attempt()", () => {
  let now = 0;
  let attempts: Attempts;
  const guess = { name: "g", limit: 10 };
  const verdict = { failsBy: (cause: unknown) => cause instanceof InvalidToken };

  beforeEach(() => {
    now = 1_000_000;
    const clock = { now: () => now };
    attempts = createAttempts(clock, createRates(clock));
  });

  /** Checks that ran, and how each ended. */
  async function run(count: number, isRight: (i: number) => boolean) {
    let checked = 0;
    let atOnce = 0;
    let most = 0;
    const all = await Promise.allSettled(
      Array.from({ length: count }, (_, i) =>
        attempts.attempt(
          [guess],
          async () => {
            checked++;
            most = Math.max(most, ++atOnce);
            await wait(2);
            atOnce--;
            if (!isRight(i)) throw new InvalidToken(true);
          },
          verdict,
        ),
      ),
    );
    const limited = all.filter(
      (one) => one.status === "rejected" && one.reason instanceof RateLimited,
    );
    const passed = all.filter(({ status }) => status === "fulfilled");
    return { checked, most, limited: limited.length, passed: passed.length };
  }

  test("60 wrong guesses at once are ten checks and fifty refusals", async () => {
    expect(await run(60, () => false)).toEqual({ checked: 10, most: 10, limited: 50, passed: 0 });
  });

  test("60 right ones at once all pass, ten at a time", async () => {
    expect(await run(60, () => true)).toEqual({ checked: 60, most: 10, limited: 0, passed: 60 });
  });

  test("a right one behind nine wrong ones passes; behind ten it does not", async () => {
    await run(9, () => false);
    expect((await run(1, () => true)).passed).toBe(1);
    await run(1, () => false);
    expect(await run(1, () => true)).toMatchObject({ checked: 0, limited: 1 });
  });

  test("is over after a minute, and says how long that is", async () => {
    await run(10, () => false);
    now += 20_000;
    const refused = await attempts.attempt([guess], async () => 1, verdict).catch((cause) => cause);
    expect(refused).toBeInstanceOf(RateLimited);
    expect(refused.headers["Retry-After"]).toBe("40");
    now += 40_001;
    expect(await attempts.attempt([guess], async () => 1, verdict)).toBe(1);
  });

  test("is over where the clock was set back an hour", async () => {
    await run(10, () => false);
    now -= 3_600_000;
    expect(await attempts.attempt([guess], async () => 1, verdict)).toBe(1);
  });

  test("a fault of ours counts as nothing", async () => {
    const broken = async () => Promise.reject(new Error("ours"));
    for (let i = 0; i < 30; i++) {
      await expect(attempts.attempt([guess], broken, verdict)).rejects.toThrow("ours");
    }
    expect((await run(1, () => true)).passed).toBe(1);
  });

  test("counts what other hosts have seen", async () => {
    const clock = { now: () => now };
    const rates = createRates(clock);
    const hosts = [createAttempts(clock, rates), createAttempts(clock, rates)];
    const wrong = async () => Promise.reject(new InvalidToken(true));
    const ends = [];
    for (let i = 0; i < 30; i++) {
      ends.push(await hosts[i % 2]!.attempt([guess], wrong, verdict).catch((cause) => cause));
    }
    expect(ends.filter((one) => one instanceof InvalidToken)).toHaveLength(10);
    expect(ends.filter((one) => one instanceof RateLimited)).toHaveLength(20);
  });
});

onEveryStore("finding 8: strangers", (open) => {
  let host: Host;
  let partner: TestPartner;
  let user: TestUser;
  let pair: TestPair;
  let stranger: Fetch;
  let honest: Fetch;

  const LIMIT = 60;
  let addresses = 0;

  beforeEach(async () => {
    host ??= await open({ env: { RATE_ADDRESS: String(LIMIT) } });
    addresses++;
    const at = (net: number) => ({ clientAddress: () => `198.51.${net}.${addresses}` });
    stranger = await openFetch(host, at(1));
    honest = await openFetch(host, at(2));
    partner = await makePartner(host.core);
    user = await makeUser(host.core, 100);
    pair = await connect(honest, host.core, partner, user);
  });

  const form = { "content-type": "application/x-www-form-urlencoded" };
  const requests: Readonly<Record<string, () => Promise<Response>>> = {
    "the token endpoint": () =>
      postJson(stranger, "/api/oauth2/token", {
        grant_type: "refresh_token",
        refresh_token: made("refresh"),
        client_id: made("clientId"),
        client_secret: made("clientSecret"),
      }),
    "the token endpoint, unreadable": () =>
      postJson(stranger, "/api/oauth2/token", { grant_type: "guess" }),
    "token info": () =>
      stranger("/api/oauth2/token/info", {
        headers: { authorization: `Bearer ${made("access")}` },
      }),
    "token info without a token": () => stranger("/api/oauth2/token/info"),
    revoke: () => postJson(stranger, "/api/oauth2/revoke", { token: made("access") }),
    introspect: () =>
      postJson(stranger, "/api/oauth2/introspect", {
        token: made("access"),
        client_id: made("clientId"),
        client_secret: made("clientSecret"),
      }),
    authorize: () =>
      stranger(authorizePath(authorizeQuery({ ...partner, clientId: made("clientId") }))),
    "authorize of a partner, not signed in": () => stranger(authorizePath(authorizeQuery(partner))),
    "the decision": () =>
      stranger("/api/oauth2/authorize", {
        method: "POST",
        headers: form,
        body: "decision=approve",
      }),
    "the metadata": () => stranger("/.well-known/oauth-authorization-server"),
    "sign-in": () => stranger("/sign-in"),
    "sign-in by name": () =>
      stranger("/sign-in/dev", { method: "POST", headers: form, body: "name=x" }),
    "sign-out": () => stranger("/sign-out", { method: "POST", headers: form, body: "" }),
    "a page with a made-up cookie": () =>
      stranger("/wallet", {
        headers: {
          cookie: `__Host-wallet=${Buffer.from(random(new Uint8Array(32))).toString("base64url")}`,
        },
      }),
    "a deduction": () => deduct(stranger, made("access")),
    "a deduction without a token": () => postJson(stranger, "/api/v1/points/deduct", {}),
    "a balance": () =>
      stranger("/api/v1/points/balance", {
        headers: { authorization: `Bearer ${made("apiKey")}` },
      }),
    keys: () => stranger("/api/v1/keys", { headers: { authorization: "Bearer x" } }),
  };

  for (const [name, send] of Object.entries(requests)) {
    test(`${name}: after ${LIMIT} requests with ever new ids only 429 with Retry-After`, async () => {
      // A route that this store or set-up lacks has nothing to limit.
      const first = await send();
      if (first.status === 404) return;
      const statuses: number[] = [first.status];
      let retry: string | null = null;
      for (let i = 1; i < LIMIT + 40; i++) {
        const response = await send();
        statuses.push(response.status);
        if (response.status === 429) retry = response.headers.get("retry-after");
      }
      expect(statuses.slice(0, LIMIT)).not.toContain(429);
      expect(new Set(statuses.slice(LIMIT))).toEqual(new Set([429]));
      expect(Number(retry)).toBeGreaterThan(0);
      // Whoever comes from elsewhere notices nothing.
      expect(await readInfo(honest, pair.access_token)).toMatchObject({ active: true });
      expect((await deduct(honest, pair.access_token)).status).toBe(200);
      const refreshed = await postJson(
        honest,
        "/api/oauth2/token",
        refreshGrant(partner, pair.refresh_token),
      );
      expect(refreshed.status).toBe(200);
    });
  }

  test("one allowance for all of them: an address does not begin anew at the next endpoint", async () => {
    for (let i = 0; i < LIMIT; i++) await requests.revoke!();
    for (const [name, send] of Object.entries(requests)) {
      const { status } = await send();
      if (status !== 404) expect([name, status]).toEqual([name, 429]);
    }
  });

  test("60 wrong secrets of one client at once are ten 401 and fifty 429", async () => {
    const wrong = codeGrant(partner, "x", { client_secret: made("clientSecret") });
    const all = await Promise.all(
      Array.from({ length: 60 }, () => postJson(stranger, "/api/oauth2/token", wrong)),
    );
    const count = (status: number) => all.filter((one) => one.status === status).length;
    expect([count(401), count(429)]).toEqual([10, 50]);
  });

  test("valid requests are no failures, however many and however parallel", async () => {
    const all = await Promise.all(
      Array.from({ length: 3 * LIMIT }, () => readInfo(honest, pair.access_token)),
    );
    expect(all.every(({ active }) => active === true)).toBe(true);
    const deductions = await Promise.all(
      Array.from({ length: 2 * LIMIT }, () => deduct(honest, pair.access_token)),
    );
    expect(deductions.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(deductions.filter(({ status }) => status === 402)).toHaveLength(20);
    expect((await deduct(honest, made("access"))).status).toBe(401);
  });

  test("a signed-in user is counted as a user, not as an address", async () => {
    const cookie = await signIn(host.core, user);
    const open = () => stranger(authorizePath(authorizeQuery(partner)), { headers: { cookie } });
    for (let i = 0; i < LIMIT + 10; i++) expect((await open()).status).toBe(200);
    const statuses = new Set<number>();
    for (let i = 0; i < LIMIT; i++) statuses.add((await open()).status);
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await requests["token info"]!()).status).toBe(200);
  });

  test("failing grants of a partner that proved itself count for the partner", async () => {
    const own = await openFetch(
      { ...host, core: { ...host.core, settings: { ...host.core.settings, clientRate: 20 } } },
      { clientAddress: () => `198.51.3.${addresses}` },
    );
    const fresh = await makePartner(host.core);
    const post = () => postJson(own, "/api/oauth2/token", refreshGrant(fresh, made("refresh")));
    const statuses = [];
    for (let i = 0; i < 30; i++) statuses.push((await post()).status);
    expect(statuses).toEqual([...Array(20).fill(400), ...Array(10).fill(429)]);
    const other = await makePartner(host.core);
    const fine = await connect(own, host.core, other, user);
    expect(fine.access_token).toBeString();
  });
});
