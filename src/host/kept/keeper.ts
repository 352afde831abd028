/** Keeps the answer of a paid call for whoever paid, byte for byte. */
import type { Caller, Charge, Keeping } from "../../wallet/contract.ts";
import { describeError, type Log } from "../log.ts";
import { aboutCall } from "./about.ts";
import { isStranger } from "./fill_call.ts";
import { writeNote, type NotedCall } from "./request.ts";

/** A call that was paid for. */
export interface PaidFor extends NotedCall {
  readonly request: Request;
  readonly caller: Caller;
  readonly charge: Charge;
  readonly reference: string;
  readonly body: string | Blob;
  /** Names of the saved persons that the call named; left out, the input says whom it is about. */
  readonly about?: string | undefined;
}

/** Keeps it. @returns its id, or null where it is not kept; never throws */
export type Keeper = (paid: PaidFor) => Promise<string | null>;

/** Header by which a program says that an answer is not to be kept. */
export const KEEP_HEADER = "x-keep-reading";
/** Header of an answer that is kept: its id below `/api/v1/readings/`. */
export const KEPT_HEADER = "x-kept-reading";
/** Before the id under which an answer names itself; the last one is that of the whole, and stands near its end. */
const BEFORE_ID = '"reading":{"id":"';
const READING_ID = /^rd_[\w-]{22}$/;
const ID_CHARS = 25;

/**
 * Makes the keeper. What a partner buys with a user's points is a matter between those two, and is not kept.
 *
 * @param keeping null, or closed for want of a key: nothing is kept
 */
export function createKeeper(keeping: Keeping | null, log: Log): Keeper {
  if (keeping === null || !keeping.isOpen) return async () => null;
  return async ({ request, caller, charge, reference, body, about, ...noted }) => {
    const isAsked = request.headers.get(KEEP_HEADER) !== "false";
    if (!isAsked || isStranger(caller) || charge.points === 0) return null;
    try {
      const text = typeof body === "string" ? body : await body.text();
      const readingId = readingIdOf(text);
      if (readingId === null) return null;
      const isKept = await keeping.readings.keep({
        userId: caller.userId,
        id: charge.transactionId,
        readingId,
        reference,
        points: charge.points,
        body: text,
        request: writeNote(noted),
        about: about ?? aboutCall(noted.input).subject,
      });
      return isKept ? charge.transactionId : null;
    } catch (error) {
      // It is paid for and goes out: that it cannot be read again later must not take it away now.
      log.warn("an answer could not be kept", { reference, ...describeError(error) });
      return null;
    }
  };
}

/** Sought from the end: a long answer is not read through. */
function readingIdOf(text: string): string | null {
  const at = text.lastIndexOf(BEFORE_ID) + BEFORE_ID.length;
  const id = text.slice(at, at + ID_CHARS);
  return at >= BEFORE_ID.length && READING_ID.test(id) ? id : null;
}
