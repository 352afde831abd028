/**
 * A paid call from its caller to its charge: who → price → funds → run → charge.
 *
 * Pure work takes milliseconds: the balance is looked at first, then one statement charges. Whatever a
 * model writes or a blend gathers holds the points first, and captures them only for a finished answer.
 */
import {
  InputError,
  invoke,
  PluginFault,
  prepare,
  type AnyProcedure,
  type Prepared,
  type Registered,
} from "../plugins/mod.ts";
import {
  InvalidToken,
  maySeeBalance,
  type Caller,
  type Hold,
  type Keep,
  type Ticket,
  type WalletService,
} from "../wallet/contract.ts";
import type { AnswerCache, CachedAnswer } from "./answer_cache.ts";
import type { Members } from "./call_members.ts";
import { describeError, type Log } from "./log.ts";
import type { Narrator } from "./narrator.ts";
import { HttpError } from "./problem.ts";
import type { Trace } from "./trace.ts";

type Headers = Readonly<Record<string, string>>;

export interface PaidCallDeps {
  /** Null: everything is served free. */
  readonly wallet: WalletService | null;
  readonly narrator: Narrator | null;
  readonly members: Members;
  readonly cache: AnswerCache;
  readonly clock: { now(): number };
  readonly log: Log;
  /** Address of the client, for the rate of those without a token. */
  readonly addressOf: (request: Request) => string;
  /** How long a `run` may take, ms; a blend has `blendLimitMs`. */
  readonly runLimitMs: number;
  readonly blendLimitMs: number;
}

export interface Call {
  readonly registered: Registered;
  /** Under which a pure answer is kept: procedure and exact input text. */
  readonly cacheKey: string | undefined;
  /** Parses the input; may throw an {@link HttpError}. */
  readonly readInput: () => unknown;
  readonly request: Request;
  readonly trace: Trace;
  /** Position in a batch, which makes the idempotency keys of its calls differ. */
  readonly part: number | undefined;
}

/** A finished call. */
export interface Called {
  readonly status: number;
  /** JSON text of `{ result: { data } }`. */
  readonly body: string;
  /** Points charged, by this request or by the first one with its idempotency key. */
  readonly points: number;
  readonly replayed: boolean;
  /** Balance afterwards, where the caller may see it. */
  readonly balance: number | undefined;
  readonly headers: Headers;
}

export type PaidCaller = (call: Call) => Promise<Called>;

/** A computed answer that is still to be paid for. */
interface Finished extends CachedAnswer {
  readonly pure: boolean;
}

/** Seconds for which an idempotency key stays taken beyond the limit of the work itself. */
const LOCK_MARGIN_S = 30;

/**
 * Makes the one function through which a caller's points move.
 *
 * It throws {@link InputError}, `Refusal`, {@link PluginFault}, {@link HttpError} and the wallet's errors;
 * whenever it throws, nothing was charged.
 */
export function createPaidCaller(deps: PaidCallDeps): PaidCaller {
  return async function paidCall(call) {
    const { wallet } = deps;
    const { procedure } = call.registered;
    if (wallet === null || procedure.cost === 0) return serveFree(deps, call);
    let hold: Hold | undefined;
    let ticket: Ticket | undefined;
    try {
      const { caller, rate } = await identify(deps, wallet, call);
      const key = keyOf(call);
      const known = key === null ? cached(deps, call) : undefined;
      const asked = known ?? readCall(call, deps.clock.now());
      if ("prepared" in asked && asked.dryRun) return await quote(wallet, caller, asked, rate);
      const { points } = asked;
      if (key !== null && "prepared" in asked) {
        const request = requestOf(procedure, asked.input);
        const lockSeconds = Math.ceil(limitOf(deps, procedure) / 1000) + LOCK_MARGIN_S;
        const begun = await wallet.begin({ caller, key, request, lockSeconds });
        if (begun.state === "replay") return await replay(wallet, caller, begun.answer, rate);
        ticket = begun.ticket;
      }
      if (isLong(deps, procedure) && points > 0) {
        hold = await wallet.hold({ caller, points, reference: procedure.name, ticket });
      } else if ("prepared" in asked) await wallet.requireFunds(caller, points);
      const done = "prepared" in asked ? await run(deps, call, asked.prepared) : asked;
      if (call.request.signal.aborted) throw vanished();
      const keep = ticket && keepOf(ticket, done.body);
      const charge = hold
        ? await wallet.capture(hold, done.points, keep)
        : await wallet.charge({
            caller,
            points: done.points,
            reference: procedure.name,
            ...(keep ? { keep } : {}),
          });
      const balance = maySeeBalance(caller) ? charge.newBalance : undefined;
      return called(done.body, charge.points, balance, rate);
    } catch (error) {
      if (hold) await release(deps, wallet, hold);
      if (ticket) await wallet.abandon(ticket);
      throw error;
    }
  };
}

