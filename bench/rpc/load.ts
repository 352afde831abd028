/**
 * A load generator over loopback: keeps so many requests under way for so long, then prints one line of
 * JSON with what it saw. Runs as a process of its own, so that it does not share the server's loop, and
 * speaks HTTP/1.1 over bare sockets, so that it costs less than what it measures.
 *
 * `bun bench/rpc/load.ts <url> <connections> <seconds> [requests a second] [encoding]`
 */
import type { Socket } from "bun";

/** What one run saw. */
export interface LoadReport {
  readonly requests: number;
  readonly perSecond: number;
  /** Answers with another status than 200. */
  readonly failures: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

const [address = "", connections = "32", seconds = "2", rate = "0", encoding = "identity"] =
  process.argv.slice(2);
const url = new URL(address);
const MESSAGE = [
  `GET ${url.pathname}${url.search} HTTP/1.1`,
  `Host: ${url.host}`,
  "Accept: application/json",
  `Accept-Encoding: ${encoding}`,
  "",
  "",
].join("\r\n");

/** One connection: one request at a time. */
interface Line {
  dueMs: number;
  /** Bytes of the answer still to come; -1 before its head was read. */
  missing: number;
  head: string;
  busy: boolean;
}

const latencies: number[] = [];
let failures = 0;
let onFree: (socket: Socket<Line>) => void = () => {};

function send(socket: Socket<Line>, dueMs: number): void {
  Object.assign(socket.data, { dueMs, missing: -1, head: "", busy: true });
  socket.write(MESSAGE);
}

function receive(socket: Socket<Line>, chunk: Buffer): void {
  const line = socket.data;
  if (line.missing === -1) {
    line.head += chunk.toString("latin1");
    const end = line.head.indexOf("\r\n\r\n");
    if (end === -1) return;
    const length = /content-length: (\d+)/i.exec(line.head.slice(0, end))?.[1];
    if (length === undefined) throw new Error("the answer has no Content-Length");
    if (!line.head.startsWith("HTTP/1.1 200")) failures += 1;
    line.missing = Number(length) - (line.head.length - end - 4);
  } else line.missing -= chunk.byteLength;
  if (line.missing > 0) return;
  latencies.push(performance.now() - line.dueMs);
  line.busy = false;
  onFree(socket);
}

const sockets = await Promise.all(
  Array.from({ length: Number(connections) }, () =>
    Bun.connect<Line>({
      hostname: url.hostname,
      port: Number(url.port),
      data: { dueMs: 0, missing: -1, head: "", busy: false },
      socket: { data: receive },
    }),
  ),
);

/** As fast as the server answers: every connection sends its next request at once. */
async function full(untilMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  onFree = (socket) => {
    if (performance.now() < untilMs) send(socket, performance.now());
    else if (sockets.every(({ data }) => !data.busy)) resolve();
  };
  for (const socket of sockets) send(socket, performance.now());
  await promise;
}

/** At a fixed rate; latency counts from the moment a request was due, so that queueing shows. */
async function paced(startMs: number, untilMs: number, perSecond: number): Promise<void> {
  const free = [...sockets];
  const due: number[] = [];
  onFree = (socket) => {
    const next = due.shift();
    if (next === undefined) free.push(socket);
    else send(socket, next);
  };
  for (let sent = 0; ; sent++) {
    const dueMs = startMs + (sent * 1000) / perSecond;
    if (dueMs >= untilMs) break;
    while (performance.now() < dueMs) await Bun.sleep(1);
    const socket = free.pop();
    if (socket) send(socket, dueMs);
    else due.push(dueMs);
  }
  while (free.length < sockets.length) await Bun.sleep(1);
}

const startMs = performance.now();
const untilMs = startMs + Number(seconds) * 1000;
if (Number(rate) > 0) await paced(startMs, untilMs, Number(rate));
else await full(untilMs);
const tookS = (performance.now() - startMs) / 1000;
for (const socket of sockets) socket.end();

latencies.sort((a, b) => a - b);
const at = (part: number) => latencies[Math.floor(latencies.length * part)] ?? 0;
const report: LoadReport = {
  requests: latencies.length,
  perSecond: latencies.length / tookS,
  failures,
  p50Ms: at(0.5),
  p95Ms: at(0.95),
};
console.log(JSON.stringify(report));
