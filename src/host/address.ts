/** Where a request came from, for rates and the audit log. */
import type { Server } from "bun";

export interface Addresses {
  /** Tells which server the requests come from. */
  attach(server: Server<unknown>): void;
  /** The client's address, or `unknown` for a request that came over no socket. */
  readonly of: (request: Request) => string;
}

/**
 * Makes the finder of addresses.
 *
 * @param proxies how many proxies of ours stand in front; 0 ignores `X-Forwarded-For`, which anybody can
 *   write, and n takes the n-th entry from its end
 */
export function createAddresses(proxies: number): Addresses {
  let server: Server<unknown> | undefined;
  return {
    attach(attached) {
      server = attached;
    },
    of(request) {
      if (proxies > 0) {
        const hops = request.headers.get("x-forwarded-for")?.split(",") ?? [];
        const hop = hops.at(-proxies)?.trim();
        if (hop) return hop.slice(0, 64);
      }
      return server?.requestIP(request)?.address ?? "unknown";
    },
  };
}
