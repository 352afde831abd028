import type { RateHeaders } from "./contract.ts";
import type { Core } from "./core.ts";

/**
 * Counts one request of a partner's access token, wherever it is presented.
 *
 * @throws {RateLimited} more than RATE_TOKEN a minute
 */
export function countToken(
  { rates, settings }: Pick<Core, "rates" | "settings">,
  tokenHash: Uint8Array,
): Promise<RateHeaders> {
  return rates.count(`token:${Buffer.from(tokenHash).toString("base64url")}`, settings.tokenRate);
}
