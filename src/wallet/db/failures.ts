/** Sorts what the drivers throw: try again, unavailable, or a fault of ours. */
import { setTimeout as sleep } from "node:timers/promises";
import { Unavailable, WalletError } from "../errors.ts";
import type { Database } from "./client.ts";

/** No answer within our own limit: whether the statement ran is not known. */
export const NO_ANSWER = "ERR_WALLET_NO_ANSWER";
const CONFLICTS = new Set(["40001", "40P01"]);
/** Lock wait exceeded, statement cancelled, too many connections, out of memory or disk. */
const BUSY = new Set(["55P03", "57014", "53300", "53200", "53100", "25006"]);
/** The system's words for a server that is away; Bun's client has its own beginning with ERR_POSTGRES_. */
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const NO_CONNECTION = /^ERR_POSTGRES_(CONNECTION_REFUSED|CONNECTION_FAILED|CONNECTION_TIMEOUT)$/;
const BROKEN_PAUSES_MS = [20, 100] as const;
const BROKEN_CONNECTION = /^ERR_POSTGRES_(CONNECTION|LIFETIME|IDLE|SOCKET|CLOSED)/;

/** SQLSTATE where the server answered, else the client's or the system's code, else the empty string. */
export function codeOf(cause: unknown): string {
  const { code, errno } = (cause ?? {}) as { code?: unknown; errno?: unknown };
  if (code === "ERR_POSTGRES_SERVER_ERROR") return String(errno);
  return typeof code === "string" ? code : "";
}

/** Name of the violated constraint, from either driver; null for anything else. */
export function constraintOf(cause: unknown): string | null {
  const { constraint } = (cause ?? {}) as { constraint?: unknown };
  return typeof constraint === "string" ? constraint : null;
}

/** Whether the database could not be asked, or may not have answered, so that a retry makes sense. */
export function isUnavailable(cause: unknown): boolean {
  const code = codeOf(cause);
  return (
    cause instanceof Unavailable ||
    code === NO_ANSWER ||
    UNREACHABLE.has(code) ||
    BROKEN_CONNECTION.test(code) ||
    BUSY.has(code) ||
    CONFLICTS.has(code) ||
    code.startsWith("08") ||
    code.startsWith("57P")
  );
}

/** Whether the connection broke, as opposed to a server that was asked and would not. */
export function isBrokenConnection(cause: unknown): boolean {
  const code = codeOf(cause instanceof Unavailable ? cause.cause : cause);
  return UNREACHABLE.has(code) || BROKEN_CONNECTION.test(code);
}

/** Whether trying again at once is no use: there was no connection to be had, or no answer for as long as we wait. */
export function isOutOfReach(cause: unknown): boolean {
  const code = codeOf(cause instanceof Unavailable ? cause.cause : cause);
  return code === NO_ANSWER || NO_CONNECTION.test(code);
}

/** Rethrows a driver's failure as {@link Unavailable} where a retry makes sense; anything else as it is. */
export function rethrow(cause: unknown): never {
  if (cause instanceof WalletError || !isUnavailable(cause)) throw cause;
  throw new Unavailable(cause);
}

/** Runs `attempt` again after a deadlock or serialisation failure, three times at most. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left--) {
    try {
      return await attempt();
    } catch (cause) {
      if (left === 0 || !CONFLICTS.has(codeOf(cause))) throw cause;
    }
  }
}

/**
 * Runs `attempt` again, three times in all, where its connection broke: a pool that has lost its server hands out
 * broken connections for a moment after it is back.
 *
 * @param attempt safe to repeat, since the one before may have been done; it is told how many came before
 */
export async function retryBroken<T>(attempt: (before: number) => Promise<T>): Promise<T> {
  for (const [before, pauseMs] of BROKEN_PAUSES_MS.entries()) {
    try {
      return await attempt(before);
    } catch (cause) {
      if (!isBrokenConnection(cause) || isOutOfReach(cause)) throw cause;
      await sleep(pauseMs);
    }
  }
  return attempt(BROKEN_PAUSES_MS.length);
}

/** A database whose own methods throw {@link Unavailable} where a retry makes sense. */
export function guardFailures(database: Database): Database {
  return {
    ...database,
    rows: (text, params) => database.rows<never>(text, params).catch(rethrow),
    arrays: (text, params) => database.arrays(text, params).catch(rethrow),
    script: (text) => database.script(text).catch(rethrow),
    transaction: (work, patient) => database.transaction(work, patient).catch(rethrow),
  };
}
