/**
 * Finding 2: Stripe's events in any order, any mixture and any number of repetitions leave a purchase where
 * the table of `src/wallet/README.md` says. What is expected is worked out here from the set of events alone.
 */
import { beforeAll, describe, expect, test } from "bun:test";
import type Stripe from "stripe";
import { nextId } from "../../src/wallet/core.ts";
import { oneRow } from "../../src/wallet/db/mod.ts";
import { mergeDispute, pointsAskedBack, statusOf } from "../../src/wallet/top_up/card_state.ts";
import type { CardFacts, Dispute, DisputeState } from "../../src/wallet/top_up/card_state.ts";
import { applyEvent, collectOwed } from "../../src/wallet/top_up/mod.ts";
import { buildWallet } from "../../src/wallet/create_wallet.ts";
import { AccountFrozen } from "../../src/wallet/mod.ts";
import type { WalletService } from "../../src/wallet/mod.ts";
import {
  CENTS,
  createChance,
  expected,
  NAMES,
  POINTS,
  sequences,
  toEvent,
} from "./support/card_events.ts";
import type { Name } from "./support/card_events.ts";
import { expectSound, give, makeUser, readAccount } from "./support/people.ts";
import type { TestUser } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

describe("mergeDispute()", () => {
  const states: readonly DisputeState[] = ["inquiry", "open", "won", "lost"];
  const all = states.flatMap((state) =>
    [0, 1, 2].map((decided): Dispute => ({ cents: 100 * decided + 100, state, decided })),
  );

  test("has no order, no grouping and no count: it is commutative, associative and idempotent", () => {
    for (const a of all) {
      expect(mergeDispute(a, a)).toEqual(a);
      for (const b of all) {
        expect(mergeDispute(a, b)).toEqual(mergeDispute(b, a));
        for (const c of all) {
          expect(mergeDispute(mergeDispute(a, b), c)).toEqual(mergeDispute(a, mergeDispute(b, c)));
        }
      }
    }
  });
});

describe("the state of a purchase", () => {
  /** Events by their effect on the facts, one after another. */
  function fold(names: readonly Name[]): CardFacts {
    let facts: CardFacts = {
      paid: false,
      ended: null,
      refundedCents: 0,
      refunds: [],
      disputes: [],
    };
    const disputes = new Map<string, Dispute>();
    const note = (id: string, cents: number, state: DisputeState) => {
      const report: Dispute = { cents, state, decided: 0 };
      const known = disputes.get(id);
      disputes.set(id, known ? mergeDispute(known, report) : report);
    };
    for (const name of names) {
      if (name === "completed" || name === "succeeded") facts = { ...facts, paid: true };
      if (name === "failed") facts = { ...facts, ended: "failed" };
      if (name === "expired") facts = { ...facts, ended: facts.ended ?? "expired" };
      const cents = { refund300: 300, refund500: 500, refundAll: CENTS }[name as string] ?? 0;
      facts = { ...facts, refundedCents: Math.max(facts.refundedCents, cents) };
      if (name === "disputed") note("dp_1", 500, "open");
      if (name === "won" || name === "reinstated") note("dp_1", 500, "won");
      if (name === "disputed2") note("dp_2", 205, "open");
      if (name === "lost2") note("dp_2", 205, "lost");
      if (name === "inquiry") note("dp_3", CENTS, "inquiry");
    }
    return { ...facts, disputes: [...disputes.values()] };
  }

  test("is the table's after every sequence of six of eight events", () => {
    const pool: readonly Name[] = [
      "completed",
      "failed",
      "refund300",
      "refundAll",
      "disputed",
      "won",
      "disputed2",
      "lost2",
    ];
    let count = 0;
    for (let length = 1; length <= 6; length++) {
      for (const names of sequences(pool, length)) {
        const facts = fold(names);
        const { back, status } = expected(new Set(names));
        if (pointsAskedBack(POINTS, facts) !== back || statusOf(facts) !== status) {
          throw new Error(`${names.join(", ")}: ${JSON.stringify(facts)}`);
        }
        count++;
      }
    }
    expect(count).toBe(8 + 8 ** 2 + 8 ** 3 + 8 ** 4 + 8 ** 5 + 8 ** 6);
  }, 120_000);
});

