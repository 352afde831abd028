/** The three fields of a deduction. */
import { hash } from "node:crypto";
import type { SayIssue } from "../errors.ts";
import { BadRequest } from "../http/mod.ts";
import type { Issue } from "../http/mod.ts";
import { isAmount, MAX_AMOUNT } from "../ledger/mod.ts";
import type { Deduction } from "../ledger/mod.ts";
import { explainKey, explainText } from "../short_text.ts";

const MAX_DESCRIPTION = 500;
const PRINTABLE_ASCII = /^[\x20-\x7e]*$/;

/**
 * Checks `amount`, `description` and `idempotencyKey`; unknown fields are ignored.
 *
 * The request hash covers the parsed amount and description, so blanks and order do not matter.
 *
 * @param header the `Idempotency-Key` header, which may stand for the field
 * @throws {BadRequest} naming every fault
 */
export function readDeduction(
  body: Record<string, unknown>,
  header: string | null,
): Omit<Deduction, "tokenHash"> {
  const issues: Issue[] = [];
  const { amount } = body;
  const description = readText(body.description, "description", issues, (text) =>
    explainText(text, MAX_DESCRIPTION),
  );
  const key = readKey(body.idempotencyKey, header, issues);
  if (!isAmount(amount)) {
    issues.unshift({ path: "amount", say: (say) => say.wholeIn(1, MAX_AMOUNT) });
  }
  if (issues.length > 0 || !isAmount(amount)) throw new BadRequest(issues);
  const requestHash = hash("sha256", JSON.stringify([amount, description]), "buffer");
  return { amount, description, key, requestHash };
}

function readKey(field: unknown, header: string | null, issues: Issue[]): string {
  const path = "idempotencyKey";
  if (header !== null && !PRINTABLE_ASCII.test(header)) {
    issues.push({ path, say: (say) => say.ascii });
    return "";
  }
  if (header !== null && field !== undefined && field !== header) {
    issues.push({ path, say: (say) => say.differs });
    return "";
  }
  return readText(field ?? header ?? undefined, path, issues, explainKey);
}

function readText(
  value: unknown,
  path: string,
  issues: Issue[],
  explain: (text: string) => SayIssue | null,
): string {
  if (typeof value !== "string") {
    issues.push({ path, say: (say) => (value === undefined ? say.required : say.string) });
    return "";
  }
  const say = explain(value);
  if (say !== null) issues.push({ path, say });
  return value;
}