/** A call that costs nothing: no token, no ledger. */
async function serveFree(deps: PaidCallDeps, call: Call): Promise<Called> {
  const rate = deps.wallet
    ? await deps.wallet.rateLimit({ address: deps.addressOf(call.request) })
    : {};
  const known = cached(deps, call);
  if (known) return called(known.body, 0, undefined, rate);
  const asked = readCall(call, deps.clock.now());
  const prepared = { ...asked.prepared, points: 0 };
  if (asked.dryRun) return quoteWithout(prepared, rate);
  const done = await run(deps, call, prepared);
  return called(done.body, 0, undefined, rate);
}

async function identify(
  deps: PaidCallDeps,
  wallet: WalletService,
  call: Call,
): Promise<{ readonly caller: Caller; readonly rate: Headers }> {
  try {
    const caller = await wallet.authenticate(call.request.headers.get("authorization"));
    call.trace.caller = caller.label;
    return { caller, rate: await wallet.rateLimit(caller) };
  } catch (error) {
    if (error instanceof InvalidToken) {
      await wallet.rateLimit({ address: deps.addressOf(call.request) });
    }
    throw error;
  }
}

function cached(deps: PaidCallDeps, call: Call): CachedAnswer | undefined {
  if (call.cacheKey === undefined || asksDryRun(call.request)) return undefined;
  const known = deps.cache.get(call.cacheKey);
  if (known) call.trace.cached = true;
  return known;
}

interface Asked {
  /** The input as given, without `dryRun`. */
  readonly input: unknown;
  readonly prepared: Prepared;
  readonly points: number;
  readonly dryRun: boolean;
}

/** Reads and prices the input; the reserved key `dryRun` is taken off first. */
function readCall(call: Call, now: number): Asked {
  const raw = call.readInput();
  const { input, dryRun } = splitDryRun(raw);
  const valid = dryRun === undefined || typeof dryRun === "boolean";
  const issue = { path: "dryRun", message: "Expected boolean" };
  try {
    const prepared = prepare(call.registered.procedure, input, now);
    if (!valid) throw new InputError([]);
    const asks = dryRun === true || asksDryRun(call.request);
    return { input, prepared, points: prepared.points, dryRun: asks };
  } catch (error) {
    if (valid || !(error instanceof InputError)) throw error;
    throw new InputError([issue, ...error.issues]);
  }
}

function splitDryRun(raw: unknown): { readonly input: unknown; readonly dryRun: unknown } {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw) || !("dryRun" in raw)) {
    return { input: raw, dryRun: undefined };
  }
  const { dryRun, ...input } = raw;
  return { input, dryRun };
}

function asksDryRun(request: Request): boolean {
  return request.headers.get("x-dry-run") === "true";
}

/** Whether the points are held while it runs: a model writes, or others are called. */
function isLong(deps: PaidCallDeps, procedure: AnyProcedure): boolean {
  return procedure.kind === "blend" || (procedure.brief !== undefined && deps.narrator !== null);
}

