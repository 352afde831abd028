/** Finds the caller of a wallet route and counts the request against the right rate. */
import type { Caller, RateHeaders, WalletService } from "../contract.ts";
import type { Core } from "../core.ts";
import { allowancesOf } from "../client_address.ts";
import { InvalidToken } from "../errors.ts";
import type { Context } from "./route.ts";

export interface Guarded {
  readonly caller: Caller;
  /** Rate headers for the answer. */
  readonly headers: RateHeaders;
}

/** @throws {InvalidToken} {RateLimited} */
export type Guard = (context: Context) => Promise<Guarded>;

/** Reads the caller of a sign-in cookie; null when there is none. */
export type CookieReader = (request: Request) => Promise<Caller | null>;

/**
 * Creates the guard of routes for signed callers.
 *
 * The header decides where there is one; the sign-in cookie is for the owner's own pages. A request
 * that fails to authenticate counts against its address.
 */
export function createGuard(
  core: Core,
  service: Pick<WalletService, "authenticate" | "rateLimit">,
  readCookie: CookieReader,
): Guard {
  return async ({ request, address }) => {
    const caller = await core.attempts.attempt(
      allowancesOf(core.settings, address),
      () => findCaller(request),
      { failsBy: (cause) => cause instanceof InvalidToken },
    );
    return { caller, headers: await service.rateLimit(caller) };
  };

  async function findCaller(request: Request): Promise<Caller> {
    const authorization = request.headers.get("authorization");
    const signedIn = authorization === null ? await readCookie(request) : null;
    return signedIn ?? service.authenticate(authorization, undefined, request.url);
  }
}
