/** One try: a POST to the very address that was judged, without redirects, within a time and a size. */
import { lookup as systemLookup } from "node:dns";
import type { LookupAddress } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { outgoingTrace } from "../../spans.ts";
import { FOR_PROGRAMS } from "../words/mod.ts";
import { faultOfEndpointUrl, isPublicAddress } from "./address.ts";

const READ_LIMIT = 64 * 1024;
const KEEP_LIMIT = 1024;
/** What is recorded of a delivery is for programs. */
const FAULTS = FOR_PROGRAMS.errors.issues.endpointUrl;

/** How a try ended. `status` is null when no answer came. */
export interface PostResult {
  readonly ok: boolean;
  readonly status: number | null;
  readonly error: string | null;
  readonly ms: number;
  /** `Retry-After` in seconds, where the receiver sent one in that form. */
  readonly retryAfter: number | null;
}

/** Resolves a name as `node:dns` does with `all: true`. */
export type Lookup = (
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

export interface PostOptions {
  readonly timeoutMs: number;
  readonly allowPrivate: boolean;
  readonly lookup?: Lookup;
  /** Certificates to trust beside the system's (tests). */
  readonly ca?: string;
}

export type Post = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<PostResult>;

/**
 * Creates the sender.
 *
 * `fetch` cannot be told which address to dial, so this is `node:https`: a `lookup` that drops private
 * addresses, no pooled connections (they skip the lookup), and literal addresses judged beforehand.
 */
export function createPost(options: PostOptions): Post {
  const { allowPrivate, timeoutMs, ca } = options;
  const lookup = createGuardedLookup(options.lookup ?? resolveAll, allowPrivate);

  return (text, body, headers) => {
    const startedAt = performance.now();
    const fault = faultOfEndpointUrl(text, allowPrivate);
    if (fault !== null) {
      return Promise.resolve(failed(`the URL ${FAULTS[fault]}`, 0));
    }
    const url = new URL(text);
    const send = url.protocol === "https:" ? https.request : http.request;
    return new Promise((resolve) => {
      const elapsed = () => Math.round(performance.now() - startedAt);
      const finish = (result: PostResult) => {
        clearTimeout(timer);
        resolve(result);
        request.destroy();
      };
      const request = send(
        url,
        {
          method: "POST",
          agent: false,
          lookup: lookup as never,
          ca,
          headers: {
            ...headers,
            ...outgoingTrace(),
            "content-length": String(Buffer.byteLength(body)),
            connection: "close",
          },
        },
        (response) => {
          let size = 0;
          let kept = "";
          response.on("data", (chunk: Buffer) => {
            size += chunk.length;
            if (kept.length < KEEP_LIMIT) kept += chunk.toString("latin1").slice(0, KEEP_LIMIT);
            if (size > READ_LIMIT) finish(failed("the answer is larger than 64 KiB", elapsed()));
          });
          response.on("error", (cause) => finish(failed(String(cause.message), elapsed())));
          response.on("end", () => finish(judge(response, kept, elapsed())));
        },
      );
      const timer = setTimeout(
        () => finish(failed(`no complete answer within ${timeoutMs} ms`, elapsed())),
        timeoutMs,
      );
      request.on("error", (cause) => finish(failed(String(cause.message), elapsed())));
      request.end(body);
    });
  };
}

/** Whether a name resolves to public addresses only; asked when an endpoint is registered. */
export function resolvesToPublic(hostname: string, lookup: Lookup = resolveAll): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return Promise.resolve(isPublicAddress(host));
  return new Promise((resolve) =>
    lookup(host, (error, addresses) =>
      resolve(
        error === null &&
          addresses.length > 0 &&
          addresses.every(({ address }) => isPublicAddress(address)),
      ),
    ),
  );
}

function resolveAll(
  hostname: string,
  done: (error: Error | null, addresses: readonly LookupAddress[]) => void,
): void {
  systemLookup(hostname, { all: true }, done);
}

type DialCallback = (error: Error | null, address: unknown, family?: number) => void;

/** Hands out an address only when every one of the name is public, so that no retry finds another. */
function createGuardedLookup(lookup: Lookup, allowPrivate: boolean) {
  return (hostname: string, options: { readonly all?: boolean }, done: DialCallback) =>
    lookup(hostname, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) {
        return done(error ?? new Error(`no address for ${hostname}`), undefined);
      }
      if (!allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new Error(`${hostname} resolves to a private address`), undefined);
      }
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
}

function judge(response: http.IncomingMessage, kept: string, ms: number): PostResult {
  const status = response.statusCode ?? 0;
  const ok = status >= 200 && status < 300;
  const retryAfter = /^\d{1,9}$/.test(response.headers["retry-after"] ?? "")
    ? Number(response.headers["retry-after"])
    : null;
  const error = ok ? null : `answered ${status}: ${printable(kept)}`.slice(0, KEEP_LIMIT);
  return { ok, status, error, ms, retryAfter };
}

function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]+/g, " ").trim();
}

function failed(error: string, ms: number): PostResult {
  return { ok: false, status: null, error: error.slice(0, KEEP_LIMIT), ms, retryAfter: null };
}
