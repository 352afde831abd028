/** Bytes that are served many times: hashed and compressed once, answered by ETag. */
import { gzipSync } from "node:zlib";
import { OPEN_HEADERS } from "./cross_origin.ts";

export interface StaticBody {
  respond(request: Request): Response;
}

/** Bodies below this gain nothing from compression, bytes. */
const MIN_GZIP_BYTES = 1_000;

/**
 * Prepares a body.
 *
 * @param headers added to every answer with it
 */
export function createStaticBody(
  content: string | Uint8Array,
  contentType: string,
  headers: Readonly<Record<string, string>> = {},
): StaticBody {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const squeezable = bytes.byteLength >= MIN_GZIP_BYTES && !contentType.startsWith("image/png");
  const squeezed = squeezable ? blobOf(gzipSync(bytes, { level: 9 })) : undefined;
  const whole = blobOf(bytes);
  const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("base64url").slice(0, 27);
  const common = { "content-type": contentType, vary: "Accept-Encoding", ...headers };
  const plain = new Headers({ ...common, etag: `"${hash}"` });
  const packed = new Headers({ ...common, etag: `"${hash}-gzip"`, "content-encoding": "gzip" });

  return {
    respond(request) {
      const zip = squeezed !== undefined && acceptsGzip(request.headers.get("accept-encoding"));
      const known = request.headers.get("if-none-match");
      const shown = zip ? packed : plain;
      if (known !== null && matches(known, hash)) {
        return new Response(null, { status: 304, headers: unchanged(shown) });
      }
      return new Response(zip ? squeezed : whole, { headers: shown });
    },
  };
}

/** A blob is shared by the answers made of it; an array of bytes would be copied for each. */
function blobOf(bytes: Uint8Array): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

/** What a 304 repeats of the headers of a 200 (RFC 9110 §15.4.5). */
function unchanged(shown: Headers): Headers {
  const headers = new Headers();
  for (const name of ["etag", "vary", "cache-control", ...Object.keys(OPEN_HEADERS)]) {
    const value = shown.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Whether gzip is named and not ruled out with q=0 (RFC 9110 §12.5.3). */
export function acceptsGzip(header: string | null): boolean {
  if (header === null || !header.includes("gzip")) return false;
  const part = header.split(",").find((one) => one.trim().toLowerCase().startsWith("gzip"));
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part);
}

/** If-None-Match compares weakly, and either encoding of the same bytes will do. */
function matches(header: string, hash: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === `"${hash}"` || bare === `"${hash}-gzip"`;
  });
}
