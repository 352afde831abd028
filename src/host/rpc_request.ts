/** Reads a call or a batch of calls as tRPC clients send them, by GET or by POST. */
import { HttpError } from "./problem.ts";
import {
  bodyText,
  decodePercent,
  MAX_URL_CHARS,
  parseJson,
  queryValue,
  splitUrl,
} from "./request_text.ts";

/** Where procedures live. */
export const RPC_PREFIX = "/api/trpc/";
/** How many calls one batch may hold. */
export const MAX_BATCH = 50;

/** What one request carries, before any procedure is looked at. */
export interface RpcRequest {
  /** Names as sent, percent-decoded; more than one only in a batch. */
  readonly names: readonly string[];
  readonly batch: boolean;
  /** The exact text of the request: two requests with the same text ask the same. */
  readonly text: string;
  /** What the URL says beside the input. */
  readonly query: URLSearchParams;
  /**
   * The input of one call; an absent one is an empty object.
   *
   * @throws {HttpError} 400 for text that is no JSON or no batch
   */
  readonly inputAt: (index: number) => unknown;
}

/** The text of a GET: name and query as they were sent. */
export function getText(url: string): string {
  return url.slice(url.indexOf(RPC_PREFIX) + RPC_PREFIX.length);
}

/**
 * Reads a request.
 *
 * @throws {HttpError} 400, 405, 413, 414 or 415
 */
export async function readRpcRequest(request: Request): Promise<RpcRequest> {
  const { method, url } = request;
  if (method !== "GET" && method !== "POST") throw wrongMethod(method);
  if (url.length > MAX_URL_CHARS) {
    throw new HttpError(414, "uri_too_long", "Cannot read the URL: send a long input by POST");
  }
  const { path, query } = splitUrl(url);
  const address = decodePercent(path.slice(RPC_PREFIX.length), "the path");
  const batch = query.includes("batch=") && queryValue(query, "batch") === "1";
  const names = batch ? address.split(",") : [address];
  if (names.length > MAX_BATCH) {
    throw new HttpError(
      400,
      "batch_too_large",
      `Cannot run ${names.length} calls at once: at most ${MAX_BATCH} go into one batch`,
    );
  }
  const body = method === "POST" ? await bodyText(request) : undefined;
  const value = once(() => {
    if (body !== undefined) return body === "" ? undefined : parseJson(body, "the body");
    const input = queryValue(query, "input");
    return input === undefined || input === "" ? undefined : parseJson(input, '"input"');
  });
  const inputs = once(() => (batch ? batchInputs(value(), names.length) : [value()]));
  const text = body === undefined ? getText(url) : `${address}?${query}\n${body}`;
  const asked = /(?:^|&)(?:detail|fields)=/.test(query) ? new URLSearchParams(query) : NOTHING;
  return { names, batch, text, query: asked, inputAt: (index) => unwrapJson(inputs()[index]) };
}

const NOTHING = new URLSearchParams();

function wrongMethod(method: string): HttpError {
  const headers = { Allow: "GET, POST" };
  const detail = `Cannot ${method} a procedure: use GET or POST`;
  return new HttpError(405, "method_not_allowed", detail, { headers });
}

/** The inputs of a batch: an object keyed by index, with gaps for calls without an input. */
function batchInputs(value: unknown, count: number): readonly unknown[] {
  const fields = value ?? {};
  if (typeof fields !== "object") {
    throw invalidBatch('its input must be an object like {"0": {…}, "1": {…}}');
  }
  const strange = Object.keys(fields).filter((key) => !/^\d+$/.test(key) || Number(key) >= count);
  if (strange.length > 0) {
    const shown = strange.slice(0, 5).map((key) => JSON.stringify(key.slice(0, 30)));
    throw invalidBatch(`${shown.join(", ")} is no index of its ${count} calls`);
  }
  const known = fields as Readonly<Record<string, unknown>>;
  return Array.from({ length: count }, (_, index) => known[String(index)]);
}

function invalidBatch(reason: string): HttpError {
  return new HttpError(400, "invalid_batch", `Cannot read the batch: ${reason}`);
}

/** An absent input is an empty one; `{"json": …}` (and its superjson `meta`) is taken off. */
function unwrapJson(value: unknown): unknown {
  if (value === undefined) return {};
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  const wrapped = keys.includes("json") && keys.every((key) => key === "json" || key === "meta");
  if (!wrapped) return value;
  return (value as { readonly json: unknown }).json ?? {};
}

/** The result of the first call again and again; a throw is not remembered. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
