import type { ErrorData } from "./types.ts";

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
