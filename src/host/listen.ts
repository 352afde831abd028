/** Puts an application on a port, and takes it off again without dropping a request. */
import type { Server } from "bun";
import { hangUp } from "./observe.ts";
import { MAX_BODY_BYTES } from "./request_text.ts";

export interface Listening {
  /** `http://127.0.0.1:3000`. */
  readonly url: string;
  /** From now on every answer ends its connection: who calls again finds another host. */
  leave(): void;
  /** Stops accepting, waits for requests under way, then closes what is left. */
  stop(): Promise<void>;
}

/** Beyond this Bun itself refuses a body; below it the host says so in its own words. */
const HARD_BODY_BYTES = 16 * MAX_BODY_BYTES;
/** How long requests under way may take once the host stops, ms. */
export const DRAIN_MS = 15_000;

type Handle = (request: Request) => Response | Promise<Response>;

export interface ListenOptions {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** Whether other processes listen on the same port. */
  readonly shared?: boolean;
  readonly handle: Handle;
  /** Handlers that Bun's router may call at once, by the pattern of their route. */
  readonly direct: Readonly<Record<string, Handle>>;
  /** Told the server, which knows the addresses of its clients. */
  readonly attach: (server: Server<unknown>) => void;
}

/**
 * Listens.
 *
 * @throws {Error} with code EADDRINUSE
 */
export function listenWith({
  host,
  port,
  shared = false,
  handle,
  direct,
  attach,
}: ListenOptions): Listening {
  let isLeaving = false;
  const orLeave = (answer: Handle): Handle => {
    return (request) => {
      const answered = answer(request);
      if (!isLeaving) return answered;
      return answered instanceof Promise ? answered.then(hangUp) : hangUp(answered);
    };
  };
  const server = Bun.serve({
    hostname: host,
    port,
    reusePort: shared,
    maxRequestBodySize: HARD_BODY_BYTES,
    idleTimeout: 120,
    routes: Object.fromEntries(
      Object.entries(direct).map(([route, answer]) => [route, orLeave(answer)]),
    ),
    fetch: orLeave(handle),
  });
  attach(server);
  const name = host.includes(":") ? `[${host}]` : host;
  return {
    url: `http://${name}:${server.port}`,
    leave: () => void (isLeaving = true),
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
