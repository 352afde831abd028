/** The conditions a caller of the wallet is expected to handle, each with a code, a status, headers and words. */
import type { Lang } from "../ui/mod.ts";
import { FOR_PROGRAMS, wordsOf } from "./words/mod.ts";
import type { ErrorWords } from "./words/mod.ts";

interface ErrorOptions {
  readonly cause?: unknown;
  /** Response headers that belong to this error. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whole seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** What an error says, given the words of a language. */
export type Say = (words: ErrorWords) => string;

/**
 * Root of the wallet's errors: `code` is for programs, `status` is HTTP. What it says may be shown to the caller, in
 * whatever language he reads; `message` is English, for logs.
 */
export class WalletError extends Error {
  readonly code: string;
  readonly status: number;
  /** Whole seconds, or null when waiting does not help. */
  readonly retryAfter: number | null;
  /** Headers the answer must carry (`WWW-Authenticate`, `Retry-After`, `RateLimit`…). */
  readonly headers: Readonly<Record<string, string>>;
  readonly #say: Say;

  constructor(code: string, status: number, say: Say, options: ErrorOptions = {}) {
    super(
      say(FOR_PROGRAMS.errors),
      options.cause === undefined ? undefined : { cause: options.cause },
    );
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.retryAfter = options.retryAfter ?? null;
    this.headers = {
      ...options.headers,
      ...(options.retryAfter === undefined ? {} : { "Retry-After": String(options.retryAfter) }),
    };
    this.#say = say;
  }

  /** The message in one of the wallet's languages. */
  messageIn(lang: Lang): string {
    return this.#say(wordsOf(lang).errors);
  }

  /** Members that a problem body carries beside the usual ones; safe for the caller to see. */
  detailsIn(_lang: Lang): Readonly<Record<string, unknown>> {
    return {};
  }
}

/** What is wrong with one field of the input, given the words of a language. */
export type SayIssue = (words: ErrorWords["issues"]) => string;

/** 401: no token, or one that is malformed, unknown, expired or revoked (RFC 6750 §3). */
export class InvalidToken extends WalletError {
  /** @param sent whether any credentials came with the request; `error=` is only told then */
  constructor(sent: boolean) {
    super("invalid_token", 401, (say) => (sent ? say.badToken : say.noToken), {
      headers: {
        "WWW-Authenticate": `Bearer realm="wallet"${sent ? ', error="invalid_token"' : ""}`,
      },
    });
  }
}

/** 403: the token lacks a scope (RFC 6750 §3.1). */
export class InsufficientScope extends WalletError {
  constructor(readonly scope: string) {
    super("insufficient_scope", 403, (say) => say.lacksScope(scope), {
      headers: {
        "WWW-Authenticate": `Bearer realm="wallet", error="insufficient_scope", scope="${scope}"`,
      },
    });
  }
}

/** 403: the account is frozen, for example after a disputed card payment. */
export class AccountFrozen extends WalletError {
  constructor() {
    super("account_frozen", 403, (say) => say.frozen);
  }
}

/** 402: nothing moved. `available` is null when the caller may not see the balance. */
export class InsufficientPoints extends WalletError {
  constructor(
    readonly required: number,
    readonly available: number | null,
  ) {
    super("insufficient_balance", 402, (say) =>
      available === null ? say.tooFew(required) : say.tooFewOf(required, available),
    );
  }

  override detailsIn() {
    if (this.available === null) return { required: this.required };
    return {
      required: this.required,
      available: this.available,
      shortfall: this.required - this.available,
    };
  }
}

/** 422: the idempotency key belongs to another request. */
export class KeyReused extends WalletError {
  constructor() {
    super("idempotency_key_reused", 422, (say) => say.keyReused);
  }
}

/** 400: the idempotency key breaks its rules. */
export class InvalidKey extends WalletError {
  constructor(reason: SayIssue) {
    super("invalid_request", 400, (say) => say.badKey(reason(say.issues)));
  }
}

/** 400: a cursor that was not issued here. */
export class InvalidCursor extends WalletError {
  constructor() {
    super("invalid_request", 400, (say) => say.badCursor);
  }
}

/** 409: the same key is still at work. */
export class ChargeInProgress extends WalletError {
  constructor() {
    super("charge_in_progress", 409, (say) => say.inProgress, { retryAfter: 1 });
  }
}

/** 409: the hold was captured or released before, or has expired. */
export class HoldClosed extends WalletError {
  constructor(readonly state: string) {
    super("hold_closed", 409, (say) => say.holdClosed(state));
  }
}

/** 409: there are as many as one may have. */
export class TooMany extends WalletError {
  constructor(things: keyof ErrorWords["many"], most: number) {
    super("too_many", 409, (say) => say.tooMany(say.many[things], most));
  }
}

/** 404: there is none, or it is someone else's. */
export class NotFound extends WalletError {
  constructor(thing: keyof ErrorWords["things"]) {
    super("not_found", 404, (say) => say.notFound(say.things[thing]));
  }
}

/** 429: the allowance of the minute is used up. */
export class RateLimited extends WalletError {
  constructor(retryAfter: number, headers: Readonly<Record<string, string>>) {
    super("rate_limited", 429, (say) => say.limited(retryAfter), { retryAfter, headers });
  }
}

/** 503: the database is unreachable or a lock wait was exceeded; safe to retry with the same key. */
export class Unavailable extends WalletError {
  constructor(cause?: unknown) {
    super("unavailable", 503, (say) => say.unavailable, { retryAfter: 1, cause });
  }
}
