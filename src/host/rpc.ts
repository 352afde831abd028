/**
 * /api/trpc/<name>: reads a call or a batch of calls as tRPC clients send them, and answers in their
 * shape. What a call costs and who pays is the business of `paid_call.ts`.
 */
import type { Registry } from "../plugins/mod.ts";
import { describeError, type Log } from "./log.ts";
import { nearestNames } from "./nearest.ts";
import type { Called, PaidCaller } from "./paid_call.ts";
import { faultOf, HttpError, trpcError, type Fault } from "./problem.ts";
import {
  bodyText,
  decodePercent,
  MAX_URL_CHARS,
  parseJson,
  queryValue,
  splitUrl,
} from "./request_text.ts";
import { traceOf, type Trace } from "./trace.ts";

/** Where procedures live. */
export const RPC_PREFIX = "/api/trpc/";
/** How many calls one batch may hold. */
export const MAX_BATCH = 50;

export interface RpcDeps {
  readonly registry: Registry;
  readonly paidCaller: PaidCaller;
  readonly log: Log;
}

/** What one request carries, before any procedure is looked at. */
interface Read {
  /** Names as sent, percent-decoded; more than one only in a batch. */
  readonly names: readonly string[];
  readonly batch: boolean;
  /** The input text as sent, part of the cache's key. */
  readonly text: string;
  /** Parses the inputs, by index. */
  readonly inputs: () => readonly unknown[];
}

/** One answered call. */
interface Answered {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly called?: Called;
}

/** Makes the handler of every request below {@link RPC_PREFIX}. */
export function createRpc(deps: RpcDeps): (request: Request) => Promise<Response> {
  return async function rpc(request) {
    const trace = traceOf(request);
    try {
      const read = await readRequest(request);
      trace.procedure = read.names.join(",").slice(0, 200);
      if (!read.batch) return respond(await answer(deps, request, trace, read, 0));
      const answers = await Promise.all(
        read.names.map((_, index) => answer(deps, request, trace, read, index)),
      );
      return respondBatch(answers);
    } catch (error) {
      return respond(failed(deps, trace, error, undefined));
    }
  };
}

async function readRequest(request: Request): Promise<Read> {
  const { method, url } = request;
  if (method !== "GET" && method !== "POST") {
    throw new HttpError(
      405,
      "method_not_allowed",
      `Cannot ${method} a procedure: use GET or POST`,
      { headers: { Allow: "GET, POST" } },
    );
  }
  if (url.length > MAX_URL_CHARS) {
    throw new HttpError(414, "uri_too_long", "Cannot read the URL: send a long input by POST");
  }
  const { path, query } = splitUrl(url);
  const address = decodePercent(path.slice(RPC_PREFIX.length), "the path");
  const batch = query.includes("batch=1") && queryValue(query, "batch") === "1";
  const names = batch ? address.split(",") : [address];
  if (names.length > MAX_BATCH) {
    throw new HttpError(
      400,
      "batch_too_large",
      `Cannot run ${names.length} calls at once: at most ${MAX_BATCH} go into one batch`,
    );
  }
  const text = method === "GET" ? query : await bodyText(request);
  const inputs = () => {
    const json = method === "GET" ? queryValue(query, "input") : text;
    const what = method === "GET" ? '"input"' : "the body";
    const value = json === undefined || json === "" ? undefined : parseJson(json, what);
    return batch ? batchInputs(value, names.length) : [value];
  };
  return { names, batch, text: `${method}${text}`, inputs };
}

/** The inputs of a batch: an object keyed by index. */
function batchInputs(value: unknown, count: number): readonly unknown[] {
  if (value === undefined) return Array.from({ length: count }, () => undefined);
  if (typeof value !== "object" || value === null) {
    throw new HttpError(
      400,
      "invalid_batch",
      'Cannot read the batch: its input must be an object like {"0": {…}, "1": {…}}',
    );
  }
  const strange = Object.keys(value).filter((key) => !/^\d+$/.test(key) || Number(key) >= count);
  if (strange.length > 0) {
    const shown = strange.slice(0, 5).map((key) => JSON.stringify(key.slice(0, 30)));
    throw new HttpError(
      400,
      "invalid_batch",
      `Cannot read the batch: ${shown.join(", ")} is no index of its ${count} calls`,
    );
  }
  const fields = value as Readonly<Record<string, unknown>>;
  return Array.from({ length: count }, (_, index) => fields[String(index)]);
}

async function answer(
  deps: RpcDeps,
  request: Request,
  trace: Trace,
  read: Read,
  index: number,
): Promise<Answered> {
  const name = read.names[index]!;
  try {
    const registered = deps.registry.procedures.get(name);
    if (!registered) throw unknownProcedure(name, deps.registry);
    const called = await deps.paidCaller({
      registered,
      cacheKey: read.batch ? undefined : `${name} ${read.text}`,
      readInput: () => unwrapJson(read.inputs()[index]),
      request,
      trace,
      part: read.batch ? index : undefined,
    });
    trace.points = (trace.points ?? 0) + (called.replayed ? 0 : called.points);
    return { status: called.status, body: called.body, headers: called.headers, called };
  } catch (error) {
    return failed(deps, trace, error, name);
  }
}

/** An absent input is an empty one; `{"json": …}` (and its superjson `meta`) is taken off. */
function unwrapJson(value: unknown): unknown {
  if (value === undefined) return {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  const wrapped = keys.includes("json") && keys.every((key) => key === "json" || key === "meta");
  if (!wrapped) return value;
  const inner = (value as { readonly json: unknown }).json;
  return inner === null ? {} : inner;
}

function unknownProcedure(name: string, registry: Registry): HttpError {
  const shown = name.slice(0, 64);
  const nearest = nearestNames(shown, [...registry.procedures.keys()]);
  const hint = nearest.length > 0 ? `; near it: ${nearest.join(", ")}` : "";
  return new HttpError(
    404,
    "unknown_procedure",
    `Cannot find procedure ${JSON.stringify(shown)}${hint}`,
    { details: { nearest } },
  );
}

function failed(deps: RpcDeps, trace: Trace, error: unknown, path: string | undefined): Answered {
  const fault: Fault = faultOf(error);
  trace.code = fault.code;
  if (fault.unexpected) {
    deps.log.error("call failed", {
      id: trace.id,
      procedure: path?.slice(0, 64),
      code: fault.code,
      ...describeError(error),
    });
  }
  const body = trpcError(fault, path?.slice(0, 64), trace.id);
  return { status: fault.status, body, headers: { ...fault.headers, "x-points-charged": "0" } };
}

const HEADERS = { "content-type": "application/json", "cache-control": "no-store" };

function respond({ status, body, headers }: Answered): Response {
  return new Response(body, { status, headers: { ...HEADERS, ...headers } });
}

/** 207 where the calls of a batch ended differently, as tRPC does; points are summed. */
function respondBatch(answers: readonly Answered[]): Response {
  const statuses = new Set(answers.map(({ status }) => status));
  const status = statuses.size === 1 ? answers[0]!.status : 207;
  const headers: Record<string, string> = { ...HEADERS };
  for (const one of answers) Object.assign(headers, one.headers);
  const charged = answers.reduce((sum, { called }) => sum + (called?.points ?? 0), 0);
  headers["x-points-charged"] = String(charged);
  const balances = answers.flatMap(({ called }) => called?.balance ?? []);
  if (balances.length > 0) headers["x-points-balance"] = String(Math.min(...balances));
  return new Response(`[${answers.map(({ body }) => body).join(",")}]`, { status, headers });
}
