/**
 * A local double of an OpenAI-compatible endpoint that behaves as well or as badly as a test asks, and a host
 * over the real plugins whose texts it writes.
 */
import { createHost, SILENT, type NarratorConfig } from "../../src/host/mod.ts";
import { createNarrator } from "../../src/host/narrator.ts";
import type { Log } from "../../src/host/mod.ts";
import { registry } from "../blends/support.ts";
import { createFakeWallet } from "../http/fake_wallet.ts";

export const API_KEY = "sk-test-key-that-nobody-may-see";

export const GOOD_EN =
  "The systems of this birth lean the same way more often than not. What several of them name is worth trusting a little; what one alone warns of deserves a look. None of it is certain.";
export const GOOD_ZH =
  "各家說法大體同向，偶有異議。幾家都提到的，可以多倚靠一些；只有一家說的警語，認真看一眼便好。這些都是象徵，並非定數，如何取用仍在自己。";

/** One request that the double has seen. */
export interface Seen {
  readonly path: string;
  readonly key: string | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

export type Reply = (seen: Seen, count: number) => Response | Promise<Response>;

/** A whole answer. */
export function whole(content: string, finish = "stop"): Reply {
  return () => {
    const message = { role: "assistant", content };
    const choices = [{ index: 0, message, finish_reason: finish }];
    return Response.json({ id: "c", object: "chat.completion", created: 0, model: "m", choices });
  };
}

/** A streamed answer, piece by piece; `end` says how it ends. */
export function pieces(
  parts: readonly string[],
  end: "stop" | "length" | "cut" = "stop",
  waitMs = 1,
): Reply {
  const line = (delta: object, finish: string | null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { id: "c", object: "chat.completion.chunk", created: 0, model: "m", choices };
    return `data: ${JSON.stringify(chunk)}\n\n`;
  };
  return () => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (const content of parts) {
          controller.enqueue(encoder.encode(line({ content }, null)));
          await Bun.sleep(waitMs);
        }
        if (end !== "cut") {
          controller.enqueue(encoder.encode(line({}, end)));
          controller.enqueue(encoder.encode("data: [DONE]\n\n"));
        }
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
}

/** Answers as the request asks: whole or in pieces of a few characters. */
export function either(content: string): Reply {
  return (seen, count) => {
    const parts = content.match(/.{1,7}/gsu) ?? [];
    return (seen.body.stream === true ? pieces(parts) : whole(content))(seen, count);
  };
}

export function status(code: number, headers: Record<string, string> = {}): Reply {
  const error = { error: { message: `wrong key ${API_KEY}, inner secret` } };
  return () => Response.json(error, { status: code, headers });
}

export interface Double {
  readonly seen: Seen[];
  readonly baseUrl: string;
  stop(): void;
}

/** Starts the double; it answers with the replies in turn, the last one again and again. */
export function startDouble(...replies: readonly Reply[]): Double {
  const seen: Seen[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 60,
    async fetch(request) {
      const body: unknown = await request.json();
      const key = request.headers.get("authorization");
      const one = { path: new URL(request.url).pathname, key, body };
      seen.push(one);
      return replies[Math.min(seen.length, replies.length) - 1]!(one, seen.length);
    },
  });
  return {
    seen,
    baseUrl: `http://127.0.0.1:${server.port}/v1`,
    stop: () => void server.stop(true),
  };
}

/** Everything that was written to a log, as one text. */
export function recordingLog(): Log & { readonly text: () => string } {
  const lines: string[] = [];
  const keep = (...entry: unknown[]) => void lines.push(JSON.stringify(entry));
  return { info: keep, warn: keep, error: keep, flush() {}, text: () => lines.join("\n") };
}

export function narratorAt(baseUrl: string, more: Partial<NarratorConfig> = {}, log: Log = SILENT) {
  const config = { model: "m", apiKey: API_KEY, timeoutMs: 3_000, concurrency: 4, ...more };
  return createNarrator({ ...config, baseUrl }, log);
}

/** A host over all plugins with a wallet of so many points. */
export function hostAt(
  baseUrl: string | null,
  points: number,
  more: Partial<NarratorConfig> = {},
  log: Log = SILENT,
) {
  const wallet = createFakeWallet(points);
  const narrator = baseUrl === null ? null : narratorAt(baseUrl, more, log);
  const host = createHost({ registry, wallet, narrator, clock: Date, log });
  return { host, wallet };
}
