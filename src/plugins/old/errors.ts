import { InputError as NewInputError, Refusal as NewRefusal } from "../errors.ts";

/** One thing wrong with an input, in a sentence of its own. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
  readonly nearest?: unknown;
}

/** An input error whose issues bring their own sentences. */
export class InputError extends NewInputError {
  constructor(issues: readonly InputIssue[]) {
    super(issues.map(({ message, ...one }) => ({ ...one, code: "asIs", with: { message } })));
    this.message = issues
      .map(({ path, message }) => (path ? `${path}: ${message}` : message))
      .join("; ");
  }
}

/** A refusal that brings its own sentence. */
export class Refusal extends NewRefusal {
  constructor(code: string, message: string, details?: Readonly<Record<string, unknown>>) {
    super(code, { message }, details);
    this.message = message;
  }
}
