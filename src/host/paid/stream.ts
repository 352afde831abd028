/** The text of a streamed call waits for its payment. */
import type { Hold, WalletService } from "../../wallet/contract.ts";
import { goneOf, type Call } from "../run_call.ts";
import { createTextGate, type TextGate } from "./text_gate.ts";

/** A call whose text waits for its payment. */
export interface PaidStream {
  readonly call: Call;
  readonly gate: TextGate;
}

/**
 * Puts a gate before the text of a streamed call.
 *
 * Whoever hangs up stops the work, but not once the text is paid for and its answer will be kept: then the same
 * idempotency key brings the whole of it.
 */
export function openStream(
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
export function hasLeft(call: Call, { gate }: PaidStream): boolean {
  return gate.isOpen() && goneOf(call).aborted;
}
