import { Elysia } from "elysia";
import { maySeeBalance, type WalletService } from "../../wallet/contract.ts";
import { describeJson } from "../describe.ts";
import { traceOf } from "../trace.ts";

/** GET /api/v1/stats/ping: 200 for a valid token, 401 otherwise; costs nothing. */
export function pingRoutes(wallet: WalletService, addressOf: (request: Request) => string) {
  async function ping(request: Request): Promise<Response> {
    const authorization = request.headers.get("authorization");
    const caller = await wallet.authenticate(authorization, addressOf(request), request.url);
    traceOf(request).caller = caller.label;
    const rate = await wallet.rateLimit(caller);
    const { kind, scopes } = caller;
    const balance = maySeeBalance(caller) ? (await wallet.balance(caller)).balance : null;
    return new Response(JSON.stringify({ ok: true, kind, scopes, balance }), {
      headers: { ...rate, "content-type": "application/json", "cache-control": "no-store" },
    });
  }
  return new Elysia({ normalize: false }).get(
    "/api/v1/stats/ping",
    ({ request }) => ping(request),
    {
      detail: {
        tags: ["Catalogue"],
        summary: "Says whether a token is valid",
        description: "Costs nothing. Says what kind of token it is and what it may do.",
        operationId: "ping",
        security: [{ bearer: [] }],
        responses: {
          200: describeJson("The token is valid", {
            type: "object",
            properties: {
              ok: { type: "boolean", const: true },
              kind: { type: "string", enum: ["api-key", "partner", "identity", "sign-in"] },
              scopes: { type: "array", items: { type: "string" } },
              balance: {
                type: ["integer", "null"],
                description: "Points, or null where the token may not see them",
              },
            },
            required: ["ok", "kind", "scopes", "balance"],
          }),
          401: describeJson(
            "The token is missing or invalid",
            { $ref: "#/components/schemas/Problem" },
            true,
          ),
          405: describeJson("Another method", { $ref: "#/components/schemas/Problem" }, true),
          429: describeJson("Too many requests", { $ref: "#/components/schemas/Problem" }, true),
          503: describeJson("The wallet is away", { $ref: "#/components/schemas/Problem" }, true),
        },
      },
    },
  );
}
