/** Bytes that are served many times: hashed once, compressed once an encoding, answered by ETag. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { encodingFor, type Encoding } from "./answer_forms/mod.ts";
import { OPEN_HEADERS } from "./cross_origin.ts";

export interface StaticBody {
  respond(request: Request): Response;
}

/** Bodies below this gain nothing from compression, bytes. */
const MIN_BYTES = 1_000;

/** Harder than what is compressed for one answer: 1 MB takes some 40 ms, once. */
const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Uint8Array>> = {
  zstd: (bytes) => Bun.zstdCompressSync(bytes, { level: 9 }),
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 9 }),
};

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
  const isSqueezable = bytes.byteLength >= MIN_BYTES && !contentType.startsWith("image/png");
  const hash = new Bun.CryptoHasher("sha256").update(bytes).digest("base64url").slice(0, 27);
  const common = { "content-type": contentType, vary: "Accept-Encoding", ...headers };
  const made = new Map<Encoding | "plain", { readonly body: Blob; readonly shown: Headers }>();

  function packed(encoding: Encoding | undefined) {
    const kind = encoding ?? "plain";
    const known = made.get(kind);
    if (known) return known;
    const shown = new Headers(
      encoding === undefined
        ? { ...common, etag: `"${hash}"` }
        : { ...common, etag: `"${hash}-${encoding}"`, "content-encoding": encoding },
    );
    const body = blobOf(encoding === undefined ? bytes : COMPRESS[encoding](bytes));
    const one = { body, shown };
    made.set(kind, one);
    return one;
  }

  return {
    respond(request) {
      const { body, shown } = packed(isSqueezable ? encodingFor(request) : undefined);
      const known = request.headers.get("if-none-match");
      if (known !== null && matches(known, hash)) {
        return new Response(null, { status: 304, headers: unchanged(shown) });
      }
      return new Response(body, { headers: shown });
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

/** If-None-Match compares weakly, and any encoding of the same bytes will do. */
function matches(header: string, hash: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === `"${hash}"` || bare.startsWith(`"${hash}-`);
  });
}
