/** Held points on real stores: hosts that die, callers that hang up, rushes and repeats. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { sweep } from "../../src/wallet/ledger/mod.ts";
import { GOOD_EN, startDouble, whole, type Reply } from "../narrator/double.ts";
import { countPostings, expectSound, makeUser, readAccount } from "../wallet/support/people.ts";
import { moveClock, onServers, type Host } from "../wallet/support/stores.ts";
import { killAll, startHost, type RunningHost } from "./running_host.ts";

const NO_RATE = 1_000_000;
const MINUTE = 60_000;
/** Births of a day each: a host remembers what its model has written of one. */
const bornOn = (day: number) => ({
  birthDate: `1990-06-${day}`,
  birthTime: "14:30",
  timezone: "Asia/Taipei",
  latitude: 25.033,
  longitude: 121.565,
});

/** A server takes a hundred connections, and other files run beside this one. */
const FEW = { DATABASE_POOL: "5" };
/** What the model of the hosts answers at present. */
let reply: Reply;
const double = startDouble((seen, count) => reply(seen, count));
const MODEL = {
  OPENAI_MODEL: "m",
  OPENAI_BASE_URL: double.baseUrl,
  OPENAI_TIMEOUT_MS: "60000",
  ...FEW,
};
afterAll(async () => {
  await killAll();
  double.stop();
});

const good = whole(GOOD_EN);
const never: Reply = () => Bun.sleep(60_000).then(() => new Response("late"));
const after =
  (ms: number): Reply =>
  (seen, count) =>
    Bun.sleep(ms).then(() => good(seen, count));

interface Ask {
  readonly name?: string;
  readonly input: object;
  readonly key?: string;
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

function ask(host: RunningHost, apiKey: string, options: Ask): Promise<Response> {
  const { name = "natal.tian", input, key, accept, signal } = options;
  return fetch(`${host.url}/api/trpc/${name}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
      ...(key ? { "idempotency-key": key } : {}),
      ...(accept ? { accept } : {}),
    },
    body: JSON.stringify({ json: input }),
    ...(signal ? { signal } : {}),
  });
}

async function until(done: () => Promise<boolean>, waitMs = 10_000): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error("Waited in vain");
    await Bun.sleep(30);
  }
}

onServers("blends", (open) => {
  let store: Host;
  /** Two over one store, with the model; the last two tests end one each. */
  let hosts: readonly [RunningHost, RunningHost];
  beforeAll(async () => {
    store = await open();
    hosts = await Promise.all([startHost(store.schema, MODEL), startHost(store.schema, MODEL)]);
  });

  test("callers who hang up before the answer or in the middle of a stream pay nothing", async () => {
    const [host] = hosts;
    reply = never;
    const user = await makeUser(store.core, 2_000, NO_RATE);
    const account = () => readAccount(store.core, user.accountId);
    for (const accept of [undefined, "text/event-stream"]) {
      const leaving = new AbortController();
      const { signal } = leaving;
      const input = bornOn(12);
      const asked = ask(host, user.apiKey, { input, ...(accept ? { accept } : {}), signal });
      const left = asked
        .then(async (response) => {
          const reader = response.body!.getReader();
          await reader.read();
          leaving.abort();
          await reader.read();
        })
        .catch(() => null);
      await until(async () => (await account()).held === 888);
      if (!accept) leaving.abort();
      await left;
      await until(async () => (await account()).held === 0);
    }
    expect(await account()).toEqual({ balance: 2_000, held: 0 });
    expect(await countPostings(store.core, user.accountId)).toBe(0);
    await expectSound(store.core);
  }, 90_000);

  test("one key on two hosts at once is one blend and one charge", async () => {
    reply = after(300);
    const user = await makeUser(store.core, 1_000, NO_RATE);
    const responses = await Promise.all(
      hosts.map((host) => ask(host, user.apiKey, { input: bornOn(11), key: "twice" })),
    );
    const [first, second] = await Promise.all(responses.map((response) => response.text()));
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(second).toBe(first!);
    expect(await readAccount(store.core, user.accountId)).toEqual({ balance: 112, held: 0 });
    expect(await countPostings(store.core, user.accountId)).toBe(1);
  }, 90_000);

  test("a rush of 40 blends on two hosts with points for 7: exactly 7 are answered", async () => {
    const plain = await Promise.all([startHost(store.schema, FEW), startHost(store.schema, FEW)]);
    const user = await makeUser(store.core, 7 * 15 + 14, NO_RATE);
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        ask(plain[i % 2]!, user.apiKey, { name: "blend.african", input: { seed: String(i) } }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
    expect(statuses.filter((status) => status === 402)).toHaveLength(33);
    expect(await readAccount(store.core, user.accountId)).toEqual({ balance: 14, held: 0 });
    expect(await countPostings(store.core, user.accountId)).toBe(7);
    await expectSound(store.core);
    for (const host of plain) await host.kill("SIGTERM");
  }, 90_000);

  test("a host killed in the middle of a blend: the hold lapses, nothing is charged, the key works again", async () => {
    const [doomed, survivor] = hosts;
    reply = never;
    const user = await makeUser(store.core, 1_000, NO_RATE);
    const account = () => readAccount(store.core, user.accountId);
    const asked = { input: bornOn(13), key: "birth" };
    const lost = ask(doomed, user.apiKey, asked).catch(() => null);
    await until(async () => (await account()).held === 888);
    await doomed.kill("SIGKILL");
    expect(await lost).toBeNull();
    expect(await account()).toEqual({ balance: 1_000, held: 888 });
    expect(await countPostings(store.core, user.accountId)).toBe(0);

    // The hold lives for ten minutes, and the key as long as the hold.
    await moveClock(store.core.database, 10.5 * MINUTE);
    await sweep(store.core.database);
    expect(await account()).toEqual({ balance: 1_000, held: 0 });
    reply = good;
    const again = await ask(survivor, user.apiKey, asked);
    expect(again.status).toBe(200);
    const body = await again.text();
    expect(await account()).toEqual({ balance: 112, held: 0 });
    const repeated = await ask(survivor, user.apiKey, asked);
    expect(await repeated.text()).toBe(body);
    expect(await account()).toEqual({ balance: 112, held: 0 });
    expect(await countPostings(store.core, user.accountId)).toBe(1);
    await expectSound(store.core);
  }, 90_000);

  test("a host that is asked to stop lets a blend finish first", async () => {
    const [, host] = hosts;
    reply = after(800);
    const user = await makeUser(store.core, 1_000, NO_RATE);
    const asked = ask(host, user.apiKey, { input: bornOn(14) });
    await until(async () => (await readAccount(store.core, user.accountId)).held === 888);
    const stopped = host.kill("SIGTERM");
    const response = await asked;
    expect(response.status).toBe(200);
    expect((await response.text()).length).toBeGreaterThan(10_000);
    await stopped;
    expect(await readAccount(store.core, user.accountId)).toEqual({ balance: 112, held: 0 });
    await expectSound(store.core);
  }, 90_000);
});
