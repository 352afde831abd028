/** The client: names become calls when they are used, so that none of them is listed here. */
import { AuspexError, type ErrorData } from "./error.ts";
import { readEvents } from "./events.ts";
import { send } from "./send.ts";
import type { CallOptions, Client, ClientOptions, Outcome, Planned } from "./types.ts";

/** What stands in `result.data`, or under `error`. */
interface Envelope {
  readonly result?: { readonly data: unknown };
  readonly error?: {
    readonly message: string;
    readonly data: ErrorData & { readonly reason: string; readonly httpStatus: number };
  };
}

const OUTCOME_LESS = "the response is no answer";

/**
 * Makes a client.
 *
 * @example
 * const auspex = createClient({ url: "https://auspex.example", key: process.env.AUSPEX_KEY });
 * const chart = await auspex.bazi.chart({ birthDate: "1990-05-17", birthTime: "14:30", place: "Taipei" });
 */
export function createClient(client: ClientOptions): Client {
  const json =
    <T>(read: (value: unknown) => T) =>
    async (response: Response): Promise<T> => {
      let value: unknown;
      const text = await response.text();
      try {
        value = JSON.parse(text);
      } catch (cause) {
        throw new AuspexError(
          `Cannot read ${response.url}`,
          "unreadable",
          response.status,
          {},
          { cause },
        );
      }
      return read(value);
    };

  async function attempt(path: string, input: unknown, options: CallOptions = {}, headers = {}) {
    const body = { json: input };
    try {
      return await send(client, { path, body, headers, options, read: json(outcomeOf) });
    } catch (error) {
      if (error instanceof AuspexError) return { ok: false, error } as const;
      throw error;
    }
  }

  async function call(path: string, input: unknown, options?: CallOptions, headers?: object) {
    return answerOf(await attempt(path, input, options, headers));
  }

  async function* stream(path: string, input: unknown, given?: CallOptions) {
    const options = { ...given, idempotencyKey: given?.idempotencyKey ?? crypto.randomUUID() };
    const headers = { accept: "text/event-stream" };
    const read = (response: Response) => response;
    const response = await send(client, { path, body: { json: input }, headers, options, read });
    if (!response.ok) answerOf(await json(outcomeOf)(response));
    try {
      for await (const { event, data } of readEvents(response)) {
        if (event === "error") answerOf(outcomeOf(data));
        yield event === "answer"
          ? { event, answer: answerOf(outcomeOf(data)) }
          : { event, ...(data as object) };
        if (event === "done") return;
      }
    } catch (error) {
      if (error instanceof AuspexError || options.signal?.aborted) throw error;
    }
    yield { event: "reset", reason: "connection lost" };
    let pointsCharged = 0;
    const onResponse = (again: Response) => {
      pointsCharged = Number(again.headers.get("x-points-charged"));
      given?.onResponse?.(again);
    };
    yield { event: "answer", answer: await call(path, input, { ...options, onResponse }) };
    yield { event: "done", pointsCharged };
  }

  function batch(calls: readonly Planned[], options: CallOptions = {}) {
    const path = `${calls.map(({ name }) => name)}?batch=1`;
    const body = Object.fromEntries(calls.map(({ input }, index) => [index, { json: input }]));
    const read = json((value) =>
      // A request that is refused as a whole is refused in one piece.
      calls.map((_, index) => outcomeOf(Array.isArray(value) ? value[index] : value)),
    );
    return send(client, { path, body, options, read });
  }

  function callable(name: string) {
    return Object.assign((input?: unknown, options?: CallOptions) => call(name, input, options), {
      attempt: (input?: unknown, options?: CallOptions) => attempt(name, input, options),
      quote: (input?: unknown, options?: CallOptions) =>
        call(name, input, options, { "x-dry-run": "true" }),
      stream: (input?: unknown, options?: CallOptions) => stream(name, input, options),
      plan: (input: unknown) => ({ name, input }),
    });
  }

  return byName({ batch }, (group) => byName({}, (verb) => callable(`${group}.${verb}`))) as never;
}

/** An object whose properties are made when they are asked for; it is no promise. */
function byName<T extends object>(own: T, make: (name: string) => unknown): T {
  return new Proxy(own, {
    get: (_, name) =>
      name in own
        ? own[name as keyof T]
        : name === "then" || typeof name === "symbol"
          ? undefined
          : make(name),
  });
}

function outcomeOf(value: unknown): Outcome<unknown> {
  const { result, error } = (value ?? {}) as Envelope;
  if (result) return { ok: true, answer: result.data };
  const { reason = "unreadable", httpStatus = 0, ...data } = error?.data ?? {};
  const message = error?.message ?? OUTCOME_LESS;
  return { ok: false, error: new AuspexError(message, reason, httpStatus, data) as never };
}

function answerOf(outcome: Outcome<unknown>): unknown {
  if (outcome.ok) return outcome.answer;
  throw outcome.error;
}
