/**
 * The MCP server: streamable HTTP without sessions, for the revision 2026-07-28 and for clients of 2025. Loaded at the
 * first request, since nothing else of the host needs its packages.
 */
import { createMcpHandler, fromJsonSchema, McpServer } from "@modelcontextprotocol/server";
import { InvalidToken, WalletError, type Caller } from "../../wallet/contract.ts";
import { chartOf, TOOLS } from "./tools/mod.ts";
import { SVG_META } from "./chart_view.ts";
import { addPrompts } from "./prompts.ts";
import { addResources } from "./resources.ts";
import { createRecent } from "./recent.ts";
import { openSession, type SessionDeps } from "./session.ts";
import { CallFailed, type Fields, type Session, type Tool } from "./tool.ts";

export interface McpDeps extends Omit<SessionDeps, "recent"> {
  readonly version: string;
  readonly addressOf: (request: Request) => string;
  readonly onError: (error: Error) => void;
  /** `WWW-Authenticate` of a request that needs a token (RFC 6750, RFC 9728 §5.1). */
  readonly challenge: (request: Request, error?: string) => string;
}

const INSTRUCTIONS =
  "Readings of divination, astrology and calendar traditions, computed and paid in points. search_systems, describe_system, " +
  "quote where the price matters, call_system. Failures and refusals cost nothing. Answers are compact; ask for more by " +
  "`fields`. A place is given by name as `place`. Never infer death or lifespan.";

const WANTED = TOOLS.map((tool) => ({
  tool,
  input: fromJsonSchema<Fields>(tool.input as never),
  output: fromJsonSchema<Fields>(tool.output as never),
}));

/** Makes the handler of /mcp. */
export function createMcp(deps: McpDeps): (request: Request, text: string) => Promise<Response> {
  const recent = createRecent();
  const sessions = new WeakMap<object, Session>();
  const { service } = deps;
  const handler = createMcpHandler(
    ({ authInfo }) => build(sessions.get(authInfo!.extra!["session"] as object)!),
    { onerror: deps.onError },
  );

  function build(session: Session): McpServer {
    const server = new McpServer(
      { name: "auspex", title: "Auspex", version: deps.version },
      { instructions: INSTRUCTIONS },
    );
    for (const { tool, input, output } of WANTED) {
      const { name, title, description, charges, view } = tool;
      const annotations = {
        readOnlyHint: !charges,
        destructiveHint: false,
        idempotentHint: !charges,
        openWorldHint: false,
      };
      const ui = view ? { _meta: { ui: { resourceUri: view } } } : {};
      const config = { title, description, inputSchema: input, outputSchema: output, annotations };
      server.registerTool(name, { ...config, ...ui }, (given) => answer(tool, given, session));
    }
    addResources(server, session);
    addPrompts(server);
    return server;
  }

  /** @throws {InvalidToken} @throws {RateLimited} @throws {Unavailable} */
  async function identify(request: Request, body: unknown): Promise<Caller | null> {
    if (!service) return null;
    const address = deps.addressOf(request);
    const authorization = request.headers.get("authorization");
    const caller =
      authorization === null
        ? null
        : await service.authenticate(authorization, address, request.url);
    if (!asksSystem(body)) await service.rateLimit(caller ?? { address });
    return caller;
  }

  return async function serve(request, text) {
    const body = parsed(text);
    let caller: Caller | null;
    try {
      caller = await identify(request, body);
    } catch (error) {
      if (error instanceof InvalidToken) return refused(request, "invalid_token");
      throw error;
    }
    if (service && !caller && needsToken(deps, body)) return refused(request);
    const session = openSession({ ...deps, recent }, request, caller);
    const key = {};
    sessions.set(key, session);
    const authInfo = {
      token: "",
      clientId: caller?.label ?? "",
      scopes: [],
      extra: { session: key },
    };
    const { method, headers, signal } = request;
    const again = new Request(request.url, {
      method,
      headers,
      signal,
      ...(text ? { body: text } : {}),
    });
    return handler.fetch(again, { authInfo });
  };

  function refused(request: Request, error?: string): Response {
    return new Response(JSON.stringify({ error: error ?? "unauthorized" }), {
      status: 401,
      headers: {
        "content-type": "application/json",
        "cache-control": "no-store",
        "www-authenticate": deps.challenge(request, error),
      },
    });
  }
}

interface Message {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown; readonly arguments?: Fields };
}

/** The tools that a message or a batch of messages calls, with what they are given. */
function toolsOf(body: unknown): readonly (readonly [tool: Tool, given: Fields])[] {
  return [body].flat().flatMap((message) => {
    const { method, params } = (message ?? {}) as Message;
    const tool = method === "tools/call" && TOOLS.find(({ name }) => name === params?.name);
    return tool ? [[tool, params?.arguments ?? {}] as const] : [];
  });
}

/** Whether a system is asked, which counts against the rate by itself. */
function asksSystem(body: unknown): boolean {
  return toolsOf(body).some(([{ isLocal }]) => isLocal !== true);
}

/** Whether some call of a message is paid, or about the caller. */
function needsToken({ registry }: McpDeps, body: unknown): boolean {
  const isPaid = ({ system }: Fields) =>
    (registry.procedures.get(String(system))?.procedure.cost ?? 0) !== 0;
  return toolsOf(body).some(([tool, given]) => {
    if (tool.needsToken) return true;
    const calls = [given, given["calls"] ?? []].flat() as unknown as readonly Fields[];
    return tool.charges && calls.some(isPaid);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Runs a tool; a call that failed is an answer that says why. */
async function answer(tool: Tool, given: Fields, session: Session) {
  try {
    const made = (await tool.run(given as never, session)) as Record<string, unknown>;
    const svg = tool.view ? await chartOf(made["readingId"] as string, session) : undefined;
    return {
      content: [{ type: "text" as const, text: JSON.stringify(made) }],
      structuredContent: made,
      ...(svg === undefined ? {} : { _meta: { [SVG_META]: svg } }),
    };
  } catch (error) {
    const failed = error instanceof WalletError ? failureOf(error) : error;
    if (!(failed instanceof CallFailed)) throw error;
    const text = JSON.stringify({ message: failed.message, charged: 0, ...failed.facts });
    return { isError: true, content: [{ type: "text" as const, text }] };
  }
}

function failureOf({ message, status, code }: WalletError): CallFailed {
  return new CallFailed(message, status, { reason: code });
}
