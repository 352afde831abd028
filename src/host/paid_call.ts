/**
 * A paid call from its caller to its charge: who → price → funds → run → charge.
 *
 * Pure work takes milliseconds: the balance is looked at first, then one statement charges. Whatever a
 * model writes or a blend gathers holds the points first, and captures them for a finished answer; where its
 * text is streamed, before the first sentence leaves, and what fails afterwards on our side is given back.
 */
import {
  maySeeBalance,
  RateLimited,
  type Caller,
  type Hold,
  type Keep,
  type KeptAnswer,
  type People,
  type Ticket,
  type WalletService,
} from "../wallet/contract.ts";
import type { KnownAnswer } from "./answer_cache.ts";
import { sha256, type Commitments } from "./draws/mod.ts";
import { KEPT_HEADER, withPeople, type Keeper } from "./kept/mod.ts";
import { describeError, type Log } from "./log.ts";
import { HttpError } from "./problem.ts";
import { canonicalRequest } from "./canonical_request.ts";
import { readCall, type Priced } from "./read_call.ts";
import { goneOf, type Call, type Runner } from "./run_call.ts";
import { createTextGate, type TextGate } from "./text_gate.ts";

export type { Call } from "./run_call.ts";

type Headers = Readonly<Record<string, string>>;

export interface PaidCallDeps {
  /** Null: everything is served free. */
  readonly wallet: WalletService | null;
  readonly runner: Runner;
  readonly commitments: Commitments;
  readonly clock: { now(): number };
  readonly log: Log;
  /** Address of the client, for the rate of those without a token. */
  readonly addressOf: (request: Request) => string;
  /** Who calls, where a page knows it by a sign-in. */
  readonly callerOf?: (request: Request) => Caller | undefined;
  /** Keeps what was paid for; left out, nothing is kept. */
  readonly keep?: Keeper;
  /** The persons that an input may name by `profileId`. */
  readonly people?: Pick<People, "read">;
  /** Whether this host is about to stop: then a stream that ends is ended by us. */
  readonly isDraining?: () => boolean;
}

/** A finished call. */
export interface Called {
  readonly status: number;
  /** JSON text of `{ result: { data } }`. */
  readonly body: string | Blob;
  /** Points charged, by this request or by the first one with its idempotency key. */
  readonly points: number;
  readonly replayed: boolean;
  /** Balance afterwards, where the caller may see it. */
  readonly balance: number | undefined;
  readonly headers: Headers;
}

export interface PaidCaller {
  /** Whether nobody asks who calls: there is no wallet. */
  readonly isFree: boolean;
  readonly call: (call: Call) => Promise<Called>;
  /**
   * Counts a request that asks for nothing that is served against the rate of its address.
   *
   * @throws {RateLimited}
   */
  readonly countStray: (request: Request) => Promise<void>;
}

/** Seconds for which an idempotency key stays taken beyond the limit of the work itself. */
const LOCK_MARGIN_S = 30;

/** Whether a request wants nothing but its answer: no replay, no quote. */
export function isPlain({ headers }: Request): boolean {
  return headers.get("idempotency-key") === null && headers.get("x-dry-run") === null;
}

/**
 * Makes the one function through which a caller's points move.
 *
 * It throws `InputError`, `Refusal`, `PluginFault`, {@link HttpError} and the wallet's errors; whenever it
 * throws, nothing was charged.
 */
