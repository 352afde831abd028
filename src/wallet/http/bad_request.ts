import type { Lang } from "../../ui/mod.ts";
import { WalletError } from "../errors.ts";
import type { SayIssue } from "../errors.ts";
import { wordsOf } from "../words/mod.ts";

/** One fault of the input. */
export interface Issue {
  /** Name of the field, or "" for the body as a whole. */
  readonly path: string;
  readonly say: SayIssue;
}

type Status = 400 | 405 | 408 | 413 | 415;

/** A request that cannot be read or has wrong fields; all faults are told at once. */
export class BadRequest extends WalletError {
  constructor(
    readonly issues: readonly Issue[],
    status: Status = 400,
    code = "invalid_request",
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(
      code,
      status,
      (words) => {
        const list = issues.map(({ path, say }) =>
          path === "" ? say(words.issues) : `${path}: ${say(words.issues)}`,
        );
        return words.unreadable(list.join(words.between));
      },
      { headers },
    );
  }

  override detailsIn(lang: Lang): Readonly<Record<string, unknown>> {
    if (this.status !== 400) return {};
    const words = wordsOf(lang).errors.issues;
    return { issues: this.issues.map(({ path, say }) => ({ path, message: say(words) })) };
  }
}

/** A request with one fault. */
export function badRequest(path: string, say: SayIssue): BadRequest {
  return new BadRequest([{ path, say }]);
}
