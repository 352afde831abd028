/**
 * A wallet in memory that keeps the promises of `src/wallet/contract.ts`: same errors, same order, same
 * idempotency. It counts what a test may ask for and can be made to fail.
 */
import {
  ChargeInProgress,
  HoldClosed,
  InsufficientPoints,
  InsufficientScope,
  InvalidKey,
  InvalidToken,
  KeyReused,
  maySeeBalance,
  RateLimited,
  Unavailable,
  type Begun,
  type Caller,
  type Charge,
  type Hold,
  type Keep,
  type KeptAnswer,
  type WalletService,
} from "../../src/wallet/contract.ts";

/** Tokens the fake knows, with what their bearer may do. */
export const KEY = "at_live_whole";
export const DEDUCT_ONLY = "at_oat_deduct";
export const BALANCE_ONLY = "at_oat_balance";

export interface FakeWallet {
  readonly service: WalletService;
  /** Points now, holds not taken off. */
  balance(): number;
  held(): number;
  /** Charges that exist, newest last; what was given back is negative. */
  readonly postings: readonly { readonly points: number; readonly reference: string }[];
  /** Calls of each method so far. */
  readonly calls: Readonly<Record<string, number>>;
  /** Makes one method throw `Unavailable` from now on. */
  breakMethod(name: "charge" | "capture" | "hold" | "prepay" | "release"): void;
}

interface Slot {
  readonly request: string;
  readonly id: string;
  answer?: KeptAnswer;
  readonly done: Promise<void>;
  readonly settle: () => void;
}

/** @param requestsAMinute allowance of every caller; nothing is refused by default */
export function createFakeWallet(start: number, requestsAMinute = Infinity): FakeWallet {
  let balance = start;
  let requests = 0;
  let sequence = 0;
  const holds = new Map<string, number>();
  const prepaid = new Map<string, number>();
  const slots = new Map<string, Slot>();
  const postings: { points: number; reference: string }[] = [];
  const calls: Record<string, number> = {};
  const broken = new Set<string>();
  const held = () => [...holds.values()].reduce((sum, points) => sum + points, 0);

  function count(name: string): void {
    calls[name] = (calls[name] ?? 0) + 1;
    if (broken.has(name)) throw new Unavailable();
  }

  function requireWhole(points: number, minimum: number): void {
    if (!Number.isInteger(points) || points < minimum) throw new RangeError("points out of range");
  }

  function requireFunds(caller: Caller, points: number): void {
    if (!caller.scopes.includes("deduct")) throw new InsufficientScope("deduct");
    const available = balance - held();
    if (available < points) {
      throw new InsufficientPoints(points, maySeeBalance(caller) ? available : null);
    }
  }

  function keepAnswer(keep: Keep | undefined, points: number): void {
    if (!keep) return;
    const slot = [...slots.values()].find(({ id }) => id === keep.ticket.id);
    if (!slot || slot.answer) throw new ChargeInProgress();
    slot.answer = { ...keep.answer, points };
    slot.settle();
  }

  function post(points: number, reference: string): Charge {
    balance -= points;
    if (points !== 0) postings.push({ points, reference });
    return { transactionId: `t${++sequence}`, points, newBalance: balance, replayed: false };
  }

  function giveBack(points: number, reference: string): void {
    if (points > 0) post(-points, reference);
  }

  function balanceOf(caller: Caller) {
    return { userId: caller.userId, balance, held: held(), available: balance - held() };
  }

  async function begin(call: Parameters<WalletService["begin"]>[0]): Promise<Begun> {
    count("begin");
    const { caller, key, request } = call;
    if (key === "" || key.length > 255) throw new InvalidKey((say) => say.longest(255));
    const known = slots.get(key);
    if (!known) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const id = `ticket${++sequence}`;
      slots.set(key, { request, id, done: promise, settle: resolve });
      return { state: "first", ticket: { id, caller, key } };
    }
    if (known.request !== request) throw new KeyReused();
    const waited = new Promise((resolve) => setTimeout(resolve, 5_000));
    if (!known.answer) await Promise.race([known.done, waited]);
    if (known.answer) return { state: "replay", answer: known.answer };
    if (slots.get(key) !== known) return begin(call);
    throw new ChargeInProgress();
  }

  const service: WalletService = {
    async authenticate(authorization) {
      count("authenticate");
      const token = /^bearer (\S+)$/i.exec(authorization ?? "")?.[1];
      const scopes = token === undefined ? undefined : SCOPES[token];
      if (!scopes) throw new InvalidToken(authorization !== null);
      return callerWith(token === KEY ? "api-key" : "partner", scopes);
    },
    async rateLimit(_who, work = 1) {
      count("rateLimit");
      requests += work;
      if (requests > requestsAMinute) throw new RateLimited(30, { "RateLimit-Policy": '"test"' });
      return { "RateLimit-Policy": '"test";q=600;w=60' };
    },
    async balance(caller) {
      count("balance");
      return balanceOf(caller);
    },
    async requireFunds(caller, points) {
      count("requireFunds");
      requireFunds(caller, points);
      return balanceOf(caller);
    },
    async charge({ caller, points, reference, keep }) {
      count("charge");
      requireWhole(points, 0);
      requireFunds(caller, points);
      keepAnswer(keep, points);
      return post(points, reference);
    },
    async hold({ caller, points, reference }) {
      count("hold");
      requireWhole(points, 1);
      requireFunds(caller, points);
      const id = `hold${++sequence}`;
      holds.set(id, points);
      return { id, caller, points, reference, expiresAt: Date.now() + 600_000 } satisfies Hold;
    },
    async prepay(hold) {
      count("prepay");
      if (!holds.delete(hold.id)) throw new HoldClosed("released");
      prepaid.set(hold.id, hold.points);
      post(hold.points, hold.reference);
    },
    async capture(hold, points, keep) {
      count("capture");
      if (points > hold.points) throw new RangeError("points above the held amount");
      const taken = prepaid.get(hold.id);
      if (taken === undefined && !holds.has(hold.id)) throw new HoldClosed("released");
      keepAnswer(keep, points);
      holds.delete(hold.id);
      prepaid.delete(hold.id);
      if (taken === undefined) return post(points, hold.reference);
      giveBack(taken - points, hold.reference);
      return { transactionId: `t${sequence}`, points, newBalance: balance, replayed: false };
    },
    async release(hold) {
      count("release");
      holds.delete(hold.id);
      giveBack(prepaid.get(hold.id) ?? 0, hold.reference);
      prepaid.delete(hold.id);
    },
    begin,
    async abandon(ticket) {
      count("abandon");
      const slot = slots.get(ticket.key);
      if (!slot || slot.answer || slot.id !== ticket.id) return;
      slots.delete(ticket.key);
      slot.settle();
    },
    transactions: () => Promise.reject(new Error("not needed by the host")),
    createApiKey: () => Promise.reject(new Error("not needed by the host")),
    listApiKeys: () => Promise.reject(new Error("not needed by the host")),
    revokeApiKey: () => Promise.reject(new Error("not needed by the host")),
  };
  return {
    service,
    balance: () => balance,
    held,
    postings,
    calls,
    breakMethod: (name) => void broken.add(name),
  };
}

const SCOPES: Readonly<Record<string, readonly string[]>> = {
  [KEY]: ["deduct", "balance"],
  [DEDUCT_ONLY]: ["deduct"],
  [BALANCE_ONLY]: ["balance"],
};

function callerWith(kind: Caller["kind"], scopes: readonly string[]): Caller {
  return { kind, userId: 1, accountId: 1, scopes, requestsPerMinute: 600, label: `${kind} test` };
}
