/**
 * Finding 3: the text of a model is paid for when its first sentence leaves, and given back by a posting when
 * the rest fails on our side; on real stores, with a double of the model.
 */
import { afterEach, beforeAll, beforeEach, expect, setDefaultTimeout, test } from "bun:test";
import { createHost, SILENT } from "../../src/host/mod.ts";
import type { Listening } from "../../src/host/listen.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { HoldClosed, Unavailable } from "../../src/wallet/mod.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { listTransactions, sweep } from "../../src/wallet/ledger/mod.ts";
import { readUsage } from "../../src/wallet/keys/mod.ts";
import { BIRTH, registry } from "../blends/support.ts";
import { GOOD_EN, narratorAt, pieces, startDouble } from "../narrator/double.ts";
import type { Double, Reply } from "../narrator/double.ts";
import { expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

setDefaultTimeout(60_000);

const PRICE = 888;
const START = 2000;
const SENTENCES = GOOD_EN.match(/[^.]+\. ?/g)!;

onEveryStore("finding 3: streamed text", (open) => {
  let host: Host;
  let service: WalletService;
  let user: TestUser;
  const doubles: Double[] = [];
  const listening: Listening[] = [];

  beforeAll(async () => {
    host = await open();
    service = (await buildWallet(host, { workers: false })).service;
  });

  beforeEach(async () => {
    user = await makeUser(host.core, START, 1_000_000);
  });

  afterEach(async () => {
    for (const one of doubles.splice(0)) one.stop();
    for (const one of listening.splice(0)) await one.stop();
    await moveClock(host.core.database, 0);
    await expectSound(host.core);
  });

  /** A whole host over a port, its model a double. */
  function listen(reply: Reply, wallet: WalletService = service): string {
    const double = startDouble(reply);
    doubles.push(double);
    const narrator = narratorAt(double.baseUrl, { timeoutMs: 10_000 });
    const app = createHost({
      registry,
      wallet: { service: wallet },
      narrator,
      clock: Date,
      log: SILENT,
    });
    const at = app.listen({ host: "127.0.0.1", port: 0 });
    listening.push(at);
    return at.url;
  }

  function ask(url: string, options: { key?: string; signal?: AbortSignal } = {}) {
    return fetch(`${url}/api/trpc/natal.tian`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${user.apiKey}`,
        "content-type": "application/json",
        accept: "text/event-stream",
        ...(options.key ? { "idempotency-key": options.key } : {}),
      },
      body: JSON.stringify({ json: BIRTH }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  }

  /** Reads until so many texts have come, then hangs up. */
  async function readSome(url: string, texts: number, key?: string): Promise<string> {
    const leaving = new AbortController();
    const response = await ask(url, { ...(key ? { key } : {}), signal: leaving.signal });
    const reader = response.body!.getReader();
    const decoder = new TextDecoder();
    let seen = "";
    while (seen.split("event: text").length <= texts) {
      const { done, value } = await reader.read();
      if (done) break;
      seen += decoder.decode(value);
    }
    leaving.abort();
    await reader.read().catch(() => null);
    return seen;
  }

  const account = () => readAccount(host.core, user.accountId);
  const history = async () =>
    (await listTransactions(host.core.database, user)).transactions
      .filter(({ kind }) => kind !== "grant")
      .map(({ kind, points }) => [kind, points]);

  async function until(done: () => Promise<boolean>): Promise<void> {
    for (const deadline = Date.now() + 10_000; !(await done()); await Bun.sleep(20)) {
      if (Date.now() > deadline) throw new Error("Waited in vain");
    }
  }

  const slowly = pieces(SENTENCES, "stop", 150);

  test("aborted after the third of its sentences it costs its price, every time", async () => {
    const url = listen(slowly);
    for (let round = 1; round <= 2; round++) {
      const seen = await readSome(url, 2);
      expect(seen).toContain("event: text");
      await until(async () => (await account()).held === 0);
      expect(await account()).toEqual({ balance: START - round * PRICE, held: 0 });
    }
    expect(await history()).toEqual([
      ["capture", -PRICE],
      ["capture", -PRICE],
    ]);
  });

  test("the points are gone from the balance before the first sentence is there", async () => {
    const url = listen(slowly);
    const response = await ask(url);
    const reader = response.body!.getReader();
    const decoder = new TextDecoder();
    let seen = "";
    while (!seen.includes("event: text")) seen += decoder.decode((await reader.read()).value);
    expect(await account()).toEqual({ balance: START - PRICE, held: 0 });
    for (let part; !(part = await reader.read()).done;) seen += decoder.decode(part.value);
    expect(seen).toContain(`"creditsUsed":${PRICE}`);
    expect(seen).toContain(
      `event: done\ndata: {"pointsCharged":${PRICE},"balance":${START - PRICE}}`,
    );
  });

  test("hung up before any text it costs nothing", async () => {
    const url = listen(() => Bun.sleep(3000).then(() => new Response("late")));
    await readSome(url, 0);
    await until(async () => (await account()).held === 0);
    expect(await account()).toEqual({ balance: START, held: 0 });
    expect(await history()).toEqual([]);
  });

  test("a model that fails after its first sentence costs nothing: what was taken is given back by a posting", async () => {
    const url = listen(pieces([SENTENCES[0]!, "You will die "], "cut", 50));
    const text = await (await ask(url)).text();
    expect(text).toContain("event: reset");
    // What the answer says that it used is what the ledger says.
    expect(text).toContain('"creditsUsed":0');
    expect(text).toContain(`event: done\ndata: {"pointsCharged":0,"balance":${START}}`);
    expect(await account()).toEqual({ balance: START, held: 0 });
    expect(await history()).toEqual([
      ["refund", PRICE],
      ["capture", -PRICE],
    ]);
    expect(await readUsage(host.core.database, user.userId, user.apiKeyId)).toMatchObject([
      { calls: 1, points: 0 },
    ]);
  });

  test("points that cannot be taken: no text leaves, and nothing is charged", async () => {
    const broken = { ...service, prepay: () => Promise.reject(new Unavailable()) };
    const text = await (await ask(listen(slowly, broken))).text();
    expect(text).not.toContain("event: text");
    expect(text).toContain("unavailable");
    await until(async () => (await account()).held === 0);
    expect(await account()).toEqual({ balance: START, held: 0 });
  });

  test("an answer that is lost after the points were taken: they go back, and no text leaves", async () => {
    const lossy: WalletService = {
      ...service,
      async prepay(hold) {
        await service.prepay(hold);
        throw new Unavailable();
      },
    };
    const text = await (await ask(listen(slowly, lossy))).text();
    expect(text).not.toContain("event: text");
    await until(async () => (await account()).balance === START);
    expect(await history()).toEqual([
      ["refund", PRICE],
      ["capture", -PRICE],
    ]);
  });

  test("with a key, hanging up lets the work go on: the same key brings all of it for the same charge", async () => {
    const url = listen(slowly);
    await readSome(url, 1, "birth-1");
    let again = "";
    await until(async () => {
      again = await (await ask(url, { key: "birth-1" })).text();
      return again.includes("event: answer");
    });
    expect(again).toContain(SENTENCES.at(-1)!.trim());
    expect(await account()).toEqual({ balance: START - PRICE, held: 0 });
    expect(await history()).toEqual([["capture", -PRICE]]);
  });

  test("a host that dies between: the sweeper gives back what nobody ended", async () => {
    const { caller } = user;
    const hold = await service.hold({ caller, points: PRICE, reference: "natal.tian" });
    await service.prepay(hold);
    expect(await account()).toEqual({ balance: START - PRICE, held: 0 });
    await sweep(host.core.database);
    expect(await account()).toEqual({ balance: START - PRICE, held: 0 });
    await moveClock(host.core.database, 11 * 60_000);
    await Promise.all([sweep(host.core.database), sweep(host.core.database)]);
    expect(await account()).toEqual({ balance: START, held: 0 });
    await expect(service.capture(hold, PRICE)).rejects.toThrow(HoldClosed);
    expect(await readUsage(host.core.database, user.userId, user.apiKeyId)).toMatchObject([
      { calls: 0, points: 0 },
    ]);
  });

  test("a prepaid hold ends once, whoever ends it: capture, release and sweeper at once", async () => {
    const { caller } = user;
    for (let round = 0; round < 8; round++) {
      await moveClock(host.core.database, 0);
      const hold = await service.hold({ caller, points: 10, reference: "a" });
      await service.prepay(hold);
      await expect(service.prepay(hold)).rejects.toThrow(HoldClosed);
      await moveClock(host.core.database, 11 * 60_000);
      const before = (await account()).balance;
      const [captured] = await Promise.allSettled([
        service.capture(hold, 4),
        service.release(hold),
        sweep(host.core.database),
      ]);
      const kept = captured!.status === "fulfilled" ? 4 : 0;
      expect((await account()).balance).toBe(before + 10 - kept);
    }
  });

  test("a part that is not used goes back: 10 prepaid, 4 due", async () => {
    const { caller } = user;
    const hold = await service.hold({ caller, points: 10, reference: "a" });
    await service.prepay(hold);
    expect(await service.capture(hold, 4)).toMatchObject({ points: 4, newBalance: START - 4 });
    expect(await history()).toEqual([
      ["refund", 6],
      ["capture", -10],
    ]);
  });
});
