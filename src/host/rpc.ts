/**
 * /api/trpc/<name>: answers a call or a batch of calls in tRPC's shape. What a call costs and who pays is
 * the business of `paid/`.
 */
import type { AnyProcedure, Registry } from "../plugins/mod.ts";
import type { AnswerCache, KnownAnswer } from "./answer_cache.ts";
import { describeError, type Log } from "./log.ts";
import type { NearestNames } from "./nearest.ts";
import {
  asksForJson,
  encode,
  encodingFor,
  formOf,
  isPicture,
  isStored,
  renderAnswer,
  splitView,
  WHOLE,
  type Form,
  type View,
} from "./answer_forms/mod.ts";
import type { Call } from "./run_call.ts";
import { isPlain, repeatFree, type Called, type PaidCaller } from "./paid/mod.ts";
import { languageOf } from "./call_language.ts";
import { explainFault, HttpError, trpcError } from "./problem.ts";
import { getText, readRpcRequest, RPC_PREFIX, type RpcRequest } from "./rpc_request.ts";
import { streamCall, type Listener } from "./stream.ts";
import { answerHeaders, traceOf, type Trace } from "./trace.ts";

/** Wrong names of one batch for which the nearest are looked for. */
const MAX_SEARCHED = 4;

/** The pattern under which the router and the log know every procedure. */
export const RPC_ROUTE = `${RPC_PREFIX}*`;

export interface RpcDeps {
  readonly registry: Registry;
  /** What may have been meant by a name that is not served. */
  readonly nearestNames: NearestNames;
  readonly paidCaller: PaidCaller;
  /** Answers of pure calls, by the text of the request. */
  readonly cache: AnswerCache;
  readonly log: Log;
}

/** One answered call, or why it was not. */
type Answered = Pick<Called, "status" | "headers"> &
  Partial<Omit<Called, "body">> & {
    readonly body: string | Blob | Uint8Array;
    /** Media type, where it is not JSON. */
    readonly type?: string;
  };

/**
 * Makes the handler of every request below {@link RPC_PREFIX}. An answer that is known and free comes at
 * once and not as a promise: that is worth a tenth of the rate.
 */
export function createRpc(deps: RpcDeps): (request: Request) => Response | Promise<Response> {
  return function rpc(request) {
    const trace = traceOf(request);
    trace.route = RPC_ROUTE;
    trace.marked = true;
    const known = request.method === "GET" ? deps.cache.get(getText(request.url)) : undefined;
    if (!known || !isPlain(request) || !asksForJson(request)) return read(deps, request, trace);
    const { registered } = known;
    trace.procedure = registered.procedure.name;
    trace.cached = true;
    if (deps.paidCaller.isFree) return repeat(trace, request, known);
    return pay(deps, trace, { registered, known, request, trace }).then((answered) =>
      respond(trace, request, answered),
    );
  };
}

async function read(deps: RpcDeps, request: Request, trace: Trace): Promise<Response> {
  try {
    const call = await readRpcRequest(request);
    trace.procedure = namesFor(deps.registry, call.names);
    if (straysOf(deps, call.names).length > 0) await deps.paidCaller.countStray(request);
    const form = formFor(deps, request, call);
    if (form === "text/event-stream") return await stream(deps, request, trace, call);
    if (!call.batch) {
      return await respond(trace, request, await answer(deps, request, trace, call, 0, form));
    }
    const all = call.names.map((_, index) => answer(deps, request, trace, call, index, form));
    return await respondBatch(trace, request, await Promise.all(all));
  } catch (error) {
    return respond(trace, request, await failed(deps, trace, error, { request }));
  }
}

/** The form of the whole response: of one call that of its procedure, of several JSON. */
function formFor({ registry }: RpcDeps, request: Request, { batch, names }: RpcRequest): Form {
  if (batch) return formOf(request, undefined);
  const registered = registry.procedures.get(names[0]!);
  // That it is not served is what the caller has to hear first.
  return registered ? formOf(request, registered.procedure) : "application/json";
}

