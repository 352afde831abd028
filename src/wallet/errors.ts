/** The conditions a caller of the wallet is expected to handle, each with a code, a status and headers. */

interface ErrorOptions {
  readonly cause?: unknown;
  /** Response headers that belong to this error. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whole seconds after which a retry makes sense. */
  readonly retryAfter?: number;
}

/** Root of the wallet's errors: `code` is for programs, `status` is HTTP, `message` may be shown to the caller. */
export class WalletError extends Error {
  readonly code: string;
  readonly status: number;
  /** Whole seconds, or null when waiting does not help. */
  readonly retryAfter: number | null;
  /** Headers the answer must carry (`WWW-Authenticate`, `Retry-After`, `RateLimit`…). */
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: string, status: number, message: string, options: ErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = code;
    this.status = status;
    this.retryAfter = options.retryAfter ?? null;
    this.headers = {
      ...options.headers,
      ...(options.retryAfter === undefined ? {} : { "Retry-After": String(options.retryAfter) }),
    };
  }

  /** Members that a problem body carries beside the usual ones; safe for the caller to see. */
  get details(): Readonly<Record<string, unknown>> {
    return {};
  }
}

/** 401: no token, or one that is malformed, unknown, expired or revoked (RFC 6750 §3). */
export class InvalidToken extends WalletError {
  /** @param sent whether any credentials came with the request; `error=` is only told then */
  constructor(sent: boolean) {
    super(
      "invalid_token",
      401,
      sent
        ? "Cannot authenticate: the token is malformed, unknown, expired or revoked"
        : "Cannot authenticate: the Authorization header with a Bearer token is missing",
      {
        headers: {
          "WWW-Authenticate": `Bearer realm="wallet"${sent ? ', error="invalid_token"' : ""}`,
        },
      },
    );
  }
}

/** 403: the token lacks a scope (RFC 6750 §3.1). */
export class InsufficientScope extends WalletError {
  constructor(readonly scope: string) {
    super("insufficient_scope", 403, `Cannot proceed: the token lacks the scope "${scope}"`, {
      headers: {
        "WWW-Authenticate": `Bearer realm="wallet", error="insufficient_scope", scope="${scope}"`,
      },
    });
  }
}

/** 403: the account is frozen, for example after a disputed card payment. */
export class AccountFrozen extends WalletError {
  constructor() {
    super("account_frozen", 403, "Cannot charge: the account is frozen");
  }
}

/** 402: nothing moved. `available` is null when the caller may not see the balance. */
export class InsufficientPoints extends WalletError {
  constructor(
    readonly required: number,
    readonly available: number | null,
  ) {
    super(
      "insufficient_balance",
      402,
      available === null
        ? `Cannot charge ${required} points: the balance is too small`
        : `Cannot charge ${required} points: ${available} are available, ${required - available} short`,
    );
  }

  override get details() {
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
    super(
      "idempotency_key_reused",
      422,
      "Cannot use this idempotency key: it was used for a different request",
    );
  }
}

/** 400: the idempotency key breaks its rules. */
export class InvalidKey extends WalletError {
  constructor(reason: string) {
    super("invalid_request", 400, `Cannot use this idempotency key: ${reason}`);
  }
}

/** 400: a cursor that was not issued here. */
export class InvalidCursor extends WalletError {
  constructor() {
    super("invalid_request", 400, "Cannot continue the list: the cursor is not one of ours");
  }
}

/** 409: the same key is still at work. */
export class ChargeInProgress extends WalletError {
  constructor() {
    super(
      "charge_in_progress",
      409,
      "Cannot answer yet: a request with this idempotency key is still running",
      { retryAfter: 1 },
    );
  }
}

/** 409: the hold was captured or released before, or has expired. */
export class HoldClosed extends WalletError {
  constructor(readonly state: string) {
    super("hold_closed", 409, `Cannot capture: the hold is ${state}`);
  }
}

/** 409: there are as many as one may have. */
export class TooMany extends WalletError {
  /** @param what names them: `partners of yours` */
  constructor(what: string, most: number) {
    super("too_many", 409, `Cannot add another: ${most} ${what} are the most there may be`);
  }
}

/** 404: there is none, or it is someone else's. */
export class NotFound extends WalletError {
  /** @param what names the thing: `endpoint of this partner` */
  constructor(what: string) {
    super("not_found", 404, `Cannot find it: there is no such ${what}`);
  }
}

/** 429: the allowance of the minute is used up. */
export class RateLimited extends WalletError {
  constructor(retryAfter: number, headers: Readonly<Record<string, string>>) {
    super("rate_limited", 429, `Cannot proceed: too many requests, wait ${retryAfter} s`, {
      retryAfter,
      headers,
    });
  }
}

/** 503: the database is unreachable or a lock wait was exceeded; safe to retry with the same key. */
export class Unavailable extends WalletError {
  constructor(cause?: unknown) {
    super(
      "unavailable",
      503,
      "Cannot reach the ledger at the moment: nothing is known to have moved",
      {
        retryAfter: 1,
        cause,
      },
    );
  }
}
