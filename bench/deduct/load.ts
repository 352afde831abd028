/** A closed loop over raw sockets: each connection sends its next request when the answer is there. */

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Answers by HTTP status. */
  readonly statuses: Readonly<Record<string, number>>;
}

interface Connection {
  sentAt: number;
  received: string;
}

/** Runs `connections` loops for `seconds`; every request has a fresh idempotency key. */
export async function runLoad(
  port: number,
  tokens: readonly string[],
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const run = crypto.randomUUID();
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let sent = 0;

  function nextRequest(): string {
    const token = tokens[Math.floor(Math.random() * tokens.length)]!;
    const body = `{"amount":1,"description":"bench","idempotencyKey":"${run}-${sent++}"}`;
    return (
      "POST /api/v1/points/deduct HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n" +
      `Authorization: Bearer ${token}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    );
  }

  await Promise.all(
    Array.from({ length: connections }, () => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const state: Connection = { sentAt: 0, received: "" };
      Bun.connect({
        hostname: "127.0.0.1",
        port,
        socket: {
          open(socket) {
            state.sentAt = performance.now();
            socket.write(nextRequest());
          },
          data(socket, chunk) {
            state.received += chunk.toString("latin1");
            const status = readAnswer(state.received);
            if (status === null) return;
            const now = performance.now();
            latencies.push(now - state.sentAt);
            statuses[status] = (statuses[status] ?? 0) + 1;
            if (now >= endsAt) {
              socket.end();
              return resolve();
            }
            state.received = "";
            state.sentAt = now;
            socket.write(nextRequest());
          },
          error: (_, cause) => reject(cause),
          close: () => resolve(),
        },
      }).catch(reject);
      return promise;
    }),
  );

  const elapsed = (performance.now() - startedAt) / 1000;
  latencies.sort((a, b) => a - b);
  const percentile = (part: number) => latencies[Math.floor(latencies.length * part)] ?? NaN;
  return {
    perSecond: latencies.length / elapsed,
    p50Ms: percentile(0.5),
    p95Ms: percentile(0.95),
    p99Ms: percentile(0.99),
    statuses,
  };
}

/** The status of a complete answer, or null while some of it is missing. */
function readAnswer(text: string): string | null {
  const headEnd = text.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const length = Number(/content-length: *(\d+)/i.exec(text.slice(0, headEnd))?.[1]);
  if (Number.isNaN(length)) throw new SyntaxError(`Cannot read the answer: ${text.slice(0, 200)}`);
  return text.length >= headEnd + 4 + length ? text.slice(9, 12) : null;
}