export function createPaidCaller(deps: PaidCallDeps): PaidCaller {
  const { wallet, runner } = deps;
  return {
    isFree: wallet === null,
    call: paidCall,
    async countStray(request) {
      await wallet?.rateLimit({ address: deps.addressOf(request) });
    },
  };

  async function paidCall(call: Call): Promise<Called> {
    const { procedure } = call.registered;
    if (wallet === null || procedure.cost === 0) return serveFree(deps, call);
    let hold: Hold | undefined;
    let ticket: Ticket | undefined;
    let stream: PaidStream | undefined;
    try {
      const identified = await identify(deps, wallet, call);
      const { caller } = identified;
      const now = deps.clock.now();
      const filled = call.known ? call : await withPeople(deps.people, caller, call);
      const asked = call.known ?? readCall(filled, now, deps.commitments);
      const fresh = "prepared" in asked ? asked : undefined;
      const more = (fresh?.work ?? 1) - 1;
      const rate = more > 0 ? await wallet.rateLimit(caller, more) : identified.rate;
      if (fresh?.dryRun) return await quote(wallet, caller, fresh, rate);
      const key = keyOf(call) ?? committedKey(fresh);
      if (key !== null && fresh) {
        const request = canonicalRequest(procedure, fresh.input);
        const lockSeconds = Math.ceil(runner.limitMs(procedure) / 1000) + LOCK_MARGIN_S;
        const begun = await wallet.begin({ caller, key, request, lockSeconds });
        if (begun.state === "replay") return await replay(wallet, caller, begun.answer, rate);
        ticket = begun.ticket;
      }
      const { points } = asked;
      const reference = procedure.name;
      if (runner.isLong(procedure) && points > 0) {
        hold = await wallet.hold({ caller, points, reference, ...(ticket ? { ticket } : {}) });
      } else if (fresh) await wallet.requireFunds(caller, points);
      if (call.tell) stream = openStream(wallet, filled, hold, ticket !== undefined);
      const done =
        fresh && (await runner.run(stream?.call ?? filled, fresh.prepared, now, fresh.draw));
      if (done) await countWork(wallet, caller, done.work);
      await stream?.gate.settled();
      if (done && goneOf(stream?.call ?? call).aborted) throw vanished();
      const keep = done && ticket ? { keep: keepOf(ticket, done.body) } : {};
      const due = done?.points ?? points;
      const charge = hold
        ? await wallet.capture(hold, due, keep.keep)
        : await wallet.charge({ caller, points: due, reference, ...keep });
      stream?.gate.open();
      const body = done?.body ?? call.known!.body;
      const input = (asked.input ?? {}) as Readonly<Record<string, unknown>>;
      const { request } = call;
      const kept = await deps.keep?.({
        request,
        caller,
        charge,
        reference,
        body,
        input,
        asOf: now,
      });
      const headers = kept ? { ...rate, [KEPT_HEADER]: kept } : rate;
      return called(body, charge.points, shown(caller, charge.newBalance), headers);
    } catch (error) {
      if (hold && stream && hasLeft(call, stream) && !deps.isDraining?.()) {
        await keepCharge(deps, wallet, hold);
      } else if (hold) await release(deps, wallet, hold);
      if (ticket) await wallet.abandon(ticket);
      throw error;
    }
  }
}

/** A call whose text waits for its payment. */
interface PaidStream {
  readonly call: Call;
  readonly gate: TextGate;
}

/**
 * Puts a gate before the text of a streamed call.
 *
 * Whoever hangs up stops the work, but not once the text is paid for and its answer will be kept: then the same
 * idempotency key brings the whole of it.
 */
function openStream(
  wallet: WalletService,
  call: Call,
  hold: Hold | undefined,
  isKept: boolean,
): PaidStream {
  const working = new AbortController();
  const stop = (reason: unknown) => working.abort(reason);
  const gone = goneOf(call);
  const pay = async (hold: Hold) => {
    gone.throwIfAborted();
    await wallet.prepay(hold);
    // Who left while it was taken has seen nothing: it goes back with the hold.
    gone.throwIfAborted();
  };
  const gate = hold
    ? createTextGate(call.tell!, () => pay(hold), stop)
    : createTextGate(call.tell!);
  const leave = () => {
    if (!(isKept && gate.isOpen())) stop(gone.reason);
  };
  if (gone.aborted) leave();
  else gone.addEventListener("abort", leave, { once: true });
  return { call: { ...call, tell: gate.tell, attention: working.signal }, gate };
}

/** Whether the reader has gone with text that was paid for; then the charge stands. */
function hasLeft(call: Call, { gate }: PaidStream): boolean {
  return gate.isOpen() && goneOf(call).aborted;
}

