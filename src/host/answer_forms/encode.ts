/** Compresses what is sent, as the caller accepts it. */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { bestEncoding } from "./accept.ts";

/** Bodies below this gain nothing, bytes. */
const MIN_BYTES = 1_000;

/** In the order in which they are taken where a caller likes them alike: the quickest for its size first. */
const ENCODINGS = ["zstd", "br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

const COMPRESS: Readonly<Record<Encoding, (bytes: Uint8Array) => Uint8Array>> = {
  zstd: (bytes) => Bun.zstdCompressSync(bytes, { level: 3 }),
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzipSync(bytes, { level: 4 }),
};

/** Bodies that are sent again and again, each compressed once an encoding. */
const known = new WeakMap<Blob, Map<Encoding, Blob>>();

/** What a body is sent as. */
export interface Encoded {
  readonly body: string | Blob | Uint8Array;
  readonly encoding?: Encoding;
}

/** The encoding that a request asks for. */
export function encodingFor(request: Request): Encoding | undefined {
  const header = request.headers.get("accept-encoding");
  if (header === null) return undefined;
  if (header !== last.header) last = { header, encoding: bestEncoding(header, ENCODINGS) };
  return last.encoding;
}

/** What the caller before accepted: one client's calls come in rows, and to read the header costs more than the rest. */
let last: { readonly header: string; readonly encoding: Encoding | undefined } = {
  header: "",
  encoding: undefined,
};

/** Compresses a body; one that is short stays as it is. A blob is kept compressed. */
export function encode(
  body: string | Blob,
  encoding: Encoding | undefined,
): Encoded | Promise<Encoded> {
  if (encoding === undefined) return { body };
  if (typeof body === "string") {
    if (body.length < MIN_BYTES) return { body };
    return { body: COMPRESS[encoding](new TextEncoder().encode(body)), encoding };
  }
  if (body.size < MIN_BYTES) return { body };
  const ready = known.get(body)?.get(encoding);
  return ready ? { body: ready, encoding } : encodeBlob(body, encoding);
}

async function encodeBlob(body: Blob, encoding: Encoding): Promise<Encoded> {
  const bytes = COMPRESS[encoding](new Uint8Array(await body.arrayBuffer()));
  const squeezed = new Blob([bytes as Uint8Array<ArrayBuffer>]);
  const all = known.get(body) ?? new Map<Encoding, Blob>();
  known.set(body, all.set(encoding, squeezed));
  return { body: squeezed, encoding };
}
