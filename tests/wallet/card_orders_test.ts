/**
 * Finding 2, bar 3: all orders and repetitions of up to six Stripe events of one purchase, on the real store.
 *
 * What the store holds of a purchase is a state. From each state that can be reached every event is applied to the
 * store itself, so the graph of states is what the store does, and every sequence is a walk through it. All walks of
 * up to six events are taken; each must end where the table says. That nothing else than the state matters is tried
 * by sequences of chance that are played on the store as they are.
 */
import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import type { Core } from "../../src/wallet/core.ts";
import { nextId } from "../../src/wallet/core.ts";
import { oneRow } from "../../src/wallet/db/mod.ts";
import type { Query } from "../../src/wallet/db/mod.ts";
import { applyEvent } from "../../src/wallet/top_up/mod.ts";
import {
  CENTS,
  createChance,
  expected,
  NAMES,
  POINTS,
  SINGLE_REFUNDS,
  toEvent,
} from "./support/card_events.ts";
import type { Name } from "./support/card_events.ts";
import { expectSound } from "./support/people.ts";
import { onEveryStore } from "./support/stores.ts";
import type { Host } from "./support/stores.ts";

setDefaultTimeout(600_000);

const LONGEST = 6;
const SPENT = 70;

/** What is done to a purchase: an event, or its buyer spends 70 points where he can. */
type Step = Name | "spend";

/** What is seen of a purchase; `memory` is all that the store keeps of it, as text. */
interface Seen {
  readonly memory: string;
  readonly status: string;
  readonly balance: number;
  readonly spent: number;
  readonly owed: number;
  readonly frozen: boolean;
}

interface Purchase {
  readonly topUpId: string;
  readonly userId: number;
  readonly accountId: number;
}

/** A state, and what each step leads to. */
interface Node extends Seen {
  readonly next: Map<Step, Node>;
}

class Undo extends Error {}

