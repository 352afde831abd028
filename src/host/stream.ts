/**
 * An answer as server-sent events: how far a long calculation is, systems as they finish, the text as it is written, then the whole answer.
 *
 * Until the first event nothing is sent, so that a call which fails before its work (no token, too few
 * points, a wrong input) is answered like any other. `answer` is the same JSON that the plain call returns
 * and `done` says what was charged; a stream that ends without `done` was not charged.
 */

/** One thing told before the answer is there. */
export type Progress =
  /** A system of a blend has finished. */
  | { readonly event: "system"; readonly system: string; readonly delivered: boolean }
  /** How much of a long calculation is done, 0 to 1. */
  | { readonly event: "progress"; readonly share: number }
  /** A further piece of the text. */
  | { readonly event: "text"; readonly text: string }
  /** The text told so far is void; what follows replaces it. */
  | { readonly event: "reset"; readonly reason: string };

/** Told of a call's progress. */
export type Tell = (progress: Progress) => void;

/** Between two shares of one call, ms. */
const SHARE_EVERY_MS = 200;
/** How finely a share is told. */
const HUNDREDTHS = 100;

/** Tells shares of a calculation, no more often than a person can see. */
export function shareTeller(tell: Tell): (share: number) => void {
  let [told, next] = [0, performance.now() + SHARE_EVERY_MS];
  return (given) => {
    const share = Math.floor(Math.min(1, given) * HUNDREDTHS) / HUNDREDTHS;
    if (share <= told || performance.now() < next) return;
    [told, next] = [share, performance.now() + SHARE_EVERY_MS];
    tell({ event: "progress", share });
  };
}

/** A call that tells its progress and stops when nobody listens. */
export interface Listener {
  readonly tell: Tell;
  readonly gone: AbortSignal;
}

/** How the call ended. */
export interface Ended {
  readonly status: number;
  readonly body: string | Blob | Uint8Array;
  readonly points?: number;
  readonly balance?: number | undefined;
}

/** Between two events a comment is sent, so that no proxy takes the silence for the end, ms. */
const KEEP_ALIVE_MS = 15_000;

/**
 * Runs a call and streams it.
 *
 * @param run the call; it never throws
 * @param plain makes the ordinary response of a call that failed before its first event
 * @param headers of the stream
 */
export async function streamCall<E extends Ended>(
  run: (listener: Listener) => Promise<E>,
  plain: (ended: E) => Response | Promise<Response>,
  headers: Record<string, string>,
): Promise<Response> {
  const leaving = new AbortController();
  const waiting: string[] = [];
  let send = (text: string): void => void waiting.push(text);
  const { promise: started, resolve: start } = Promise.withResolvers<null>();
  const ending = run({
    gone: leaving.signal,
    tell({ event, ...data }) {
      send(eventOf(event, JSON.stringify(data)));
      start(null);
    },
  });
  const early = await Promise.race([ending, started]);
  if (early !== null && early.status !== 200) return plain(early);

  const encoder = new TextEncoder();
  let alive: Timer | undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      send = (text) => {
        if (!leaving.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      for (const text of waiting.splice(0)) send(text);
      alive = setInterval(() => send(": working\n\n"), KEEP_ALIVE_MS);
      const ended = await ending;
      clearInterval(alive);
      for (const text of await lastEvents(ended)) send(text);
      if (!leaving.signal.aborted) controller.close();
    },
    cancel() {
      clearInterval(alive);
      leaving.abort(new Error("the caller has gone"));
    },
  });
  return new Response(body, {
    headers: {
      ...headers,
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    },
  });
}

async function lastEvents({ status, body, points, balance }: Ended): Promise<readonly string[]> {
  const text = typeof body === "string" ? body : await new Response(body as BodyInit).text();
  if (status !== 200) return [eventOf("error", text)];
  const done = { pointsCharged: points ?? 0, ...(balance === undefined ? {} : { balance }) };
  return [eventOf("answer", text), eventOf("done", JSON.stringify(done))];
}

/** JSON has no line breaks outside of strings, where they are escaped: one `data` line holds it. */
function eventOf(event: string, json: string): string {
  return `event: ${event}\ndata: ${json}\n\n`;
}
