/** Calls that nobody pays for, and the rate against which all are counted. */
import { RateLimited, type WalletService } from "../../wallet/contract.ts";
import type { Commitments } from "../draws/mod.ts";
import { readCall } from "../read_call.ts";
import type { Call, Runner } from "../run_call.ts";
import { called, envelope, NO_HEADERS, type Called } from "./called.ts";

/** What every call needs, paid or free. */
export interface CallDeps {
  /** Null: everything is served free. */
  readonly wallet: WalletService | null;
  readonly runner: Runner;
  readonly commitments: Commitments;
  readonly clock: { now(): number };
  /** Address of the client, for the rate of those without a token. */
  readonly addressOf: (request: Request) => string;
}

/** A call that costs nothing: no token, no ledger. */
export async function serveFree(deps: CallDeps, call: Call): Promise<Called> {
  const { wallet, runner } = deps;
  const rate = wallet
    ? await wallet.rateLimit({ address: deps.addressOf(call.request) })
    : NO_HEADERS;
  if (call.known) return called(call.known.body, 0, undefined, rate);
  const now = deps.clock.now();
  const { dryRun, prepared, draw, work } = readCall(call, now, deps.commitments);
  if (work > 1) await wallet?.rateLimit({ address: deps.addressOf(call.request) }, work - 1);
  const free = { ...prepared, points: 0 };
  if (dryRun) {
    const data = { dryRun: true, procedure: prepared.procedure.name, price: 0 };
    return called(envelope(data), 0, undefined, rate);
  }
  const done = await runner.run(call, free, now, draw);
  if (wallet) await countWork(wallet, { address: deps.addressOf(call.request) }, done.work);
  return called(done.body, 0, undefined, rate);
}

/** Counts work that is done, so that the next call hears of it and not this one. */
export async function countWork(
  wallet: WalletService,
  who: Parameters<WalletService["rateLimit"]>[0],
  work: number,
): Promise<void> {
  if (work === 0) return;
  try {
    await wallet.rateLimit(who, work);
  } catch (error) {
    if (!(error instanceof RateLimited)) throw error;
  }
}
