/** What a client can do, and what it is told. */
import type { AuspexError } from "./error.ts";
import type { Procedures } from "./procedures.ts";
import type { Procedure } from "./shapes.ts";

/** Settings of one call. */
export interface CallOptions {
  /** Ends the call and its retries. */
  signal?: AbortSignal;
  /** Made for each call when left out. The same key and the same input: one charge and the same answer, for 24 hours. */
  idempotencyKey?: string;
  /** Milliseconds an attempt may take; of a stream, until it begins. */
  timeoutMs?: number;
  /** Sees every response, retried ones too: `x-request-id`, `x-points-charged`, `x-points-balance`. */
  onResponse?: (response: Response) => void;
}

/** Settings of a client. */
export interface ClientOptions extends Pick<CallOptions, "timeoutMs" | "onResponse"> {
  /** Where the service is: `https://auspex.example`. */
  url: string;
  /** An API key or an access token; without one only what is free can be called. */
  key?: string;
  /** How often a call is tried again after a failure that may pass; 3 when left out. */
  retries?: number;
  /** Stands in for the global `fetch`. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** A call that ended, one way or the other. */
export type Outcome<Answer, Refusal extends string = string> =
  { ok: true; answer: Answer } | { ok: false; error: AuspexError<Refusal | CommonReason> };

/** The price of a call; what the caller has, where the key may see it. */
export interface Quote {
  dryRun: true;
  procedure: string;
  /** Points. */
  price: number;
  balance?: number;
  available?: number;
  shortfall?: number;
}

/** What a stream brings, in order; `answer` and `done` come last. */
export type StreamEvent<Answer> =
  /** How much of a long calculation is done, 0 to 1. */
  | { event: "progress"; share: number }
  /** A system of a blend has finished. */
  | { event: "system"; system: string; delivered: boolean }
  /** A further piece of the text. */
  | { event: "text"; text: string }
  /** The text so far is void. */
  | { event: "reset"; reason: string }
  | { event: "answer"; answer: Answer }
  | { event: "done"; pointsCharged: number; balance?: number };

/** A call that is sent with others in a batch. */
export interface Planned<P = Procedure<unknown, unknown, string>> {
  readonly name: string;
  readonly input: unknown;
  /** Only for the types. */
  readonly of?: P;
}

/** How much of an answer comes back; the price is the same. */
export type View =
  | { detail: "compact" | "standard"; fields?: string[] }
  /** Paths such as `pillars.day`; lists are gone into. */
  | { detail?: "full"; fields: string[] };

/** An answer of which anything may be left out. */
export type Part<T> = T extends readonly (infer I)[]
  ? Part<I>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> }
    : T;

/** Arguments of a call; the input may be left out where nothing in it is required. */
type Given<Input, Rest extends unknown[]> = {} extends Input
  ? [input?: Input, ...rest: Rest]
  : [input: Input, ...rest: Rest];

/** A procedure as a function. */
export interface Callable<Input, Answer, Refusal extends string> {
  /** A part of the answer, by `detail` or `fields`. @throws {AuspexError} */
  (input: Input & View, options?: CallOptions): Promise<Part<Answer>>;
  /** @throws {AuspexError} */
  (...given: Given<Input, [options?: CallOptions]>): Promise<Answer>;
  /** The same, with the failure as a value whose `reason` is typed. */
  attempt(input: Input & View, options?: CallOptions): Promise<Outcome<Part<Answer>, Refusal>>;
  attempt(...given: Given<Input, [options?: CallOptions]>): Promise<Outcome<Answer, Refusal>>;
  /** What it would cost; nothing is run or charged. */
  quote(...given: Given<Input, [options?: CallOptions]>): Promise<Quote>;
  /** The text as it is written, then the answer. A stream that breaks is asked for again and not charged twice. */
  stream(
    ...given: Given<Input, [options?: CallOptions]>
  ): AsyncGenerator<StreamEvent<Answer>, void, undefined>;
  /** For {@link Client.batch}. */
  plan(...given: Given<Input, []>): Planned<Procedure<Input, Answer, Refusal>>;
}

type CallableOf<P> = P extends Procedure<infer I, infer A, infer R> ? Callable<I, A, R> : never;
type OutcomeOf<P> =
  P extends Planned<Procedure<unknown, infer A, infer R>> ? Outcome<A, R> : Outcome<unknown>;

/** Every procedure, by its tradition and its name. */
export type Calls = {
  readonly [G in keyof Procedures]: {
    readonly [M in keyof Procedures[G]]: CallableOf<Procedures[G][M]>;
  };
};

/** The client. */
export interface Client extends Calls {
  /** Up to 50 calls in one request; each ends for itself and is charged for itself. */
  batch<const P extends readonly Planned[]>(
    calls: P,
    options?: CallOptions,
  ): Promise<{ -readonly [K in keyof P]: OutcomeOf<P[K]> }>;
}

/** Reasons that every call may fail with, beside its own refusals. */
export type CommonReason =
  | "invalid_input"
  | "invalid_request"
  | "invalid_token"
  | "insufficient_balance"
  | "insufficient_scope"
  | "account_frozen"
  | "unknown_procedure"
  | "idempotency_key_reused"
  | "charge_in_progress"
  | "payload_too_large"
  | "rate_limited"
  | "unavailable"
  | "plugin_fault"
  | "internal_error"
  /** Made here: nothing came, it took too long, or what came cannot be read. */
  | "network"
  | "timeout"
  | "unreadable";
