/** Proof Key for Code Exchange, method S256 only (RFC 7636; RFC 9700 §2.1.1). */
import { createHash } from "node:crypto";
import { sameBytes } from "../secrets/mod.ts";

/** RFC 7636 §4.1 and §4.2: 43-128 unreserved characters. */
const UNRESERVED = /^[A-Za-z0-9\-._~]{43,128}$/;

/** Whether a text can be a verifier or a challenge. */
export function isPkceText(text: string): boolean {
  return UNRESERVED.test(text);
}

/** Whether the verifier belongs to the challenge (RFC 7636 §4.6); both absent is right as well. */
export function verifierMatches(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null || verifier === null) return challenge === verifier;
  if (!isPkceText(verifier)) return false;
  const computed = createHash("sha256").update(verifier, "ascii").digest("base64url");
  return sameBytes(Buffer.from(computed), Buffer.from(challenge));
}