onEveryStore("card states", (open, kind) => {
  let host: Host;
  let other: Host;
  let service: WalletService;
  let events = 0;

  beforeAll(async () => {
    host = await open();
    other = await open({}, host);
    service = (await buildWallet(host, { workers: false })).service;
  });

  interface Purchase {
    readonly user: TestUser;
    readonly topUpId: string;
  }

  async function start(user?: TestUser): Promise<Purchase> {
    const buyer = user ?? (await makeUser(host.core, 0));
    const topUpId = nextId(host.core);
    await host.core.database.rows(
      "INSERT INTO topups(id, user_id, cents, points) VALUES($1, $2, $3, $4)",
      [topUpId, buyer.userId, CENTS, POINTS],
    );
    return { user: buyer, topUpId };
  }

  const send = (name: Name, purchase: Purchase, at: Host = host) =>
    applyEvent(at.core, toEvent(name, purchase.topUpId));
  const balance = async ({ user }: Purchase) =>
    (await readAccount(host.core, user.accountId)).balance;

  async function read({ topUpId, user }: Purchase) {
    return oneRow<{ status: string; owed: number; frozen: boolean }>(
      host.core.database,
      `SELECT t.status, t.reversed_points - t.taken_points AS owed, u.frozen_at IS NOT NULL AS frozen
       FROM topups t JOIN users u ON u.id = t.user_id WHERE t.id = $1 AND u.id = $2`,
      [topUpId, user.userId],
    );
  }

  async function expectTable(purchase: Purchase, names: readonly Name[]): Promise<void> {
    const { stays, status } = expected(new Set(names));
    const state = { ...(await read(purchase)), balance: await balance(purchase) };
    expect([names.join(" "), state]).toEqual([
      names.join(" "),
      { status, owed: 0, frozen: false, balance: stays },
    ]);
  }

  describe("finding 2", () => {
    test("a refund that comes before the completion is not credited away", async () => {
      const purchase = await start();
      await send("refundAll", purchase);
      await send("completed", purchase);
      expect(await balance(purchase)).toBe(0);
      expect(await read(purchase)).toMatchObject({ status: "refunded", frozen: false });
    });

    test("half refunded and the other half disputed leaves nothing", async () => {
      const purchase = await start();
      for (const name of ["completed", "refund500", "disputed"] as const)
        await send(name, purchase);
      expect(await balance(purchase)).toBe(0);
    });

    test("a dispute that is won gives the points back and thaws the account", async () => {
      const purchase = await start();
      const { caller } = purchase.user;
      await send("completed", purchase);
      await service.charge({ caller, points: 70, reference: "a" });
      await send("disputed", purchase);
      expect(await balance(purchase)).toBe(0);
      expect(await read(purchase)).toMatchObject({ owed: 20, frozen: true });
      const charge = service.charge({ caller, points: 1, reference: "a" });
      await expect(charge).rejects.toThrow(AccountFrozen);
      await send("won", purchase);
      expect(await balance(purchase)).toBe(30);
      expect(await read(purchase)).toMatchObject({ status: "paid", owed: 0, frozen: false });
      await service.charge({ caller, points: 30, reference: "a" });
    });

    test("points that come in pay what is owed, and the account thaws", async () => {
      const purchase = await start();
      const { caller, userId } = purchase.user;
      await send("completed", purchase);
      await service.charge({ caller, points: 100, reference: "a" });
      await send("disputed", purchase);
      await give(host.core, userId, 20);
      await collectOwed(host.core);
      expect(await balance(purchase)).toBe(0);
      expect(await read(purchase)).toMatchObject({ owed: 30, frozen: true });
      const again = await start(purchase.user);
      await send("completed", again);
      expect(await balance(again)).toBe(70);
      expect(await read(again)).toMatchObject({ status: "paid", frozen: false });
      await send("won", purchase);
      expect(await balance(purchase)).toBe(120);
    });

    test("points that a running call holds are taken when it lets go of them", async () => {
      const purchase = await start();
      const { caller } = purchase.user;
      await send("completed", purchase);
      const hold = await service.hold({ caller, points: 80, reference: "a" });
      await send("refundAll", purchase);
      expect(await read(purchase)).toMatchObject({ owed: 80, frozen: true });
      await service.release(hold);
      await collectOwed(host.core);
      expect(await balance(purchase)).toBe(0);
      expect(await read(purchase)).toMatchObject({ owed: 0, frozen: false });
    });

    test("a freeze by hand is nobody's to end", async () => {
      const purchase = await start();
      await send("completed", purchase);
      await host.core.database.rows("UPDATE users SET frozen_at = now() WHERE id = $1", [
        purchase.user.userId,
      ]);
      await send("disputed", purchase);
      await send("won", purchase);
      expect(await read(purchase)).toMatchObject({ status: "paid", owed: 0, frozen: true });
    });

    test("what a second purchase owes keeps the account frozen after the first is settled", async () => {
      const first = await start();
      const second = await start(first.user);
      await send("completed", first);
      await send("completed", second);
      await service.charge({ caller: first.user.caller, points: 200, reference: "a" });
      await send("disputed", first);
      await send("disputed2", second);
      await send("won", first);
      expect(await read(first)).toMatchObject({ status: "paid", owed: 0, frozen: true });
      expect(await read(second)).toMatchObject({ owed: 21, frozen: true });
    });

    test("disputes that are told without an id or a status are the payment's one", async () => {
      const purchase = await start();
      const tell = (type: string, object: object) => {
        const payment_intent = `pi_${purchase.topUpId}`;
        const event = {
          id: `evt_${events++}`,
          type,
          data: { object: { payment_intent, ...object } },
        };
        return applyEvent(host.core, event as unknown as Stripe.Event);
      };
      await send("completed", purchase);
      await tell("charge.dispute.created", { amount: 400 });
      expect(await balance(purchase)).toBe(60);
      await tell("charge.dispute.closed", {
        id: `dp_${purchase.topUpId}`,
        amount: 400,
        status: "won",
      });
      expect(await balance(purchase)).toBe(100);
      await tell("charge.dispute.created", { amount: 400 });
      expect(await balance(purchase)).toBe(100);
    });

    test("keys that the buyer has bound beforehand stop no reversal and count for none", async () => {
      const purchase = await start();
      const { userId, accountId, caller } = purchase.user;
      await send("completed", purchase);
      // As the owner's own deduction binds them, under whatever name he likes.
      for (const n of [1, 2, 3]) {
        const key = `topup:${purchase.topUpId}:${n}`;
        await service.charge({ caller, points: 20, reference: "a", key });
      }
      await send("disputed", purchase);
      expect(await balance(purchase)).toBe(0);
      expect(await read(purchase)).toMatchObject({ owed: 10, frozen: true });
      await give(host.core, userId, 100);
      await collectOwed(host.core);
      expect(await readAccount(host.core, accountId)).toEqual({ balance: 90, held: 0 });
      expect(await read(purchase)).toMatchObject({ owed: 0, frozen: false });
    });

    test("a debtor whose points cannot be taken keeps nobody else from his turn", async () => {
      const [first, second] = [await start(), await start()];
      for (const purchase of [first, second]) {
        await send("completed", purchase);
        await service.charge({ caller: purchase.user.caller, points: 100, reference: "a" });
        await send("disputed", purchase);
        await give(host.core, purchase.user.userId, 50);
      }
      // Whatever moves for the first cannot be numbered any more.
      await host.core.database.rows("UPDATE topups SET movements = 2147483647 WHERE id = $1", [
        first.topUpId,
      ]);
      await collectOwed(host.core);
      expect(await read(second)).toMatchObject({ owed: 0, frozen: false });
      await host.core.database.rows("UPDATE topups SET movements = 1 WHERE id = $1", [
        first.topUpId,
      ]);
      await collectOwed(host.core);
      expect(await read(first)).toMatchObject({ owed: 0, frozen: false });
    });

    test("a payment that is named only by a later event is known by it", async () => {
      const purchase = await start();
      const nameless = toEvent("completed", purchase.topUpId);
      Object.assign(nameless.data.object, { payment_intent: null });
      await applyEvent(host.core, nameless);
      expect(await balance(purchase)).toBe(100);
      await send("succeeded", purchase);
      await send("refundAll", purchase);
      expect(await balance(purchase)).toBe(0);
    });

    test("a dispute that was prevented withdraws nothing beside its refund", async () => {
      const purchase = await start();
      for (const name of ["completed", "prevented", "refund500"] as const)
        await send(name, purchase);
      expect(await balance(purchase)).toBe(50);
      expect(await read(purchase)).toMatchObject({ status: "refunded", frozen: false });
    });

    test("every movement of a purchase is a posting of its own, with a key of its own", async () => {
      const purchase = await start();
      for (const name of ["completed", "disputed", "won", "refund300", "refundAll"] as const) {
        await send(name, purchase);
      }
      const rows = await host.core.database.rows<{ key: string; moved: number }>(
        `SELECT idem_key AS key, CASE WHEN destination_id = $1 THEN amount ELSE -amount END AS moved
         FROM postings WHERE $1 IN (source_id, destination_id) ORDER BY id`,
        [purchase.user.accountId],
      );
      const key = `topup:${purchase.topUpId}`;
      expect(rows).toEqual([
        { key, moved: 100 },
        { key: ` ${key}:1`, moved: -50 },
        { key: `${key}:2`, moved: 50 },
        { key: ` ${key}:3`, moved: -30 },
        { key: ` ${key}:4`, moved: -70 },
      ]);
    });
  });

  test("after every sequence of up to three of six events the balance is the table's", async () => {
    const pool: readonly Name[] = ["completed", "expired", "refund500", "disputed", "won", "lost2"];
    for (let length = 1; length <= 3; length++) {
      for (const names of sequences(pool, length)) {
        const purchase = await start();
        for (const name of names) await send(name, purchase);
        await expectTable(purchase, names);
      }
    }
    await expectSound(host.core);
  }, 120_000);

  test("after 150 sequences of six of all events by chance the balance is the table's", async () => {
    const seed = Number(process.env.TEST_SEED ?? 20_260);
    const chance = createChance(seed);
    for (let round = 0; round < 150; round++) {
      const names = Array.from({ length: 6 }, () => NAMES[chance(NAMES.length)]!);
      if (round % 2 === 0) names[chance(6)] = "completed";
      const purchase = await start();
      for (const name of names) await send(name, purchase, chance(2) === 0 ? host : other);
      await expectTable(purchase, names).catch((cause: unknown) => {
        throw new Error(`seed ${seed}, round ${round}`, { cause });
      });
    }
    await expectSound(host.core);
  }, 120_000);

  test("six events at once on two hosts end as the table says", async () => {
    const chance = createChance(7);
    for (let round = 0; round < 25; round++) {
      const names = Array.from({ length: 6 }, () => NAMES[chance(NAMES.length)]!);
      names[0] = "completed";
      const purchase = await start();
      await Promise.all(names.map((name, i) => send(name, purchase, i % 2 ? host : other)));
      await expectTable(purchase, names);
    }
  }, 120_000);

  test("with points spent in between nothing is negative, and frozen is who owes", async () => {
    const chance = createChance(11);
    for (let round = 0; round < (kind === "embedded" ? 60 : 40); round++) {
      const purchase = await start();
      const { caller } = purchase.user;
      const names = Array.from({ length: 6 }, () => NAMES[chance(NAMES.length)]!);
      names[chance(3)] = "completed";
      let spent = 0;
      for (const name of names) {
        await send(name, purchase);
        const points = 1 + chance(80);
        const paid = await service.charge({ caller, points, reference: "a" }).catch(() => null);
        spent += paid?.points ?? 0;
      }
      await collectOwed(host.core);
      const state = await read(purchase);
      const { stays } = expected(new Set(names));
      const left = await balance(purchase);
      expect(left).toBeGreaterThanOrEqual(0);
      expect([names.join(" "), state.frozen]).toEqual([names.join(" "), state.owed > 0]);
      if (state.owed > 0) expect(left).toBe(0);
      // What stays, less what was spent, is what is left or, below zero, what is owed.
      expect(stays - spent).toBe(left - state.owed);
    }
    await expectSound(host.core);
  }, 120_000);
});
