/** How a call fails. */

/** One problem of an input. */
export interface Issue {
  /** Where, as a JSON pointer without its first slash. */
  path: string;
  code: string;
  message: string;
  /** The nearest valid value or name. */
  nearest?: unknown;
  /** What to choose from, such as places of one name. */
  choices?: { value: string; text: string }[];
}

/** What a failure tells beside its message. */
export interface ErrorData {
  requestId?: string;
  issues?: Issue[];
  /** Names that may be meant. */
  nearest?: string[];
  /** Facts that a tradition gives with a refusal. */
  refusal?: Record<string, unknown>;
  /** Points; with `insufficient_balance`. */
  price?: number;
  balance?: number;
  shortfall?: number;
}

/** A call that failed; nothing was charged. */
export class AuspexError<Reason extends string = string> extends Error {
  override readonly name = "AuspexError";

  constructor(
    message: string,
    /** Stable, for programs: a refusal of the tradition, or what any call may fail with. */
    readonly reason: Reason,
    /** HTTP status; 0 where no response came. */
    readonly status = 0,
    readonly data: ErrorData = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
