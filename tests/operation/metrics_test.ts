/** What an operator sees: /metrics as Prometheus reads it, spans and log lines as a collector receives them. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { layMigratedFolder } from "../wallet/support/snapshot.ts";
import { SOURCE, startProgram, type Program } from "../build/program.ts";
import { readTraceparent } from "../../src/host/otlp/mod.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;
const BIRTH = { birthDate: "1990-05-17", birthTime: "14:30", timezone: "Asia/Taipei" };

interface Received {
  readonly path: string;
  readonly token: string | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

let program: Program;
const received: Received[] = [];
/** A model's endpoint, which hears what the host sends on. */
const heard: (string | null)[] = [];
const collector = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  async fetch(request) {
    const { pathname: path } = new URL(request.url);
    const token = request.headers.get("x-token");
    if (path.includes("chat")) {
      heard.push(request.headers.get("traceparent"));
      return new Response("{}", { status: 500 });
    }
    received.push({ path, token, body: await request.json() });
    return Response.json({});
  },
});

beforeAll(async () => {
  program = await startProgram(
    SOURCE,
    {
      METRICS_PORT: "0",
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url.origin}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-token=a%20secret",
      OTEL_SERVICE_NAME: "readings",
      OPENAI_MODEL: "none",
      OPENAI_BASE_URL: `${collector.url.origin}/v1`,
    },
    layMigratedFolder,
  );
}, 60_000);
afterAll(async () => {
  await program?.stop();
  await collector.stop(true);
});

async function metrics(): Promise<string> {
  const url = /"message":"metrics","url":"([^"]+)"/.exec(program.output())![1]!;
  const response = await fetch(url);
  expect(response.headers.get("content-type")).toStartWith("text/plain; version=0.0.4");
  return response.text();
}

/** What Prometheus makes of it: every line is a sample or a comment, every sample has a type that came before it. */
function read(text: string): Map<string, number> {
  const types = new Map<string, string>();
  const samples = new Map<string, number>();
  expect(text.endsWith("\n")).toBe(true);
  for (const line of text.slice(0, -1).split("\n")) {
    const type = /^# TYPE ([a-z_][a-z0-9_]*) (counter|gauge|histogram)$/.exec(line);
    if (type) {
      expect(types.has(type[1]!)).toBe(false);
      types.set(type[1]!, type[2]!);
      continue;
    }
    if (/^# HELP [a-z_][a-z0-9_]* \S/.test(line)) continue;
    const sample =
      /^([a-z_][a-z0-9_]*)((?:\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)+\})?) (-?[0-9.e+-]+|NaN|\+Inf)$/.exec(
        line,
      );
    expect([line, sample === null]).toEqual([line, false]);
    const name = sample![1]!;
    const family = types.has(name) ? name : name.replace(/_(bucket|sum|count)$/, "");
    expect([name, types.has(family)]).toEqual([name, true]);
    expect(samples.has(name + sample![2])).toBe(false);
    samples.set(name + sample![2], Number(sample![3]));
  }
  return samples;
}

