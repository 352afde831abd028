/** What an account has, and whether it is enough. */
import { maySeeBalance } from "../contract.ts";
import type { Balance, Caller } from "../contract.ts";
import { oneRow } from "../db/mod.ts";
import type { Query } from "../db/mod.ts";
import type { Core } from "../core.ts";
import { AccountFrozen, InsufficientPoints, InsufficientScope } from "../errors.ts";

/** What an account had when it was looked at. */
export interface Funds {
  readonly balance: number;
  readonly held: number;
  readonly frozen: boolean;
}

/** Funds that were read together with who calls; each is good for one look. */
const seen = new WeakMap<Caller, Funds>();

/** Remembers what a caller had when he was recognised, so that it need not be asked at once again. */
export function noteFunds(caller: Caller, funds: Funds): void {
  seen.set(caller, funds);
}

/** Reads balance and held points of the caller's account. */
export async function readBalance(query: Query, caller: Caller): Promise<Balance> {
  return toBalance(caller, await readFunds(query, caller));
}

/** Refuses unless `points` could be charged now. @throws as the contract's `requireFunds` */
export async function requireFunds(core: Core, caller: Caller, points: number): Promise<Balance> {
  requireDeductScope(caller);
  const noted = seen.get(caller);
  seen.delete(caller);
  // What would refuse may have changed since; what lets pass is asked again by the charge itself.
  if (noted && !noted.frozen && noted.balance - noted.held >= points) {
    return toBalance(caller, noted);
  }
  const funds = await readFunds(core.database, caller);
  if (funds.frozen) throw new AccountFrozen();
  const balance = toBalance(caller, funds);
  if (balance.available < points) throw tooFew(caller, points, balance.available);
  return balance;
}

/** The refusal for a charge that the ledger has just turned down. */
export async function refuseFunds(core: Core, caller: Caller, points: number): Promise<Error> {
  if (!maySeeBalance(caller)) return new InsufficientPoints(points, null);
  const { available } = await readBalance(core.database, caller);
  // Points that came in since the refusal must not make the message nonsense.
  return tooFew(caller, points, Math.min(available, points - 1));
}

/** @throws {InsufficientScope} a partner token without `deduct` */
export function requireDeductScope(caller: Caller): void {
  if (!caller.scopes.includes("deduct")) throw new InsufficientScope("deduct");
}

function tooFew(caller: Caller, points: number, available: number): InsufficientPoints {
  return new InsufficientPoints(points, maySeeBalance(caller) ? available : null);
}

function readFunds(query: Query, caller: Caller): Promise<Funds> {
  return oneRow<Funds>(
    query,
    `SELECT a.balance, a.held, u.frozen_at IS NOT NULL AS frozen
     FROM accounts a JOIN users u ON u.id = a.user_id WHERE a.id = $1`,
    [caller.accountId],
  );
}

function toBalance(caller: Caller, { balance, held }: Funds): Balance {
  return { userId: caller.userId, balance, held, available: balance - held };
}