onEveryStore("card orders", (open) => {
  let host: Host;

  beforeAll(async () => {
    host = await open();
  });

  async function begin(tx: Query): Promise<Purchase> {
    const user = await oneRow<{ user_id: number; account_id: number }>(
      tx,
      "SELECT * FROM wallet_create_user(NULL, 'Orders')",
    );
    const topUpId = nextId(host.core);
    await tx.rows("INSERT INTO topups(id, user_id, cents, points) VALUES($1, $2, $3, $4)", [
      topUpId,
      user.user_id,
      CENTS,
      POINTS,
    ]);
    return { topUpId, userId: user.user_id, accountId: user.account_id };
  }

  /** The core of the wallet inside an open transaction. */
  function inside(tx: Query): Core {
    const database = {
      ...host.core.database,
      ...tx,
      transaction: <T>(work: (tx: Query) => Promise<T>) => work(tx),
    };
    return { ...host.core, database };
  }

  async function take(tx: Query, step: Step, purchase: Purchase): Promise<void> {
    if (step !== "spend")
      return void (await applyEvent(inside(tx), toEvent(step, purchase.topUpId)));
    // Once: what was spent is a part of the state.
    if ((await see(tx, purchase)).spent > 0) return;
    await tx.rows("SELECT wallet_charge($1, 0, NULL, NULL, $2, $3, NULL, NULL, 'a', '')", [
      purchase.accountId,
      nextId(host.core),
      SPENT,
    ]);
  }

  async function see(tx: Query, { topUpId, userId, accountId }: Purchase): Promise<Seen> {
    const row = await oneRow<Omit<Seen, "memory"> & { facts: string }>(
      tx,
      `SELECT t.status, a.balance, t.reversed_points - t.taken_points AS owed, u.frozen_at IS NOT NULL AS frozen,
         (SELECT coalesce(sum(p.amount), 0)::bigint FROM postings p WHERE p.source_id = a.id AND p.kind = 'deduct') AS spent,
         json_build_array(t.status, t.reversed_points, t.taken_points, t.payment_intent IS NULL, t.posting_id IS NULL,
           a.balance, a.held, u.frozen_by,
           (SELECT r.cents FROM card_refunds r WHERE r.payment_intent = 'pi_' || t.id),
           (SELECT json_agg(json_build_array(left(s.id, 4), s.cents, s.failed) ORDER BY s.id)
            FROM card_single_refunds s WHERE s.payment_intent = 'pi_' || t.id),
           (SELECT json_agg(json_build_array(left(d.id, 4), d.cents, d.state, d.decided) ORDER BY d.id)
            FROM card_disputes d WHERE d.payment_intent = 'pi_' || t.id))::text AS facts
       FROM topups t JOIN users u ON u.id = t.user_id JOIN accounts a ON a.id = $3 WHERE t.id = $1 AND u.id = $2`,
      [topUpId, userId, accountId],
    );
    const { facts, ...seen } = row;
    return { ...seen, memory: `${facts} ${seen.spent}` };
  }

  /** Runs in a transaction that is undone. */
  async function rehearse<T>(work: (tx: Query) => Promise<T>): Promise<T> {
    let outcome: T | undefined;
    await host.core.database
      .transaction(async (tx) => {
        outcome = await work(tx);
        throw new Undo();
      })
      .catch((cause: unknown) => {
        if (!(cause instanceof Undo)) throw cause;
      });
    return outcome!;
  }

  /**
   * Every state that the steps lead to, with what each of them does there. The store stands in each state once: from
   * there every step is taken and taken back, and a state that is new is gone into before it is taken back.
   */
  function mapStates(steps: readonly Step[]): Promise<{ start: Node; nodes: readonly Node[] }> {
    const known = new Map<string, Node>();
    return rehearse(async (tx) => {
      const purchase = await begin(tx);
      async function enter(seen: Seen): Promise<Node> {
        const node: Node = { ...seen, next: new Map() };
        known.set(seen.memory, node);
        for (const step of steps) {
          await tx.script("SAVEPOINT here");
          await take(tx, step, purchase);
          const there = await see(tx, purchase);
          node.next.set(step, known.get(there.memory) ?? (await enter(there)));
          await tx.script("ROLLBACK TO SAVEPOINT here; RELEASE SAVEPOINT here");
        }
        return node;
      }
      const start = await enter(await see(tx, purchase));
      return { start, nodes: [...known.values()] };
    });
  }

  /**
   * Takes every walk of up to six steps and judges each of its ends. Walks that stand in one state and have said the
   * same are taken on together: what they come to is the same. @returns how many
   */
  function walkAll(
    start: Node,
    steps: readonly Step[],
    judge: (node: Node, said: ReadonlySet<Name>) => boolean,
  ): number {
    const setOf = (mask: number) =>
      new Set(steps.filter((step, i): step is Name => step !== "spend" && (mask & (1 << i)) !== 0));
    const judged = new Map<Node, Set<number>>();
    const check = (node: Node, mask: number): void => {
      const known = judged.get(node) ?? new Set();
      judged.set(node, known);
      if (known.has(mask)) return;
      known.add(mask);
      if (!judge(node, setOf(mask))) {
        throw new Error(`${[...setOf(mask)].join(", ")} in some order ends as ${node.memory}`);
      }
    };
    let walks = 0;
    /** How many walks stand in a state, by what they have said. */
    let standing = new Map<Node, Map<number, number>>([[start, new Map([[0, 1]])]]);
    check(start, 0);
    for (let length = 1; length <= LONGEST; length++) {
      const after = new Map<Node, Map<number, number>>();
      for (const [node, counts] of standing) {
        steps.forEach((step, i) => {
          const next = node.next.get(step)!;
          const there = after.get(next) ?? new Map<number, number>();
          after.set(next, there);
          for (const [mask, count] of counts) {
            const said = mask | (1 << i);
            check(next, said);
            there.set(said, (there.get(said) ?? 0) + count);
            walks += count;
          }
        });
      }
      standing = after;
    }
    return walks;
  }

  const isSane = ({ balance, owed, frozen }: Seen) =>
    balance >= 0 && owed >= 0 && frozen === owed > 0 && (owed === 0 || balance === 0);

  test(`every sequence of up to six of ${NAMES.length} events ends as the table says`, async () => {
    const { start, nodes } = await mapStates(NAMES);
    const count = walkAll(start, NAMES, (node, said) => {
      const { stays, status } = expected(said);
      return isSane(node) && node.owed === 0 && node.balance === stays && node.status === status;
    });
    console.log(
      `${nodes.length} states, ${nodes.length * NAMES.length} steps on the store, ${count} sequences`,
    );
    expect(count).toBe([1, 2, 3, 4, 5, 6].reduce((sum, n) => sum + NAMES.length ** n, 0));
  });

  test("refunds that fail or are cancelled, in every sequence of up to six with those that stand", async () => {
    const steps: readonly Name[] = [
      "completed",
      "refund500",
      "refundAll",
      "disputed",
      ...SINGLE_REFUNDS,
    ];
    const { start, nodes } = await mapStates(steps);
    const count = walkAll(start, steps, (node, said) => {
      const { stays, status } = expected(said);
      return isSane(node) && node.owed === 0 && node.balance === stays && node.status === status;
    });
    console.log(`${nodes.length} states, ${count} sequences of refunds`);
    expect(count).toBe([1, 2, 3, 4, 5, 6].reduce((sum, n) => sum + steps.length ** n, 0));
  });

  test("with points spent anywhere between, nothing is negative and frozen is who owes", async () => {
    const steps: readonly Step[] = [
      "completed",
      "refund500",
      "refundAll",
      "disputed",
      "won",
      "disputed2",
      "lost2",
      "inquiry",
      "prevented",
      "spend",
    ];
    const { start, nodes } = await mapStates(steps);
    // What stays, less what was spent, is what is left or, below zero, what is owed.
    const count = walkAll(
      start,
      steps,
      (node, said) =>
        isSane(node) && expected(said).stays - node.spent === node.balance - node.owed,
    );
    console.log(`${nodes.length} states, ${count} sequences with spending`);
    expect(nodes.some(({ frozen }) => frozen)).toBe(true);
  });

  test("the state is all that matters: sequences of chance, each event told twice", async () => {
    const seed = Number(process.env.TEST_SEED ?? 16);
    const chance = createChance(seed);
    for (let round = 0; round < 60; round++) {
      const names = Array.from({ length: 3 + chance(8) }, () => NAMES[chance(NAMES.length)]!);
      const seen = await rehearse(async (tx) => {
        const purchase = await begin(tx);
        for (const name of names) {
          const event = toEvent(name, purchase.topUpId);
          expect(await applyEvent(inside(tx), event)).toBe(true);
          expect(await applyEvent(inside(tx), event)).toBe(false);
        }
        return see(tx, purchase);
      });
      const { stays, status } = expected(new Set(names));
      expect([seed, names, seen.balance, seen.status, seen.frozen, seen.owed]).toEqual([
        seed,
        names,
        stays,
        status,
        false,
        0,
      ]);
    }
    await expectSound(host.core);
  });
});
