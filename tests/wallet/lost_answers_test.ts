/** A commit whose answer is lost: what was charged is answered, and charged once. */
import { beforeAll, expect, test } from "bun:test";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { guardFailures } from "../../src/wallet/db/mod.ts";
import type { Database } from "../../src/wallet/db/mod.ts";
import type { Ticket, WalletService } from "../../src/wallet/mod.ts";
import { countPostings, expectSound, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

const ANSWER = { status: 200, contentType: "application/json", body: '{"chart":1}' };
const lost = () => Object.assign(new Error("cut"), { code: "ERR_POSTGRES_CONNECTION_CLOSED" });

onEveryStore("lost answers", (open) => {
  let host: Host;
  let service: WalletService;
  /** Transactions that commit from now on and whose answer is lost. */
  let losses = 0;

  beforeAll(async () => {
    host = await open();
    const { database } = host.core;
    const lossy: Database = {
      ...database,
      async transaction(work, patient) {
        const outcome = await database.transaction(work, patient);
        if (losses-- > 0) throw lost();
        return outcome;
      },
    };
    const core = { ...host.core, database: guardFailures(lossy) };
    service = (await buildWallet({ ...host, core }, { workers: false })).service;
  });

  async function begin({ caller }: TestUser): Promise<Ticket> {
    const begun = await service.begin({ caller, key: "k", request: "r" });
    if (begun.state !== "first") throw new Error("expected the first run");
    return begun.ticket;
  }

  const kinds = [
    ["all of a hold", 10, false],
    ["a part of a hold", 4, false],
    ["nothing of a hold", 0, false],
    ["all of a prepaid hold", 10, true],
    ["a part of a prepaid hold", 4, true],
  ] as const;
  for (const [name, points, prepaid] of kinds) {
    for (const kept of [false, true]) {
      test(`${name} is captured once${kept ? ", and its answer kept" : ""}`, async () => {
        const user = await makeUser(host.core, 100);
        const { caller } = user;
        const ticket = kept ? await begin(user) : undefined;
        const hold = await service.hold({
          caller,
          points: 10,
          reference: "a",
          ...(ticket ? { ticket } : {}),
        });
        if (prepaid) await service.prepay(hold);
        losses = 1;
        const keep = ticket ? { ticket, answer: ANSWER } : undefined;
        expect(await service.capture(hold, points, keep)).toMatchObject({
          points,
          newBalance: 100 - points,
        });
        expect(await readAccount(host.core, user.accountId)).toEqual({
          balance: 100 - points,
          held: 0,
        });
        if (!kept) return;
        const again = await service.begin({ caller, key: "k", request: "r" });
        expect(again).toEqual({ state: "replay", answer: { ...ANSWER, points } });
      });
    }
  }

  test("a charge that keeps its answer is made once", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const ticket = await begin(user);
    losses = 2;
    const charge = await service.charge({
      caller,
      points: 3,
      reference: "a",
      keep: { ticket, answer: ANSWER },
    });
    expect(charge).toMatchObject({ points: 3, newBalance: 97, replayed: false });
    expect(await countPostings(host.core, user.accountId)).toBe(1);
    expect(await service.begin({ caller, key: "k", request: "r" })).toMatchObject({
      state: "replay",
    });
  });

  test("a hold that was released stays released, however often its capture is tried", async () => {
    const user = await makeUser(host.core, 100);
    const { caller } = user;
    const hold = await service.hold({ caller, points: 10, reference: "a" });
    await service.release(hold);
    losses = 0;
    await expect(service.capture(hold, 10)).rejects.toMatchObject({ code: "hold_closed" });
    expect(await readAccount(host.core, user.accountId)).toEqual({ balance: 100, held: 0 });
    await expectSound(host.core);
  });
});
