/** Routes of the MCP server, and what tells its clients where to get a token. */
import { Elysia } from "elysia";
import { OPEN_HEADERS } from "../cross_origin.ts";
import { bodyText } from "../request_text.ts";
import type { McpDeps } from "./server.ts";

/** Where the server is. */
export const MCP_PATH = "/mcp";
/** Where its metadata is (RFC 9728 §3.1: the path of the resource follows). */
const METADATA_PATH = "/.well-known/oauth-protected-resource";

export interface McpRoutesDeps extends Omit<McpDeps, "challenge"> {
  /** Origin of this host as its clients see it; left out, each request's own. */
  readonly apiUrl?: string | undefined;
  /** Origin of the wallet, which issues tokens; left out, this host is it. */
  readonly walletUrl?: string | undefined;
}

/** Makes the routes. Nothing of the protocol is loaded before the first request. */
export function mcpRoutes(deps: McpRoutesDeps) {
  const originOf = (request: Request) => deps.apiUrl ?? new URL(request.url).origin;
  let opened: Promise<(request: Request, text: string) => Promise<Response>> | undefined;

  function challenge(request: Request, error?: string): string {
    const parts = [
      'realm="auspex"',
      ...(error ? [`error="${error}"`] : ['scope="deduct balance"']),
      `resource_metadata="${originOf(request)}${METADATA_PATH}${MCP_PATH}"`,
    ];
    return `Bearer ${parts.join(", ")}`;
  }

  async function open() {
    const { createMcp } = await import("./server.ts");
    return createMcp({ ...deps, challenge });
  }

  async function serve(request: Request): Promise<Response> {
    const text = request.method === "POST" ? await bodyText(request) : "";
    const handle = await (opened ??= open());
    return handle(request, text);
  }

  function metadata(request: Request): Response {
    const origin = originOf(request);
    const body = {
      resource: `${origin}${MCP_PATH}`,
      authorization_servers: [deps.walletUrl ?? origin],
      scopes_supported: ["deduct", "balance"],
      bearer_methods_supported: ["header"],
      resource_name: "Auspex",
      resource_documentation: `${origin}/docs`,
    };
    const headers = {
      "content-type": "application/json",
      "cache-control": "no-store",
      ...OPEN_HEADERS,
    };
    return new Response(JSON.stringify(body), { headers });
  }

  const hidden = { detail: { hide: true }, parse: "none" } as const;
  const routes = new Elysia({ normalize: false }).all(
    MCP_PATH,
    ({ request }) => serve(request),
    hidden,
  );
  if (!deps.service) return routes;
  return routes
    .get(METADATA_PATH, ({ request }) => metadata(request), hidden)
    .get(`${METADATA_PATH}${MCP_PATH}`, ({ request }) => metadata(request), hidden);
}
