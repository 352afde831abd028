/**
 * A paid call from its caller to its charge: who → price → funds → run → charge.
 *
 * Pure work takes milliseconds: the balance is looked at first, then one statement charges. Whatever a
 * model writes or a blend gathers holds the points first, and captures them for a finished answer; where its
 * text is streamed, before the first sentence leaves, and what fails afterwards on our side is given back.
 */
import type { Caller, Hold, Keep, People, Ticket, WalletService } from "../../wallet/contract.ts";
import { canonicalRequest } from "../canonical_request.ts";
import { sha256 } from "../draws/mod.ts";
import { KEPT_HEADER, withPeople, type Keeper } from "../kept/mod.ts";
import type { Log } from "../log.ts";
import { HttpError } from "../problem.ts";
import { readCall, type Priced } from "../read_call.ts";
import { goneOf, type Call } from "../run_call.ts";
import { called, quote, replay, shown, type Called, type Headers } from "./called.ts";
import { countWork, serveFree, type CallDeps } from "./free.ts";
import { keepCharge, release } from "./holds.ts";
import { hasLeft, openStream, type PaidStream } from "./stream.ts";

export interface PaidCallDeps extends CallDeps {
  readonly log: Log;
  /** Who calls, where a page knows it by a sign-in. */
  readonly callerOf?: (request: Request) => Caller | undefined;
  /** Keeps what was paid for; left out, nothing is kept. */
  readonly keep?: Keeper;
  /** The persons that an input may name by `profileId`. */
  readonly people?: Pick<People, "read">;
  /** Whether this host is about to stop: then a stream that ends is ended by us. */
  readonly isDraining?: () => boolean;
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
        about: filled.about,
      });
      const headers = kept ? { ...rate, [KEPT_HEADER]: kept } : rate;
      return called(body, charge.points, shown(caller, charge.newBalance), headers);
    } catch (error) {
      if (hold && stream && hasLeft(call, stream) && !deps.isDraining?.()) {
        await keepCharge(deps.log, wallet, hold);
      } else if (hold) await release(deps.log, wallet, hold);
      if (ticket) await wallet.abandon(ticket);
      throw error;
    }
  }
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
  const { url } = call.request;
  const caller = known ?? (await wallet.authenticate(headers.get("authorization"), address, url));
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

function vanished(): HttpError {
  return new HttpError(499, "client_closed_request", "Cannot answer: the caller has gone");
}
