/**
 * Bodies are read here and not by the framework, which coerces strings to numbers, matches content
 * types by case, and turns invalid UTF-8 into replacement characters so that two keys could meet.
 */
import { BadRequest, badRequest } from "./bad_request.ts";
import type { Issue } from "./bad_request.ts";

/** Most bytes of a body. */
export const BODY_LIMIT = 64 * 1024;

/** How long a body may take to come, in ms; a byte now and then must not keep a connection for hours. */
const BODY_MS = 10_000;

const UTF8 = new TextDecoder("utf-8", { fatal: true });
const MAY_LIE = /\d[.eE]/;

/** A body that passed size and content type but is not parsed yet. */
export interface RawBody {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/**
 * Reads a body of one of the given media types, by name in any case, charset UTF-8 or none.
 *
 * @throws {BadRequest} 408 when it does not come within 10 s, 413 when it is larger than 64 KiB, 415 for another type or charset
 */
export async function readRaw(request: Request, mediaTypes: readonly string[]): Promise<RawBody> {
  const bytes = await readBytes(request);
  const mediaType = readMediaType(request.headers.get("content-type"));
  if (mediaType === null || !mediaTypes.includes(mediaType)) {
    throw new BadRequest(
      [{ path: "", say: (say) => say.contentType(mediaTypes.join(say.or)) }],
      415,
      "unsupported_media_type",
    );
  }
  return { mediaType, bytes };
}

/** Reads a JSON body. @throws {BadRequest} 413, 415, or 400 when it is not JSON in UTF-8 */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson((await readRaw(request, ["application/json"])).bytes);
}

/** Reads a JSON body that is an object. @throws {BadRequest} as {@link readJson} */
export async function readJsonObject(request: Request): Promise<Record<string, unknown>> {
  return toObject(await readJson(request));
}

/** Parses bytes as JSON. @throws {BadRequest} */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes);
  try {
    // Only a number with a fraction or an exponent can lie, and only looking at each one is slow.
    return MAY_LIE.test(text) ? JSON.parse(text, keepExactNumbers) : JSON.parse(text);
  } catch {
    throw badRequest("", (say) => say.notJson);
  }
}

/** @throws {BadRequest} unless `value` is a plain object */
export function toObject(value: unknown): Record<string, unknown> {
  if (value !== null && typeof value === "object" && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw badRequest("", (say) => say.notObject);
}

/** Parses `application/x-www-form-urlencoded` bytes. @throws {BadRequest} when they are not UTF-8 */
export function readForm(bytes: Uint8Array): URLSearchParams {
  const text = decode(bytes);
  const plain = text.replaceAll("+", " ");
  try {
    decodeURIComponent(plain);
  } catch {
    throw badRequest("", (say) => say.notForm);
  }
  return new URLSearchParams(text);
}

/** A number that a double cannot hold exactly (1.0000000000000001) must not pass for its neighbour. */
function keepExactNumbers(
  _key: string,
  value: unknown,
  context?: { readonly source?: string },
): unknown {
  if (typeof value !== "number" || context?.source === undefined) return value;
  return Number.isInteger(value) && !isWholeText(context.source) ? NaN : value;
}

function isWholeText(source: string): boolean {
  const match = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source);
  if (match === null) return false;
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  const digits = (match[1] ?? "") + fraction;
  if (/^0+$/.test(digits)) return true;
  const zeros = digits.length - digits.replace(/0+$/, "").length;
  return Number(match[3] ?? 0) - fraction.length + zeros >= 0;
}

function decode(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw badRequest("", (say) => say.notUtf8);
  }
}

/** The answer to a late body closes the connection, and with it what was still to come. */
async function readBytes(request: Request): Promise<Uint8Array> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const issue: Issue = { path: "", say: (say) => say.tooSlow };
    reject(new BadRequest([issue], 408, "request_timeout", { Connection: "close" }));
  }, BODY_MS);
  const reading = readBounded(request);
  reading.catch(() => {});
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

async function readBounded(request: Request): Promise<Uint8Array> {
  const declared = request.headers.get("content-length");
  if (Number(declared) > BODY_LIMIT) throw tooLarge();
  // A declared length is kept by HTTP itself; without one the bytes are counted as they come.
  if (declared !== null) return checkSize(new Uint8Array(await request.arrayBuffer()));
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

function checkSize(bytes: Uint8Array): Uint8Array {
  if (bytes.length > BODY_LIMIT) throw tooLarge();
  return bytes;
}

function tooLarge(): BadRequest {
  const issue: Issue = { path: "", say: (say) => say.tooLarge(BODY_LIMIT) };
  return new BadRequest([issue], 413, "payload_too_large");
}

function readMediaType(header: string | null): string | null {
  if (header === null) return null;
  const [type = "", ...parameters] = header.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters.find((part) => part.startsWith("charset="))?.slice("charset=".length);
  const known = charset === undefined || /^"?utf-?8"?$/.test(charset);
  return known ? type : null;
}
