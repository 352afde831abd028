/** Requests at the OAuth endpoints that did not prove a client: counted for their address before they are judged. */
import type { Verdict } from "../attempts.ts";
import { allowancesOf } from "../client_address.ts";
import type { Core } from "../core.ts";
import { WalletError } from "../errors.ts";
import { OAuthError } from "./error.ts";

/** What a request has proved so far; the handler sets it. */
export interface Proof {
  proved: boolean;
}

/**
 * Runs a request of an address.
 *
 * @param handle sets `proof.proved` once the caller has shown a secret or a token that is good
 * @throws {RateLimited} before it is begun or by its failure
 */
export function countUnproven<T>(
  { attempts, settings }: Core,
  address: string,
  handle: (proof: Proof) => Promise<T>,
): Promise<T> {
  const proof: Proof = { proved: false };
  const verdict: Verdict<T> = {
    failsBy: (cause) => !proof.proved && isRefusal(cause),
    failsWith: () => !proof.proved,
  };
  return attempts.attempt(allowancesOf(settings, address), () => handle(proof), verdict);
}

/** What the caller is to blame for; a fault of ours says nothing about it, and what is limited has been counted. */
function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof WalletError || cause instanceof OAuthError)) return false;
  return cause.status < 500 && cause.status !== 429;
}
