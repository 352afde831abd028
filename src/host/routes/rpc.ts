import { Elysia } from "elysia";
import { createRpc, RPC_PREFIX, type RpcDeps } from "../rpc.ts";

/**
 * Every request below /api/trpc/. The framework is given no schema: it would change inputs and drop
 * unknown fields; the handler reads the raw request, and `openapi.ts` describes each procedure.
 */
export function rpcRoutes(deps: RpcDeps) {
  const rpc = createRpc(deps);
  return new Elysia({ normalize: false }).all(`${RPC_PREFIX}*`, ({ request }) => rpc(request), {
    parse: "none",
    detail: { hide: true },
  });
}
