/** One thing wrong with an input. */
export interface InputIssue {
  /** Where, as a JSON pointer without the leading slash for top-level fields: `birthDate`, `a/birthDate`. */
  readonly path: string;
  /** What is wrong, in one sentence without full stop. */
  readonly message: string;
  /** The nearest valid value, where there is one. */
  readonly nearest?: unknown;
}

/** The input is not acceptable; lists every problem at once. Nothing ran, nothing was charged. */
export class InputError extends Error {
  readonly code = "BAD_REQUEST";
  readonly issues: readonly InputIssue[];

  constructor(issues: readonly InputIssue[]) {
    super(
      issues
        .map((issue) => (issue.path ? `${issue.path}: ${issue.message}` : issue.message))
        .join("; "),
    );
    this.name = "InputError";
    this.issues = issues;
  }
}

/** A tradition declines a well-formed question, with a code it declared. */
export class Refusal extends Error {
  readonly code: string;
  /** Facts for programs, such as the nearest valid slugs. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: string, message: string, details?: Readonly<Record<string, unknown>>) {
    super(message);
    this.name = "Refusal";
    this.code = code;
    this.details = details;
  }
}

/** Refusal of a date beyond what a calendar or the sky is served for; every procedure may give it. */
export const DATE_OUT_OF_RANGE = "date-out-of-range";

/** The refusal that a thrown `DateOutOfRange` of `#time` amounts to, or undefined for any other error. */
export function refusalOfRange(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || error.name !== "DateOutOfRange") return undefined;
  return new Refusal(DATE_OUT_OF_RANGE, error.message);
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
