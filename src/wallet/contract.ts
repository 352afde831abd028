/**
 * What the host sees of the wallet: types and errors, no behaviour.
 *
 * The wallet knows users, accounts, points and tokens; a `reference` names what was bought and means
 * nothing to it. Every method either does the whole thing or throws one of the {@link WalletError}s
 * its docstring lists; nothing is charged by a call that throws.
 */
import type { AnyElysia } from "elysia";
import type { Caller } from "./caller.ts";
import type { Embeds } from "./embedding_contract.ts";
import type { Keeping, Sessions } from "./keeping_contract.ts";

export { maySeeBalance } from "./caller.ts";
export type { Caller, CallerKind } from "./caller.ts";
export type * from "./embedding_contract.ts";
export type * from "./keeping_contract.ts";

/** A running wallet; see `createWallet` in `mod.ts`. */
export interface Wallet {
  readonly service: WalletService;
  /** The answers people paid for and the persons they ask about. */
  readonly keeping: Keeping;
  /** Keys that stand in pages of other origins. */
  readonly embeds: Embeds;
  /** Who is signed in on a page of this origin. */
  readonly sessions: Sessions;
  /** Every route of the wallet as one Elysia plugin; they build their own problem bodies. */
  readonly routes: AnyElysia;
  /** Present on the very first start of the embedded store, so that the host can print it once. */
  readonly demo?: DemoUser;
  /** Whether the database answers and is migrated; never throws. */
  ready(): Promise<Readiness>;
  /** What an operator watches, read now; a store that is away is a measure, too, and nothing is thrown. */
  measures(): Promise<readonly Measure[]>;
  /** Stops the loops, waits for statements under way (at most 5 s) and lets go of the stores. */
  close(): Promise<void>;
}

/** One number an operator watches, named as Prometheus names it. */
export interface Measure {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge";
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

export interface Readiness {
  readonly ok: boolean;
  /** For operators: what is used or what is wrong; holds no secret. */
  readonly detail: string;
}

/** The user of a fresh embedded store: the key is shown this once and stored hashed. */
export interface DemoUser {
  readonly userId: number;
  readonly apiKey: string;
  readonly points: number;
}

/** Whole points; `available = balance - held`. */
export interface Balance {
  readonly userId: number;
  readonly balance: number;
  readonly held: number;
  readonly available: number;
}

/** A charge that exists in the ledger. */
export interface Charge {
  /** Id of the posting. */
  readonly transactionId: string;
  /** Points taken, 0 or more. */
  readonly points: number;
  /** Balance right after this charge; show it only where {@link maySeeBalance}. */
  readonly newBalance: number;
  /** True when an earlier charge with the same key is told again. */
  readonly replayed: boolean;
}

/** Points set aside, perhaps prepaid; capture or release it, else it expires. */
export interface Hold {
  readonly id: string;
  readonly caller: Caller;
  readonly points: number;
  readonly reference: string;
  /** ms since the epoch; 10 minutes after it was taken. */
  readonly expiresAt: number;
}

/** An answer kept for replays: exactly what was sent the first time. */
export interface KeptAnswer {
  /** HTTP status. */
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Points of the first charge, for `X-Points-Charged`-like headers of the replay. */
  readonly points: number;
}

/** The right to settle one kept call; pass it to `charge` or `capture` with the answer, or abandon it. */
export interface Ticket {
  readonly id: string;
  readonly caller: Caller;
  readonly key: string;
}

/** What `begin` found: the earlier answer, or a ticket for running it now. */
export type Begun =
  | { readonly state: "replay"; readonly answer: KeptAnswer }
  | { readonly state: "first"; readonly ticket: Ticket };

/** A ticket together with the answer to keep; stored in the transaction of the charge. */
export interface Keep {
  readonly ticket: Ticket;
  readonly answer: Omit<KeptAnswer, "points">;
}

/** One line of an account's history, seen from its owner. */
export interface Transaction {
  readonly id: string;
  readonly kind: "deduct" | "capture" | "topup" | "swap" | "grant" | "refund" | "adjust";
  /** Signed: negative left the account. */
  readonly points: number;
  /** Balance after it, where the posting recorded one. */
  readonly balanceAfter: number | null;
  readonly description: string;
  /** Name of the procedure or null. */
  readonly reference: string | null;
  readonly partnerId: number | null;
  readonly apiKeyId: number | null;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

export interface TransactionPage {
  /** Newest first. */
  readonly transactions: readonly Transaction[];
  /** Opaque; null on the last page. */
  readonly nextCursor: string | null;
}

/** An API key as it may be listed: never the key itself. */
export interface ApiKey {
  readonly id: number;
  readonly name: string;
  /** `at_live_AbC1…9xYz`. */
  readonly hint: string;
  readonly requestsPerMinute: number;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

/** Headers that tell a caller where their rate stands: `RateLimit-Policy`, `RateLimit`, and `X-Plan` where there is one. */
export type RateHeaders = Readonly<Record<string, string>>;

/** Everything the host asks of the wallet. Methods that reach the database may all throw {@link Unavailable}. */
export interface WalletService {
  /**
   * Finds the caller of an `Authorization` header (`Bearer` in any case).
   *
   * Keys and tokens are told apart by prefix; a wrong checksum never reaches the database; a
   * revocation takes effect on the next call on every host.
   *
   * @param authorization the header as received, or null when there is none
   * @param address of the client, whose failures are counted before they happen; left out, nothing is counted
   * @param url at which it was presented: a token that is for another part of the service is refused (RFC 8707),
   *   as is every token for one part where this is left out
   * @throws {InvalidToken} when it is missing, malformed, unknown, expired, revoked or for another place
   * @throws {RateLimited} too many failures of this address
   */
  authenticate(authorization: string | null, address?: string, url?: string): Promise<Caller>;

