import { WalletError } from "../errors.ts";

/** One fault of the input. */
export interface Issue {
  /** Name of the field, or "" for the body as a whole. */
  readonly path: string;
  readonly message: string;
}

/** A request that cannot be read or has wrong fields; all faults are told at once. */
export class BadRequest extends WalletError {
  constructor(
    readonly issues: readonly Issue[],
    status: 400 | 405 | 413 | 415 = 400,
    code = "invalid_request",
    headers: Readonly<Record<string, string>> = {},
  ) {
    const list = issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
    super(code, status, `Cannot read the request: ${list.join("; ")}`, { headers });
  }

  override get details() {
    return this.status === 400 ? { issues: this.issues } : {};
  }
}
