import { beforeAll, expect, test } from "bun:test";
import { HoldClosed, InsufficientPoints } from "../../src/wallet/mod.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { sweep } from "../../src/wallet/ledger/mod.ts";
import { countPostings, expectSound, makeUser, readAccount } from "./support/people.ts";
import { moveClock, onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const MINUTE = 60_000;

onEveryStore("hold()", (open) => {
  let host: Host;
  let one: WalletService;
  let two: WalletService;

  beforeAll(async () => {
    host = await open();
    one = (await buildWallet(host, { workers: false })).service;
    two = (await buildWallet(await open({}, host), { workers: false })).service;
  });

  test("sets points aside so that nobody else spends them", async () => {
    const { caller } = await makeUser(host.core, 100);
    const hold = await one.hold({ caller, points: 80, reference: "natal.tian" });
    expect(await one.balance(caller)).toMatchObject({ balance: 100, held: 80, available: 20 });
    await expect(two.charge({ caller, points: 21, reference: "a" })).rejects.toThrow(
      InsufficientPoints,
    );
    await expect(two.hold({ caller, points: 21, reference: "a" })).rejects.toThrow(
      InsufficientPoints,
    );
    await one.release(hold);
    expect(await one.balance(caller)).toMatchObject({ balance: 100, held: 0, available: 100 });
  });

  test("is captured in part and the rest is free", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const hold = await one.hold({ caller, points: 80, reference: "a" });
    expect(await two.capture(hold, 50)).toMatchObject({ points: 50, newBalance: 50 });
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 50, held: 0 });
    await expectSound(host.core);
  });

  test("captured at 0 leaves no posting", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const hold = await one.hold({ caller, points: 80, reference: "a" });
    expect(await one.capture(hold, 0)).toMatchObject({ points: 0, newBalance: 100 });
    expect(await countPostings(host.core, accountId)).toBe(0);
  });

  test("is not captured above its amount", async () => {
    const { caller } = await makeUser(host.core, 100);
    const hold = await one.hold({ caller, points: 80, reference: "a" });
    await expect(one.capture(hold, 81)).rejects.toThrow(RangeError);
  });

  test("is settled once: a second capture and a capture after release are refused", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const hold = await one.hold({ caller, points: 10, reference: "a" });
    await one.capture(hold, 10);
    await expect(one.capture(hold, 10)).rejects.toThrow("Cannot capture: the hold is captured");
    await one.release(hold);
    const other = await one.hold({ caller, points: 10, reference: "a" });
    await one.release(other);
    await one.release(other);
    await expect(two.capture(other, 10)).rejects.toThrow(HoldClosed);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 90, held: 0 });
  });

  test("expires after 10 minutes, not before", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const hold = await one.hold({ caller, points: 10, reference: "a" });
    await moveClock(host.core.database, 9.9 * MINUTE);
    await sweep(host.core.database);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 100, held: 10 });
    await moveClock(host.core.database, 10.1 * MINUTE);
    await sweep(host.core.database);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 100, held: 0 });
    await expect(one.capture(hold, 10)).rejects.toThrow("Cannot capture: the hold is expired");
    await moveClock(host.core.database, 0);
  });

  test("late capture and sweeper race: exactly one wins, 40 times", async () => {
    const { caller, accountId } = await makeUser(host.core, 400);
    const holds = await Promise.all(
      Array.from({ length: 40 }, () => one.hold({ caller, points: 10, reference: "a" })),
    );
    await moveClock(host.core.database, 11 * MINUTE);
    const captures = Promise.allSettled(holds.map((hold) => two.capture(hold, 10)));
    await Promise.all([sweep(host.core.database), sweep(host.core.database)]);
    const captured = (await captures).filter((result) => result.status === "fulfilled").length;
    await sweep(host.core.database);
    expect(await readAccount(host.core, accountId)).toEqual({
      balance: 400 - captured * 10,
      held: 0,
    });
    const rows = await host.core.database.rows<{ status: string; n: number }>(
      "SELECT status, count(*) AS n FROM holds WHERE account_id = $1 GROUP BY 1",
      [accountId],
    );
    const counts = Object.fromEntries(rows.map((row) => [row.status, row.n]));
    expect((counts.captured ?? 0) + (counts.expired ?? 0)).toBe(40);
    expect(counts.captured ?? 0).toBe(captured);
    await moveClock(host.core.database, 0);
    await expectSound(host.core);
  });

  test("of 120 at once on two hosts takes exactly what the balance allows", async () => {
    const { caller, accountId } = await makeUser(host.core, 100);
    const results = await Promise.allSettled(
      Array.from({ length: 120 }, (_, i) =>
        (i % 2 ? one : two).hold({ caller, points: 2, reference: `race ${i}` }),
      ),
    );
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(50);
    expect(await readAccount(host.core, accountId)).toEqual({ balance: 100, held: 100 });
    await expectSound(host.core);
  });
});