  /**
   * Counts one request against the caller's rate, or an address's for the unauthenticated.
   *
   * @param work how many requests it counts as, whole; 1 when left out
   * @returns headers to add to the answer
   * @throws {RateLimited} when the minute's allowance is used up
   */
  rateLimit(who: Caller | { readonly address: string }, work?: number): Promise<RateHeaders>;

  /** Reads the caller's balance. Scope is not asked here: it is also used to look before work. */
  balance(caller: Caller): Promise<Balance>;

  /**
   * Says in advance what {@link charge} or {@link hold} would say, without moving anything.
   *
   * @param points price, whole, 0 to 1 000 000 000
   * @throws {InsufficientScope} a partner token without `deduct`
   * @throws {InsufficientPoints} fewer points available than the price
   * @throws {AccountFrozen}
   */
  requireFunds(caller: Caller, points: number): Promise<Balance>;

  /**
   * Takes points at once: one statement, shared with other charges of the moment.
   *
   * @param points whole, 0 to 1 000 000 000; 0 moves nothing, and leaves a posting only to bind `key`
   * @param reference what was bought, at most 500 characters
   * @param key binds this charge for ever: same key and same points and reference, the first charge
   *   again. Calls of the catalogue use {@link begin} and `keep` instead
   * @param keep the answer to keep under a ticket, written in the same transaction
   * @throws {InsufficientScope} {@link InsufficientPoints} {@link AccountFrozen}
   * @throws {InvalidToken} the partner was disabled or its pair revoked since the caller was recognised
   * @throws {KeyReused} `key` has paid for something else
   * @throws {ChargeInProgress} the ticket was lost to a later call because it took too long
   * @throws {RangeError} points out of range
   */
  charge(request: {
    readonly caller: Caller;
    readonly points: number;
    readonly reference: string;
    readonly key?: string;
    readonly keep?: Keep;
  }): Promise<Charge>;

  /**
   * Sets points aside for work that takes long. Always end with {@link capture} or {@link release}.
   *
   * @param points whole, 1 to 1 000 000 000
   * @throws {InsufficientScope} {@link InsufficientPoints} {@link AccountFrozen} {@link InvalidToken}
   * @throws {RangeError} points out of range
   */
  hold(request: {
    readonly caller: Caller;
    readonly points: number;
    readonly reference: string;
    /** A ticket stays locked as long as its hold lives. */
    readonly ticket?: Ticket;
  }): Promise<Hold>;

  /**
   * Takes all held points before the work is finished, because some of it leaves now. The hold stays open: end
   * it with {@link capture} or {@link release} as any other. If nobody does, everything is given back when it expires.
   *
   * @throws {HoldClosed} it was released, captured, prepaid before or has expired; nothing was taken by this call
   */
  prepay(hold: Hold): Promise<void>;

  /**
   * Takes held points and frees the rest; of a prepaid hold, gives back the rest by a posting.
   *
   * @param points whole, 0 to the held amount
   * @throws {HoldClosed} it was released, captured or has expired; nothing was taken by this call
   * @throws {ChargeInProgress} the ticket of `keep` was lost
   * @throws {RangeError} points above the held amount
   */
  capture(hold: Hold, points: number, keep?: Keep): Promise<Charge>;

  /** Frees a hold, or gives all of a prepaid one back by a posting; releasing a closed hold does nothing. */
  release(hold: Hold): Promise<void>;

  /**
   * Starts a call under an `Idempotency-Key`, kept for 24 hours per account and caller.
   *
   * Same key and same request: the first answer's bytes. While the first runs: waits up to 5 s.
   * After a host died the key is free again once its lock (or hold) has expired.
   *
   * @param key 1-255 characters, no control characters, no blank at either end
   * @param request everything that makes the request what it is (procedure and input), canonical
   * @param lockSeconds how long the work may take before the key is free again; default 60
   * @throws {InvalidKey} the key breaks the rules above
   * @throws {KeyReused} the key belongs to another request
   * @throws {ChargeInProgress} still running after 5 s
   */
  begin(call: {
    readonly caller: Caller;
    readonly key: string;
    readonly request: string;
    readonly lockSeconds?: number;
  }): Promise<Begun>;

  /** Gives a ticket back after a failure, so that the key can be used at once; never throws. */
  abandon(ticket: Ticket): Promise<void>;

  /**
   * Lists the owner's postings, newest first.
   *
   * @param limit 1-100, default 20
   * @throws {InvalidCursor} a cursor that this wallet did not issue
   */
  transactions(
    caller: Caller,
    page?: { readonly cursor?: string; readonly limit?: number },
  ): Promise<TransactionPage>;

  /**
   * Makes a key; `apiKey` is shown this once.
   *
   * @throws {WalletError} 400: name or rate out of range
   * @throws {TooMany} 50 keys of the user work already
   */
  createApiKey(
    userId: number,
    options: { readonly name: string; readonly requestsPerMinute?: number },
  ): Promise<ApiKey & { readonly apiKey: string }>;

  listApiKeys(userId: number): Promise<readonly ApiKey[]>;

  /** Revokes a key at once on every host; false when this user has no such live key. */
  revokeApiKey(userId: number, apiKeyId: number): Promise<boolean>;
}

export {
  AccountFrozen,
  ChargeInProgress,
  HoldClosed,
  InsufficientPoints,
  InsufficientScope,
  InvalidCursor,
  InvalidKey,
  InvalidToken,
  KeyReused,
  NotFound,
  RateLimited,
  TooMany,
  Unavailable,
  WalletError,
} from "./errors.ts";
