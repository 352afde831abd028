/** Puts an application on a port, and takes it off again without dropping a request. */
import type { Server } from "bun";
import { MAX_BODY_BYTES } from "./request_text.ts";

export interface Listening {
  /** `http://127.0.0.1:3000`. */
  readonly url: string;
  /** Stops accepting, waits for requests under way, then closes what is left. */
  stop(): Promise<void>;
}

/** Beyond this Bun itself refuses a body; below it the host says so in its own words. */
const HARD_BODY_BYTES = 16 * MAX_BODY_BYTES;
/** How long requests under way may take once the host stops, ms. */
export const DRAIN_MS = 15_000;

/**
 * Listens.
 *
 * @param port 0 takes any free one
 * @throws {Error} with code EADDRINUSE
 */
export function listenWith(
  handle: (request: Request) => Response | Promise<Response>,
  attach: (server: Server<unknown>) => void,
  { host, port }: { readonly host: string; readonly port: number },
): Listening {
  const server = Bun.serve({
    hostname: host,
    port,
    maxRequestBodySize: HARD_BODY_BYTES,
    idleTimeout: 120,
    fetch: (request) => handle(request),
  });
  attach(server);
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${server.port}`,
    async stop() {
      let timer: Timer | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, DRAIN_MS);
      });
      await Promise.race([server.stop(), limit]);
      clearTimeout(timer);
      await server.stop(true);
    },
  };
}
