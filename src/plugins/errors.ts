import type { Params } from "../speech/mod.ts";
import { DateOutOfRange } from "../time/mod.ts";

/** One thing wrong with an input, in codes; `explain.ts` says it in words. */
export interface InputIssue {
  /** Where, as a JSON pointer without the leading slash for top-level fields: `birthDate`, `a/birthDate`. */
  readonly path: string;
  /** Stable, for programs; a key of `issues` in `words/`. */
  readonly code: string;
  /** What the sentence is filled with. */
  readonly with?: Params;
  /** The nearest valid value or name, where there is one. */
  readonly nearest?: unknown;
  /** Values to choose from; those without a text are ids of places. */
  readonly choices?: readonly { readonly value: string; readonly text?: string }[];
}

/** The input is not acceptable; lists every problem at once. Nothing ran, nothing was charged. */
export class InputError extends Error {
  readonly code = "BAD_REQUEST";
  readonly issues: readonly InputIssue[];

  /** The message is for logs and tests; callers are answered in their own language. */
  constructor(issues: readonly InputIssue[]) {
    super(issues.map(({ path, code }) => (path ? `${path}: ${code}` : code)).join("; "));
    this.name = "InputError";
    this.issues = issues;
  }
}

/** A tradition declines a well-formed question, with a code it declared. */
export class Refusal extends Error {
  readonly code: string;
  /** What the sentence in the words is filled with. */
  readonly with: Params;
  /** Facts for programs, such as the nearest valid slugs. */
  readonly details: Params | undefined;

  constructor(code: string, params: Params = {}, details?: Params) {
    super(`Refused: ${code}`);
    this.name = "Refusal";
    this.code = code;
    this.with = params;
    this.details = details;
  }
}

/** Refusal of a date beyond what a calendar or the sky is served for; every procedure may give it. */
export const DATE_OUT_OF_RANGE = "date-out-of-range";

/** The refusal that a thrown `DateOutOfRange` of `#time` amounts to, or undefined for any other error. */
export function refusalOfRange(error: unknown): Refusal | undefined {
  if (!(error instanceof DateOutOfRange)) return undefined;
  return new Refusal(DATE_OUT_OF_RANGE, { ...error.phrase });
}

/** A procedure broke its promise: it threw, hung or returned something it did not declare. */
export class PluginFault extends Error {
  readonly code = "PLUGIN_FAULT";
  readonly procedure: string;

  constructor(procedure: string, message: string, options?: ErrorOptions) {
    super(`${procedure}: ${message}`, options);
    this.name = "PluginFault";
    this.procedure = procedure;
  }
}
