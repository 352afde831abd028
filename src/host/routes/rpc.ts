import { Elysia } from "elysia";
import { createRpc, RPC_ROUTE, type RpcDeps } from "../rpc.ts";

/**
 * Every request below /api/trpc/. The framework is given no schema: it would change inputs and drop
 * unknown fields; the handler reads the raw request, and `openapi.ts` describes each procedure.
 */
export function rpcRoutes(deps: RpcDeps) {
  const rpc = createRpc(deps);
  const hook = { parse: "none", detail: { hide: true } } as const;
  // GET by itself too: the router handles a route without a body with less ado.
  return new Elysia({ normalize: false })
    .get(RPC_ROUTE, ({ request }) => rpc(request), hook)
    .all(RPC_ROUTE, ({ request }) => rpc(request), hook);
}