describe("metrics", () => {
  test("count calls, points and times, and show the stores and the process", async () => {
    for (let turn = 0; turn < 3; turn++) {
      expect((await program.call("bazi.chart", { ...BIRTH, dryRun: turn === 2 })).status).toBe(200);
    }
    for (const date of ["2024-02-28", "2024-02-29"]) {
      expect((await program.call("discordian.day", { date })).status).toBe(200);
    }
    expect((await program.call("bazi.chart", { birthDate: "no" })).status).toBe(400);
    expect((await program.call("no.such", {})).status).toBe(404);
    expect((await program.get("/healthz")).status).toBe(200);
    const seen = read(await metrics());
    expect(seen.get('auspex_calls_total{procedure="bazi.chart",status="200"}')).toBe(3);
    expect(seen.get('auspex_calls_total{procedure="bazi.chart",status="400"}')).toBe(1);
    expect(seen.get('auspex_calls_total{procedure="unknown",status="404"}')).toBe(1);
    expect(seen.get('auspex_points_charged_total{procedure="discordian.day"}')).toBe(2);
    expect(seen.get('auspex_requests_total{route="/healthz",status="200"}')).toBe(1);
    expect(seen.get('auspex_call_seconds_count{procedure="bazi.chart"}')).toBe(4);
    expect(seen.get('auspex_call_seconds_bucket{procedure="bazi.chart",le="+Inf"}')).toBe(4);
    expect(seen.get("auspex_database_up")).toBe(1);
    expect(seen.get("auspex_holds")).toBe(0);
    expect(seen.get("auspex_outbox_pending")).toBe(0);
    expect(seen.get("auspex_database_transactions_total")).toBeGreaterThan(0);
    expect(seen.get("process_resident_memory_bytes")).toBeGreaterThan(5e7);
    const edges = [...seen].filter(([name]) =>
      name.startsWith('auspex_call_seconds_bucket{procedure="bazi.chart"'),
    );
    const counts = edges.map(([, count]) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  }, 60_000);

  test("are not on the port of the service", async () => {
    expect((await program.get("/metrics")).status).toBe(404);
  });
});

describe("traces and logs", () => {
  test("reach the collector, continuing the caller's trace", async () => {
    received.length = 0;
    await program.call("discordian.day", { date: "2024-02-28" }, { traceparent: PARENT });
    await program.call(
      "discordian.day",
      { date: "2024-02-27" },
      { traceparent: PARENT.replace(/01$/, "00") },
    );
    for (let wait = 0; wait < 200 && received.length < 2; wait++) await Bun.sleep(20);
    const traces = received.filter(({ path }) => path === "/v1/traces");
    const spans = traces
      .flatMap(({ body }) => body.resourceSpans[0].scopeSpans[0].spans)
      .filter(({ traceId }) => traceId === TRACE);
    expect(spans).toHaveLength(1);
    const [span] = spans;
    expect(span).toMatchObject({
      traceId: TRACE,
      parentSpanId: "00f067aa0ba902b7",
      name: "discordian.day",
      kind: 2,
      status: {},
    });
    expect(span.spanId).toMatch(/^[0-9a-f]{16}$/);
    const spent = BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano);
    expect(spent > 0n && spent < 5_000_000_000n).toBe(true);
    expect(Math.abs(Number(BigInt(span.endTimeUnixNano) / 1_000_000n) - Date.now())).toBeLessThan(
      30_000,
    );
    expect(span.attributes).toContainEqual({
      key: "http.response.status_code",
      value: { intValue: "200" },
    });
    expect(traces[0]!.token).toBe("a secret");
    expect(traces[0]!.body.resourceSpans[0].resource.attributes).toContainEqual({
      key: "service.name",
      value: { stringValue: "readings" },
    });
    const lines = received
      .filter(({ path }) => path === "/v1/logs")
      .flatMap(({ body }) => body.resourceLogs[0].scopeLogs[0].logRecords);
    expect(lines.filter(({ body }) => body.stringValue === "request")).not.toBeEmpty();
  }, 60_000);

  test("go on to a model's endpoint under the same trace", async () => {
    await program.call("bazi.chart", BIRTH, { traceparent: PARENT });
    const ours = heard.map((text) => readTraceparent(text)).filter((one) => one?.traceId === TRACE);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours[0]!.spanId).not.toBe("00f067aa0ba902b7");
  }, 60_000);

  // Cases of the specification, https://www.w3.org/TR/trace-context/#traceparent-header
  test.each([
    [PARENT, true],
    [PARENT.replace("00-", "cc-") + "-what-comes-later", true],
    [PARENT.replace("00-", "ff-"), false],
    [PARENT.toUpperCase(), false],
    [`00-${"0".repeat(32)}-00f067aa0ba902b7-01`, false],
    [`00-${TRACE}-${"0".repeat(16)}-01`, false],
    [`00-${TRACE}-00f067aa0ba902b7`, false],
    ["", false],
    [null, false],
  ])("reads %p as a parent: %p", (text, isOne) => {
    expect(readTraceparent(text) !== undefined).toBe(isOne);
  });
});
