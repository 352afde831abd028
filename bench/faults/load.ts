/** What is asked while things break: deductions over HTTP, and holds, charges and card events inside this process. */
import { setTimeout as sleep } from "node:timers/promises";
import type { WalletService } from "../../src/wallet/mod.ts";
import type { Core } from "../../src/wallet/core.ts";
import { applyEvent } from "../../src/wallet/top_up/mod.ts";
import { NAMES, toEvent } from "../../tests/wallet/support/card_events.ts";
import type { Name } from "../../tests/wallet/support/card_events.ts";
import type { TestUser } from "../../tests/wallet/support/people.ts";
import type { Hosts } from "./hosts.ts";

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;

/** A deduction and how it ended, once that is known: its status and the very text of its answer. */
export interface Ask {
  readonly accountId: number;
  readonly token: string;
  readonly key: string;
  readonly amount: number;
  end?: End;
}

interface End {
  readonly status: number;
  readonly body: string;
}

/** Of one status, how many answers. */
export type Counts = Record<string, number>;

const FINAL = new Set([200, 402, 422]);

/** Asks until the answer is final. @throws {Error} an answer that must not be, or another one than before */
export async function settle(
  ask: Ask,
  hosts: Hosts,
  counts: Counts,
  until: () => boolean,
): Promise<void> {
  while (!until()) {
    const said = await post(ask, hosts.portOf(pick([0, 1] as const)));
    counts[said?.status ?? "none"] = (counts[said?.status ?? "none"] ?? 0) + 1;
    if (said !== null && FINAL.has(said.status)) return note(ask, said);
    if (said !== null && said.status !== 503) {
      throw new Error(`${ask.key}: ${said.status} ${said.body}`);
    }
    await sleep(20 + Math.random() * 100);
  }
}

function note(ask: Ask, said: End): void {
  const before = ask.end;
  ask.end = said.status === 200 ? said : (before ?? said);
  // A charge that was told is told again byte by byte; a refusal may become a charge when points came in.
  if (before?.status === 200 && (said.status !== 200 || said.body !== before.body)) {
    throw new Error(`${ask.key}: told ${before.body}, then ${said.status} ${said.body}`);
  }
}

async function post(ask: Ask, port: number): Promise<End | null> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/points/deduct`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${ask.token}` },
      body: JSON.stringify({ amount: ask.amount, description: "f", idempotencyKey: ask.key }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    // Its host was killed: whether it charged is known when the same key is tried again.
    return null;
  }
}

/** Deducts under ever new keys; one in five is one of before. */
export async function deductUntil(
  until: () => boolean,
  tokens: readonly { readonly accountId: number; readonly token: string }[],
  hosts: Hosts,
  asks: Ask[],
  counts: Counts,
): Promise<void> {
  const mine: Ask[] = [];
  while (!until()) {
    const again = mine.length > 0 && Math.random() < 0.2;
    const ask: Ask = again
      ? pick(mine)
      : { ...pick(tokens), key: crypto.randomUUID(), amount: 1 + Math.floor(Math.random() * 3) };
    if (!again) {
      mine.push(ask);
      asks.push(ask);
    }
    await settle(ask, hosts, counts, until);
    await sleep(Math.random() * 20);
  }
}

/** Holds that end every way or not at all, and charges of the owner; whatever fails is left to the sweeper. */
export async function holdUntil(
  until: () => boolean,
  service: WalletService,
  users: readonly TestUser[],
): Promise<number> {
  let done = 0;
  while (!until()) {
    const { caller } = pick(users);
    try {
      const hold = await service.hold({ caller, points: 5, reference: "f" });
      const chance = Math.random();
      if (chance < 0.5) await service.prepay(hold);
      if (chance < 0.3 || chance > 0.8) await service.capture(hold, Math.floor(chance * 6));
      else if (chance < 0.6) await service.release(hold);
      await service.charge({ caller, points: 1, reference: "f" });
      done++;
    } catch {
      await sleep(50);
    }
  }
  return done;
}

/** A purchase and everything that was said of it. */
export interface Purchase {
  readonly topUpId: string;
  readonly user: TestUser;
  readonly said: Set<Name>;
}

/** Tells events of purchases, each until it is known to be taken note of, some of them by two at once. */
export async function tellUntil(
  until: () => boolean,
  cores: readonly Core[],
  makePurchase: () => Promise<Purchase>,
  purchases: Purchase[],
): Promise<void> {
  while (!until()) {
    let purchase: Purchase;
    try {
      purchase = await makePurchase();
    } catch {
      await sleep(50);
      continue;
    }
    purchases.push(purchase);
    for (let i = 0; i < 6; i++) {
      const name = i === 0 ? "completed" : pick(NAMES);
      const event = toEvent(name, purchase.topUpId);
      for (let taken = false; !taken;) {
        const ends = await Promise.allSettled([
          applyEvent(pick(cores), event),
          ...(Math.random() < 0.3 ? [applyEvent(pick(cores), event)] : []),
        ]);
        taken = ends.some(({ status }) => status === "fulfilled");
        if (!taken) await sleep(50);
      }
      purchase.said.add(name);
    }
  }
}
