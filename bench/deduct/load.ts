/** A closed loop over raw sockets: each connection sends its next request when the answer is there. */

export interface LoadResult {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
  /** Answers by HTTP status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** One deduction to ask for. */
interface Ask {
  readonly token: string;
  readonly amount: number;
  readonly key: string;
}

/** Makes the requests of one connection, one after another: whole texts of HTTP/1.1. */
export type RequestMaker = () => string;

interface Connection {
  sentAt: number;
  received: string;
}

let runs = 0;

/** Every request has a fresh key and one of the tokens by chance. */
export function plainAsks(tokens: readonly string[]): () => RequestMaker {
  const ask = freshAsks(tokens);
  return () => () => writeRequest(ask());
}

function freshAsks(tokens: readonly string[]): () => Ask {
  const run = `${process.pid}-${runs++}-${Date.now()}`;
  let sent = 0;
  return () => ({ token: pick(tokens), amount: 1, key: `${run}-${sent++}` });
}

/** One in four repeats a request of its connection, and one of two of those asks for another amount. */
export function mixedAsks(tokens: readonly string[]): () => RequestMaker {
  const next = freshAsks(tokens);
  return () => {
    const past: Ask[] = [];
    let n = 0;
    return () => {
      n++;
      if (n % 4 !== 0) {
        const ask = next();
        past.push(ask);
        return writeRequest(ask);
      }
      const ask = pick(past);
      return writeRequest(n % 8 === 0 ? { ...ask, amount: 2 } : ask);
    };
  };
}

/** Runs `connections` loops for `seconds`, spread over the hosts at `ports`. */
export async function runLoad(
  ports: readonly number[],
  requests: () => RequestMaker,
  connections: number,
  seconds: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;

  await Promise.all(
    Array.from({ length: connections }, (_, place) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const state: Connection = { sentAt: 0, received: "" };
      const next = requests();
      Bun.connect({
        hostname: "127.0.0.1",
        port: ports[place % ports.length]!,
        socket: {
          open(socket) {
            state.sentAt = performance.now();
            socket.write(next());
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
            socket.write(next());
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

export function pick<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)]!;
}

function writeRequest({ token, amount, key }: Ask): string {
  const body = `{"amount":${amount},"description":"bench","idempotencyKey":"${key}"}`;
  return (
    "POST /api/v1/points/deduct HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n" +
    `Authorization: Bearer ${token}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

/** The status of a complete answer, or null while some of it is missing. */
function readAnswer(text: string): string | null {
  const headEnd = text.indexOf("\r\n\r\n");
  if (headEnd < 0) return null;
  const length = Number(/content-length: *(\d+)/i.exec(text.slice(0, headEnd))?.[1]);
  if (Number.isNaN(length)) throw new SyntaxError(`Cannot read the answer: ${text.slice(0, 200)}`);
  return text.length >= headEnd + 4 + length ? text.slice(9, 12) : null;
}
