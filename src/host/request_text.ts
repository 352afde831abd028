/** Reads what a request carries, byte for byte: nothing is coerced, replaced or dropped. */
import { HttpError } from "./problem.ts";

/** The largest body that is read, bytes. */
export const MAX_BODY_BYTES = 64 * 1024;
/** The longest URL that is served, characters; Bun itself answers 431 beyond it. */
export const MAX_URL_CHARS = 16 * 1024;

/** How long a body may take to come, ms; a byte now and then must not keep a connection for hours. */
const BODY_MS = 10_000;

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });

/** Path and query of a URL as they were sent, without parsing it. */
export function splitUrl(url: string): { readonly path: string; readonly query: string } {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const from = start === -1 ? url.length : start;
  const mark = url.indexOf("?", from);
  const hash = url.indexOf("#", from);
  const end = hash === -1 ? url.length : hash;
  if (mark === -1 || mark > end) return { path: url.slice(from, end) || "/", query: "" };
  return { path: url.slice(from, mark) || "/", query: url.slice(mark + 1, end) };
}

/**
 * The one value of a query parameter, or undefined when it is absent.
 *
 * @throws {HttpError} 400 when it is repeated or is no percent-encoded UTF-8
 */
export function queryValue(query: string, name: string): string | undefined {
  let found: string | undefined;
  for (const pair of query === "" ? [] : query.split("&")) {
    const equals = pair.indexOf("=");
    const key = equals === -1 ? pair : pair.slice(0, equals);
    if (key !== name) continue;
    if (found !== undefined) {
      throw new HttpError(
        400,
        "repeated_parameter",
        `Cannot read "${name}": it is given more than once`,
      );
    }
    found = equals === -1 ? "" : pair.slice(equals + 1);
  }
  return found === undefined ? undefined : decodePercent(found.replaceAll("+", " "), `"${name}"`);
}

/**
 * Undoes percent-encoding.
 *
 * @param what names the text in the error
 * @throws {HttpError} 400 for a broken escape or bytes that are not UTF-8
 */
export function decodePercent(text: string, what: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    throw new HttpError(
      400,
      "invalid_encoding",
      `Cannot read ${what}: it is not percent-encoded UTF-8`,
    );
  }
}

/**
 * The body as text; "" when there is none.
 *
 * @throws {HttpError} 408 when it does not come in time, 413 above {@link MAX_BODY_BYTES}, 415 for another type
 *   than JSON, 400 for bytes that are not UTF-8
 */
export async function bodyText(request: Request): Promise<string> {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > MAX_BODY_BYTES) throw tooLarge();
  if (request.body === null) return "";
  const bytes = await inTime(Number.isNaN(declared) ? readBounded(request.body) : request.bytes());
  if (bytes.byteLength > MAX_BODY_BYTES) throw tooLarge();
  if (bytes.byteLength === 0) return "";
  requireJson(request.headers.get("content-type"));
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new HttpError(400, "invalid_encoding", "Cannot read the body: it is not UTF-8");
  }
}

/** The answer closes the connection, and with it the body that was still to come. */
async function inTime(reading: Promise<Uint8Array>): Promise<Uint8Array> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const detail = `Cannot read the body: it did not come within ${BODY_MS / 1000} s`;
    reject(new HttpError(408, "request_timeout", detail, { headers: { Connection: "close" } }));
  }, BODY_MS);
  reading.catch(() => {});
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

/** Reads a body of unknown length and gives up as soon as it is too long. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function requireJson(contentType: string | null): void {
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  if (type === "application/json") return;
  const got = contentType === null ? "none" : JSON.stringify(contentType.slice(0, 60));
  throw new HttpError(
    415,
    "unsupported_media_type",
    `Cannot read the body: Content-Type is ${got}, must be application/json`,
  );
}

function tooLarge(): HttpError {
  return new HttpError(
    413,
    "payload_too_large",
    `Cannot read the body: it is longer than ${MAX_BODY_BYTES} bytes`,
  );
}

/**
 * Parses JSON.
 *
 * @param what names the text in the error
 * @throws {HttpError} 400
 */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : "it is nested too deeply";
    throw new HttpError(400, "invalid_json", `Cannot read ${what}: no valid JSON (${reason})`);
  }
}
