/** A host with a fake wallet, and the official client of each era. */
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { serve, KEY } from "../client/served.ts";

export { KEY, serve };

/** Revisions that are served: the newest, and what 2025's clients speak. */
export const ERAS = ["2026-07-28", "2025-11-25"] as const;

/** Connects; without a key only what is free can be called. `fetch` stands in for the network. */
export async function connect(
  url: string,
  era: (typeof ERAS)[number],
  key?: string,
  fetch?: (url: string | URL, init?: RequestInit) => Promise<Response>,
) {
  const mode = era === "2026-07-28" ? { pin: era } : ("legacy" as const);
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", url), {
      requestInit: { headers },
      ...(fetch ? { fetch } : {}),
    }),
  );
  return client;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a tool answered; a failure is told as `error`. */
export async function call(client: Client, name: string, given: Fields = {}) {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const { isError, structuredContent, content, _meta } = (await client.callTool({
    name,
    arguments: given,
  })) as any;
  const text = content[0].text as string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return {
    error: isError ? JSON.parse(text) : undefined,
    made: structuredContent as any,
    text,
    meta: _meta,
  };
}