/** Counts work that is done, so that the next call hears of it and not this one. */
async function countWork(
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

const NO_HEADERS: Headers = {};

/** The known answer of a call that costs nothing. */
export function repeatFree(known: KnownAnswer): Called {
  return called(known.body, 0, undefined, NO_HEADERS);
}

/** A call that costs nothing: no token, no ledger. */
async function serveFree(deps: PaidCallDeps, call: Call): Promise<Called> {
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

/** Who calls; a token that is not valid counts against the rate of its address, before it is looked up. */
async function identify(
  deps: PaidCallDeps,
  wallet: WalletService,
  call: Call,
): Promise<{ readonly caller: Caller; readonly rate: Headers }> {
  const { headers } = call.request;
  const address = deps.addressOf(call.request);
  const known = deps.callerOf?.(call.request);
  const caller = known ?? (await wallet.authenticate(headers.get("authorization"), address));
  call.trace.caller = caller.label;
  return { caller, rate: await wallet.rateLimit(caller) };
}

/** The caller's idempotency key, made different for each call of a batch. */
function keyOf(call: Call): string | null {
  const key = call.request.headers.get("idempotency-key");
  return key === null || call.part === undefined ? key : `${key}#${call.part}`;
}

/** A committed draw needs no key of its own: asked again it is the same bytes, and not charged again. */
function committedKey(fresh: Priced | undefined): string | null {
  if (!fresh?.draw?.reveal) return null;
  return `draw:${sha256(canonicalRequest(fresh.prepared.procedure, fresh.input))}`;
}

function keepOf(ticket: Ticket, body: string): Keep {
  return { ticket, answer: { status: 200, contentType: "application/json", body } };
}

async function replay(
  wallet: WalletService,
  caller: Caller,
  answer: KeptAnswer,
  rate: Headers,
): Promise<Called> {
  const balance = maySeeBalance(caller) ? (await wallet.balance(caller)).balance : undefined;
  const again = { ...rate, "idempotency-replayed": "true" };
  const kept = called(answer.body, answer.points, balance, again);
  return { ...kept, status: answer.status, replayed: true };
}

/** The price and what the caller has, with nothing run and nothing moved. */
async function quote(
  wallet: WalletService,
  caller: Caller,
  { points, prepared }: Priced,
  rate: Headers,
): Promise<Called> {
  const price = { dryRun: true, procedure: prepared.procedure.name, price: points };
  if (!maySeeBalance(caller)) return called(envelope(price), 0, undefined, rate);
  const { balance, available } = await wallet.balance(caller);
  const shortfall = Math.max(0, points - available);
  return called(envelope({ ...price, balance, available, shortfall }), 0, balance, rate);
}

function envelope(data: unknown): string {
  return JSON.stringify({ result: { data } });
}

function shown(caller: Caller, balance: number): number | undefined {
  return maySeeBalance(caller) ? balance : undefined;
}

function called(
  body: string | Blob,
  points: number,
  balance: number | undefined,
  rate: Headers,
): Called {
  const headers: Record<string, string> = { ...rate, "x-points-charged": String(points) };
  if (balance !== undefined) headers["x-points-balance"] = String(balance);
  return { status: 200, body, points, replayed: false, balance, headers };
}

function vanished(): HttpError {
  return new HttpError(499, "client_closed_request", "Cannot answer: the caller has gone");
}

/** The text has left and its reader, too: the hold ends as it was prepaid. */
async function keepCharge(deps: PaidCallDeps, wallet: WalletService, hold: Hold): Promise<void> {
  try {
    await wallet.capture(hold, hold.points);
  } catch (error) {
    deps.log.warn("prepaid hold not ended, it will be given back", {
      hold: hold.id,
      ...describeError(error),
    });
  }
}

/** A hold that cannot be released now expires by itself; the first error is what the caller hears. */
async function release(deps: PaidCallDeps, wallet: WalletService, hold: Hold): Promise<void> {
  try {
    await wallet.release(hold);
  } catch (error) {
    deps.log.warn("hold not released, it will expire", { hold: hold.id, ...describeError(error) });
  }
}