function limitOf(deps: PaidCallDeps, procedure: AnyProcedure): number {
  return procedure.kind === "blend" ? deps.blendLimitMs : deps.runLimitMs;
}

async function run(deps: PaidCallDeps, call: Call, prepared: Prepared): Promise<Finished> {
  const { narrator } = deps;
  const { procedure, plugin } = call.registered;
  const now = deps.clock.now();
  const outcome = await invoke(prepared, {
    now,
    plugin,
    runLimitMs: limitOf(deps, procedure),
    call: deps.members(procedure, now),
    ...(narrator ? { write: narrator.write } : {}),
  });
  if (outcome.points > prepared.points) {
    throw new PluginFault(
      procedure.name,
      `asks ${outcome.points} points for a call priced ${prepared.points}`,
    );
  }
  const body = `{"result":{"data":${JSON.stringify(outcome.answer)}}}`;
  const done = { body, points: outcome.points, pure: outcome.pure };
  if (done.pure && call.cacheKey !== undefined) deps.cache.set(call.cacheKey, done);
  return done;
}

/** The caller's idempotency key, made different for each call of a batch. */
function keyOf(call: Call): string | null {
  const key = call.request.headers.get("idempotency-key");
  return key === null || call.part === undefined ? key : `${key}#${call.part}`;
}

/** What makes two requests the same: the procedure and its input, whatever the order of its fields. */
function requestOf(procedure: AnyProcedure, input: unknown): string {
  return JSON.stringify([procedure.name, sorted(input)]);
}

/** A value whose JSON text does not depend on the order of its fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return ["[", ...value.map(sorted)];
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return ["{", ...entries.map(([key, member]) => [key, sorted(member)])];
}

function keepOf(ticket: Ticket, body: string): Keep {
  return { ticket, answer: { status: 200, contentType: "application/json", body } };
}

async function replay(
  wallet: WalletService,
  caller: Caller,
  answer: { readonly status: number; readonly body: string; readonly points: number },
  rate: Headers,
): Promise<Called> {
  const balance = maySeeBalance(caller) ? (await wallet.balance(caller)).balance : undefined;
  const again = { ...rate, "idempotency-replayed": "true" };
  const told = called(answer.body, answer.points, balance, again);
  return { ...told, status: answer.status, replayed: true };
}

/** The price and what the caller has, with nothing run and nothing moved. */
async function quote(
  wallet: WalletService,
  caller: Caller,
  asked: Asked,
  rate: Headers,
): Promise<Called> {
  const { points, prepared } = asked;
  const { balance, available } = await wallet.balance(caller);
  const funds = maySeeBalance(caller)
    ? { balance, available, shortfall: Math.max(0, points - available) }
    : {};
  const data = { dryRun: true, procedure: prepared.procedure.name, price: points, ...funds };
  const shown = maySeeBalance(caller) ? balance : undefined;
  return called(envelope(data), 0, shown, rate);
}

function quoteWithout(prepared: Prepared, rate: Headers): Called {
  const data = { dryRun: true, procedure: prepared.procedure.name, price: prepared.points };
  return called(envelope(data), 0, undefined, rate);
}

function envelope(data: unknown): string {
  return JSON.stringify({ result: { data } });
}

function called(body: string, points: number, balance: number | undefined, rate: Headers): Called {
  const headers: Record<string, string> = { ...rate, "x-points-charged": String(points) };
  if (balance !== undefined) headers["x-points-balance"] = String(balance);
  return { status: 200, body, points, replayed: false, balance, headers };
}

function vanished(): HttpError {
  return new HttpError(499, "client_closed_request", "Cannot answer: the caller has gone");
}

/** A hold that cannot be released now expires by itself; the first error is what the caller hears. */
async function release(deps: PaidCallDeps, wallet: WalletService, hold: Hold): Promise<void> {
  try {
    await wallet.release(hold);
  } catch (error) {
    deps.log.warn("hold not released, it will expire", { hold: hold.id, ...describeError(error) });
  }
}