/** Names as the log has them: what is not served may be anything, a secret too. */
function namesFor({ procedures }: Registry, names: readonly string[]): string {
  const known = names.map((name) => (procedures.has(name) ? name : "unknown"));
  return known.join(",").slice(0, 200);
}

/** The one call of a request as server-sent events. */
function stream(
  deps: RpcDeps,
  request: Request,
  trace: Trace,
  read: RpcRequest,
): Promise<Response> {
  async function run(listener: Listener): Promise<Answered> {
    const ended = await answer(deps, request, trace, read, 0, "text/event-stream", listener);
    const { id, procedure, points, code } = trace;
    deps.log.info("stream ended", { id, procedure, points, code });
    return ended;
  }
  return streamCall(run, (ended) => respond(trace, request, ended), headersOf(trace));
}

async function answer(
  deps: RpcDeps,
  request: Request,
  trace: Trace,
  read: RpcRequest,
  index: number,
  form: Form,
  listener?: Listener,
): Promise<Answered> {
  const name = read.names[index]!;
  const registered = deps.registry.procedures.get(name);
  if (!registered) {
    const isAmongFirst = straysOf(deps, read.names.slice(0, index)).length < MAX_SEARCHED;
    const error = unknownProcedure(name, isAmongFirst ? deps.nearestNames : () => []);
    return failed(deps, trace, error, { request, name });
  }
  const { procedure } = registered;
  let view = WHOLE;
  let isBound = false;
  const readInput = () => {
    const split = splitView(read.inputAt(index), read.query, procedure);
    view = split.view;
    isBound = "commitment" in Object(split.input);
    return split.input;
  };
  // What is kept under a key is kept with its picture, so that it can be shown in every form.
  const withPicture =
    procedure.pictured === true && (isPicture(form) || request.headers.has("idempotency-key"));
  const asStored = () => isStored(form, view, withPicture || isBound);
  const common = {
    registered,
    readInput,
    request,
    trace,
    withPicture,
    mayCache: asStored,
    ...listener,
  };
  const known = !read.batch && isPlain(request) && asksForJson(request);
  const call = read.batch
    ? { ...common, part: index }
    : { ...common, known: known ? deps.cache.get(read.text) : undefined, cacheKey: read.text };
  trace.cached = "known" in call && call.known !== undefined;
  const answered = await pay(deps, trace, call);
  if (answered.status !== 200 || asStored()) return answered;
  return render(deps, trace, answered, call, form, () => view);
}

/** A paid answer in the form and to the extent that were asked for. */
async function render(
  deps: RpcDeps,
  trace: Trace,
  answered: Answered,
  call: Call,
  form: Form,
  view: () => View,
): Promise<Answered> {
  const { procedure } = call.registered;
  try {
    const { body } = answered as { readonly body: string | Blob };
    const stored = typeof body === "string" ? body : await body.text();
    const procedureOf = (name: string) => deps.registry.procedures.get(name)?.procedure;
    return { ...answered, ...(await renderAnswer(stored, procedure, form, view(), procedureOf)) };
  } catch (error) {
    const failure = await failed(deps, trace, error, { ...call, name: procedure.name, procedure });
    // What was charged stays charged, and the answer is kept: it is there in every other form.
    return {
      ...failure,
      headers: { ...answered.headers, ...failure.headers, ...pointsOf(answered) },
    };
  }
}

function pointsOf({ headers }: Answered): Record<string, string> {
  return { "x-points-charged": (headers as Record<string, string>)["x-points-charged"] ?? "0" };
}

/** Runs and charges a call; a failure is an answer too. */
async function pay(deps: RpcDeps, trace: Trace, call: Call): Promise<Answered> {
  try {
    const called = await deps.paidCaller.call(call);
    if (!called.replayed) trace.points = (trace.points ?? 0) + called.points;
    return called;
  } catch (error) {
    const { procedure } = call.registered;
    return failed(deps, trace, error, { ...call, name: procedure.name, procedure });
  }
}

/** The names of a request that are not served. */
function straysOf({ registry }: RpcDeps, names: readonly string[]): readonly string[] {
  return names.filter((name) => !registry.procedures.has(name));
}

