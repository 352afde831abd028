import { Elysia } from "elysia";
import { RPC_ROUTE } from "../rpc.ts";

/**
 * Every request below /api/trpc/. The framework is given no schema: it would change inputs and drop
 * unknown fields; the handler reads the raw request, and `openapi.ts` describes each procedure.
 */
export function rpcRoutes(rpc: (request: Request) => Response | Promise<Response>) {
  const hook = { parse: "none", detail: { hide: true } } as const;
  return new Elysia({ normalize: false }).all(RPC_ROUTE, ({ request }) => rpc(request), hook);
}
