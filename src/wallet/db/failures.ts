/** Sorts what the drivers throw: try again, unavailable, or a fault of ours. */
import { Unavailable, WalletError } from "../errors.ts";
import type { Database } from "./client.ts";

const CONFLICTS = new Set(["40001", "40P01"]);
/** Lock wait exceeded, statement cancelled, too many connections, out of memory or disk. */
const BUSY = new Set(["55P03", "57014", "53300", "53200", "53100", "25006"]);
const UNREACHABLE = new Set([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENOENT",
]);

/** SQLSTATE or system error code of a thrown value, or the empty string. */
export function codeOf(cause: unknown): string {
  if (cause === null || typeof cause !== "object" || !("code" in cause)) return "";
  return typeof cause.code === "string" ? cause.code : "";
}

/** Name of the violated constraint, from either driver; null for anything else. */
export function constraintOf(cause: unknown): string | null {
  const error = (cause ?? {}) as { constraint_name?: unknown; constraint?: unknown };
  const name = error.constraint_name ?? error.constraint;
  return typeof name === "string" ? name : null;
}

/** Whether the database could not be asked, or may not have answered, so that a retry makes sense. */
export function isUnavailable(cause: unknown): boolean {
  const code = codeOf(cause);
  return (
    UNREACHABLE.has(code) ||
    BUSY.has(code) ||
    CONFLICTS.has(code) ||
    code.startsWith("08") ||
    code.startsWith("57P")
  );
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

/** A database whose own methods throw {@link Unavailable} where a retry makes sense. */
export function guardFailures(database: Database): Database {
  return {
    ...database,
    rows: (text, params) => database.rows<never>(text, params).catch(rethrow),
    arrays: (text, params) => database.arrays(text, params).catch(rethrow),
    script: (text) => database.script(text).catch(rethrow),
    transaction: (work) => database.transaction(work).catch(rethrow),
  };
}