function unknownProcedure(name: string, nearestNames: NearestNames): HttpError {
  const shown = name.slice(0, 64);
  const nearest = nearestNames(shown);
  const hint = nearest.length > 0 ? `; near it: ${nearest.join(", ")}` : "";
  const detail = `Cannot find procedure ${JSON.stringify(shown)}${hint}`;
  return new HttpError(404, "unknown_procedure", detail, { details: { nearest } });
}

/** What is known of a call that failed. */
interface FailedCall {
  readonly request: Request;
  readonly name?: string;
  readonly procedure?: AnyProcedure;
  readonly readInput?: () => unknown;
}

async function failed(
  deps: RpcDeps,
  trace: Trace,
  error: unknown,
  call: FailedCall,
): Promise<Answered> {
  const fault = await explainFault(error, languageOf(call), call.procedure);
  const procedure = call.name?.slice(0, 64);
  trace.code = fault.code;
  if (fault.unexpected) {
    const { id } = trace;
    const { code } = fault;
    deps.log.error("call failed", { id, procedure, code, ...describeError(error) });
  }
  const headers = { ...fault.headers, "x-points-charged": "0" };
  return { status: fault.status, body: trpcError(fault, procedure, trace.id), headers };
}

/** Headers of every answer here: readings are personal, so nobody keeps them. */
function headersOf(trace: Trace): Record<string, string> {
  const headers = answerHeaders(trace);
  headers["content-type"] = "application/json";
  headers["cache-control"] = "no-store";
  return headers;
}

const VARIES = "Accept, Accept-Encoding";

/** Headers of every free answer that is known: a response copies them, in half the time that it takes to make them. */
const REPEATED = new Headers({
  ...headersOf({ id: "", startedMs: 0 }),
  ...repeatFree({ body: new Blob() }).headers,
  vary: VARIES,
});

function repeat(
  trace: Trace,
  request: Request,
  known: Pick<KnownAnswer, "body">,
): Response | Promise<Response> {
  if (encodingFor(request) !== undefined) return respond(trace, request, repeatFree(known));
  REPEATED.set("x-request-id", trace.id);
  return new Response(known.body, { headers: REPEATED });
}

function respond(
  trace: Trace,
  request: Request,
  { status, body, headers, type }: Answered,
): Response | Promise<Response> {
  const all = Object.assign(headersOf(trace), headers);
  if (type !== undefined) all["content-type"] = type;
  return compressed(request, status, body, all);
}

/** The response, compressed as the caller accepts it; a picture of dots is so already. */
function compressed(
  request: Request,
  status: number,
  body: Answered["body"],
  headers: Record<string, string>,
): Response | Promise<Response> {
  headers["vary"] = VARIES;
  if (body instanceof Uint8Array) {
    return new Response(body as Uint8Array<ArrayBuffer>, { status, headers });
  }
  const encoded = encode(body, encodingFor(request));
  const finish = ({ body: sent, encoding }: Awaited<typeof encoded>): Response => {
    if (encoding !== undefined) headers["content-encoding"] = encoding;
    return new Response(sent as BodyInit, { status, headers });
  };
  return encoded instanceof Promise ? encoded.then(finish) : finish(encoded);
}

/** 207 where the calls of a batch ended differently, as tRPC does; points are summed. */
function respondBatch(
  trace: Trace,
  request: Request,
  answers: readonly Answered[],
): Response | Promise<Response> {
  const statuses = new Set(answers.map(({ status }) => status));
  const status = statuses.size === 1 ? answers[0]!.status : 207;
  const headers = headersOf(trace);
  for (const one of answers) Object.assign(headers, one.headers);
  const charged = answers.reduce((sum, { points = 0 }) => sum + points, 0);
  headers["x-points-charged"] = String(charged);
  const balances = answers.flatMap(({ balance }) => balance ?? []);
  if (balances.length > 0) headers["x-points-balance"] = String(Math.min(...balances));
  const parts = answers.flatMap(({ body }, index) => [index === 0 ? "[" : ",", body as BlobPart]);
  return compressed(request, status, new Blob([...parts, "]"]), headers);
}
