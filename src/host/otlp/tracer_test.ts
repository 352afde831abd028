import { expect, test } from "bun:test";
import type { RequestLine } from "../observe.ts";
import type { Trace } from "../trace.ts";
import type { Exporter } from "./exporter.ts";
import { createTracer } from "./tracer.ts";

const PARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
const line = (status: number): RequestLine => ({
  id: "rq-1",
  method: "GET",
  route: "/api/trpc/*",
  status,
  ms: 1,
  procedure: "discordian.day",
  points: undefined,
  caller: undefined,
  code: undefined,
  cached: undefined,
});

/** Answers requests begun at some instants, and returns the ids of the traces that were sent. */
function sentOf(
  sampling: Parameters<typeof createTracer>[1],
  requests: readonly { atMs: number; status?: number; parent?: string }[],
): readonly string[] {
  const sent: string[] = [];
  const exporter = { span: (write) => void sent.push(write()) } as Exporter;
  const tracer = createTracer(exporter, sampling);
  for (const { atMs, status = 200, parent } of requests) {
    const trace: Trace = { id: "rq-1", startedMs: atMs };
    const headers = new Headers(parent ? { traceparent: parent } : undefined);
    tracer.begin!(new Request("http://localhost/", { headers }), trace);
    tracer.end(line(status), trace);
  }
  return sent.map((text) => (JSON.parse(text) as { traceId: string }).traceId);
}

test("so many traces begin in a second, and in the next as many again", () => {
  const requests = [0, 100, 200, 300, 1100, 1200, 1300].map((atMs) => ({ atMs }));
  const sent = sentOf({ ratio: 1, perSecond: 2 }, requests);
  expect(sent).toHaveLength(4);
  expect(new Set(sent).size).toBe(4);
});

test("a caller's choice is kept, and our failures are always sent", () => {
  const none = { ratio: 1, perSecond: 0 };
  expect(sentOf(none, [{ atMs: 0, parent: PARENT }])).toEqual(["4bf92f3577b34da6a3ce929d0e0e4736"]);
  expect(sentOf(none, [{ atMs: 0, parent: PARENT.replace(/01$/, "00") }])).toEqual([]);
  expect(sentOf(none, [{ atMs: 0, status: 500 }])).toHaveLength(1);
  expect(sentOf(none, [{ atMs: 0, status: 404 }])).toEqual([]);
});
