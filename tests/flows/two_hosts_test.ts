/** Paid calls on two hosts over one PostgreSQL and one Redis: in a rush, and when a host is killed. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { countPostings, expectSound, makeUser, readAccount } from "../wallet/support/people.ts";
import { moveClock, onServers, type Host } from "../wallet/support/stores.ts";
import { killAll, startHost, type RunningHost } from "./running_host.ts";

const INPUT = JSON.stringify({ json: { date: "2024-02-28" } });
/** More than any test asks in a minute. */
const NO_RATE = 1_000_000;

afterAll(killAll);

const start = (schema: string) => startHost(schema, { RUN_LIMIT_MS: "1000" });

function callPaid(host: RunningHost, apiKey: string, key?: string): Promise<Response> {
  return fetch(`${host.url}/api/trpc/discordian.day`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${apiKey}`,
      "content-type": "application/json",
      ...(key ? { "idempotency-key": key } : {}),
    },
    body: INPUT,
  });
}

onServers("two hosts", (open) => {
  let store: Host;
  let hosts: readonly [RunningHost, RunningHost];
  beforeAll(async () => {
    store = await open();
    hosts = await Promise.all([start(store.schema), start(store.schema)]);
  });

  test("300 parallel paid calls on a balance for 100: exactly 100 succeed", async () => {
    const user = await makeUser(store.core, 100, NO_RATE);
    const responses = await Promise.all(
      Array.from({ length: 300 }, (_, i) => callPaid(hosts[i % 2]!, user.apiKey)),
    );
    const statuses = responses.map((response) => response.status);
    expect(statuses.filter((status) => status === 200).length).toBe(100);
    expect(statuses.filter((status) => status === 402).length).toBe(200);
    expect(await readAccount(store.core, user.accountId)).toEqual({ balance: 0, held: 0 });
    expect(await countPostings(store.core, user.accountId)).toBe(100);
    await expectSound(store.core);
  }, 90_000);

  test("kill -9 in the middle loses and doubles nothing", async () => {
    const [doomed, survivor] = hosts;
    const calls = 200;
    const user = await makeUser(store.core, 1000, NO_RATE);
    const keys = Array.from({ length: calls }, (_, i) => `reading-${i}`);
    let answered = 0;
    const first = keys.map(async (key) => {
      const response = await callPaid(doomed, user.apiKey, key).catch(() => null);
      if (response && ++answered === 20) void doomed.kill("SIGKILL");
      return response
        ? { status: response.status, body: await response.text().catch(() => null) }
        : null;
    });
    const before = await Promise.all(first);
    const acknowledged = before.filter((one) => one?.status === 200 && one.body !== null).length;
    expect(acknowledged).toBeLessThan(calls);

    // Every call is tried again with its key until it is answered: a locked key is free in half a minute.
    await moveClock(store.core.database, 31_000);
    const deadline = Date.now() + 20_000;
    const after = await Promise.all(
      keys.map(async (key) => {
        for (;;) {
          const response = await callPaid(survivor, user.apiKey, key);
          const body = await response.text();
          if (response.status !== 409 || Date.now() > deadline)
            return { status: response.status, body };
          await Bun.sleep(100);
        }
      }),
    );
    expect(after.every(({ status }) => status === 200)).toBe(true);
    before.forEach((one, i) => {
      if (one?.status === 200 && one.body !== null) expect(after[i]!.body).toBe(one.body);
    });
    expect(await countPostings(store.core, user.accountId)).toBe(calls);
    expect(await readAccount(store.core, user.accountId)).toEqual({
      balance: 1000 - calls,
      held: 0,
    });
    await expectSound(store.core);
    await survivor.kill("SIGTERM");
  }, 120_000);
});
