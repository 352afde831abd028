import { InvalidToken } from "../errors.ts";

/** RFC 6750 §2.1: one token68; "Bearer" in any case. Two values arrive joined by a comma and do not match. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*)$/i;

/**
 * Reads the bearer token of an `Authorization` header.
 *
 * @throws {InvalidToken} there is none, or it is malformed
 */
export function readBearer(authorization: string | null): string {
  if (authorization === null) throw new InvalidToken(false);
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) throw new InvalidToken(true);
  return token;
}
