import { beforeAll, expect, test } from "bun:test";
import { ChargeInProgress, InvalidKey, KeyReused } from "../../src/wallet/mod.ts";
import type { Ticket, WalletService } from "../../src/wallet/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { countPostings, expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const ANSWER = { status: 200, contentType: "application/json", body: '{"lot":42,"poem":"竹"}' };
const SECOND = 1000;
const DAY = 86_400 * SECOND;

onEveryStore("begin()", (open) => {
  let host: Host;
  let one: WalletService;
  let two: WalletService;
  let impatient: WalletService;

  beforeAll(async () => {
    host = await open();
    one = (await buildWallet(host, { workers: false })).service;
    two = (await buildWallet(await open({}, host), { workers: false })).service;
    const brief = await open({}, host);
    const settings = { ...brief.core.settings, chargeWaitMs: 120 };
    const stores = { ...brief, core: { ...brief.core, settings } };
    impatient = (await buildWallet(stores, { workers: false })).service;
  });

  async function beginFirst(user: TestUser, key = "k", request = "draw {}"): Promise<Ticket> {
    const begun = await one.begin({ caller: user.caller, key, request });
    if (begun.state !== "first") throw new Error("expected the first run");
    return begun.ticket;
  }

  test("keeps the answer's bytes and charges once", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const ticket = await beginFirst(user);
    await one.charge({ caller, points: 2, reference: "draw", keep: { ticket, answer: ANSWER } });
    expect(await two.begin({ caller, key: "k", request: "draw {}" })).toEqual({
      state: "replay",
      answer: { ...ANSWER, points: 2 },
    });
    expect(await countPostings(host.core, user.accountId)).toBe(1);
  });

  test("keeps the answer of a captured hold", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const ticket = await beginFirst(user);
    const hold = await one.hold({ caller, points: 70, reference: "blend", ticket });
    await one.capture(hold, 60, { ticket, answer: ANSWER });
    const again = await two.begin({ caller, key: "k", request: "draw {}" });
    expect(again).toEqual({ state: "replay", answer: { ...ANSWER, points: 60 } });
    expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 40, held: 0 });
  });

  test("refuses the key for another request", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const ticket = await beginFirst(user);
    await expect(two.begin({ caller, key: "k", request: "draw 2" })).rejects.toThrow(KeyReused);
    await one.charge({ caller, points: 2, reference: "draw", keep: { ticket, answer: ANSWER } });
    await expect(two.begin({ caller, key: "k", request: "draw 2" })).rejects.toThrow(KeyReused);
  });

  test("gives two API keys of one user separate idempotency keys", async () => {
    const user = await makeUser(host.core, 100);
    await beginFirst(user);
    const other = { ...user.caller, apiKeyId: user.apiKeyId + 1_000_000 };
    expect(await one.begin({ caller: other, key: "k", request: "x" })).toMatchObject({
      state: "first",
    });
  });

  test("waits for the first and then tells its answer", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const ticket = await beginFirst(user);
    const waiting = two.begin({ caller, key: "k", request: "draw {}" });
    await one.charge({ caller, points: 2, reference: "draw", keep: { ticket, answer: ANSWER } });
    expect(await waiting).toMatchObject({ state: "replay" });
  });

  test("answers 409 with Retry-After when the first runs longer than the wait (5 s by default)", async () => {
    const user = await makeUser(host.core, 100);
    await beginFirst(user);
    const error = await impatient
      .begin({ caller: user.caller, key: "k", request: "draw {}" })
      .catch((cause) => cause);
    expect(error).toBeInstanceOf(ChargeInProgress);
    expect([error.status, error.headers["Retry-After"]]).toEqual([409, "1"]);
  });

  test("frees an abandoned key at once", async () => {
    const user = await makeUser(host.core, 100);
    await one.abandon(await beginFirst(user));
    await beginFirst(user, "k", "another request");
  });

  test("frees the key of a host that died when its lock expires; the late run cannot charge", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const lost = await beginFirst(user);
    await moveClock(host.core.database, 61 * SECOND);
    const ticket = await beginFirst(user);
    const late = one.charge({
      caller,
      points: 2,
      reference: "a",
      keep: { ticket: lost, answer: ANSWER },
    });
    await expect(late).rejects.toThrow(ChargeInProgress);
    await one.charge({ caller, points: 2, reference: "a", keep: { ticket, answer: ANSWER } });
    expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 98, held: 0 });
    await moveClock(host.core.database, 0);
    await expectSound(host.core);
  });

  test("locks the key as long as the hold lives", async () => {
    const user = await makeUser(host.core, 100);
    const ticket = await beginFirst(user);
    await one.hold({ caller: user.caller, points: 5, reference: "a", ticket });
    await moveClock(host.core.database, 599 * SECOND);
    await expect(two.begin({ caller: user.caller, key: "k", request: "other" })).rejects.toThrow(
      KeyReused,
    );
    await moveClock(host.core.database, 601 * SECOND);
    await beginFirst(user, "k", "other");
    await moveClock(host.core.database, 0);
  });

  test("forgets after 24 hours", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const ticket = await beginFirst(user);
    await one.charge({ caller, points: 2, reference: "a", keep: { ticket, answer: ANSWER } });
    await moveClock(host.core.database, DAY - SECOND);
    expect(await one.begin({ caller, key: "k", request: "draw {}" })).toMatchObject({
      state: "replay",
    });
    await moveClock(host.core.database, DAY + SECOND);
    await beginFirst(user, "k", "something new");
    await moveClock(host.core.database, 0);
  });

  test("of 30 at once lets exactly one run", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const begun = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const service = i % 2 ? one : two;
        const found = await service.begin({ caller, key: "k", request: "draw {}" });
        if (found.state === "first") {
          const keep = { ticket: found.ticket, answer: ANSWER };
          await service.charge({ caller, points: 2, reference: "draw", keep });
        }
        return found.state;
      }),
    );
    expect(begun.filter((state) => state === "first")).toHaveLength(1);
    expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 98, held: 0 });
  });

  for (const key of ["", " k", "k ", "a\nb", "x".repeat(256), "\ud800"]) {
    test(`refuses the key ${JSON.stringify(key.slice(0, 10))} of ${key.length}`, async () => {
      const { caller } = await makeUser(host.core, 0);
      await expect(one.begin({ caller, key, request: "" })).rejects.toThrow(InvalidKey);
    });
  }
});
