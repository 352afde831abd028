/** A call from a page: the form is read, the procedure asked as any program asks it, and paid the same way. */
import type { CatalogueEntry, ExplainedIssue } from "../../plugins/mod.ts";
import type { Lang } from "../../speech/mod.ts";
import type { Caller as KnownCaller } from "../../wallet/contract.ts";
import { sha256 } from "../draws/mod.ts";
import { KEPT_HEADER } from "../kept/mod.ts";
import { HttpError } from "../problem.ts";
import type { Fields, Schema } from "./fields.ts";
import { readChosen, type ChosenPlaces } from "./place_field.ts";
import { readProfiles } from "./profile_field.ts";
import { readFields } from "./read_form.ts";

/** The largest form that is read, bytes: a whole answer goes into the verification of its draw. */
const MAX_FORM_BYTES = 512 * 1024;

/** What came of a call. */
export type Outcome =
  | {
      readonly state: "answered";
      readonly data: Fields;
      readonly points: number;
      /** Id under which it is kept, where this very call was kept. */
      readonly kept: string | null;
    }
  | { readonly state: "quoted"; readonly price: number; readonly balance: number | null }
  | {
      readonly state: "failed";
      readonly status: number;
      readonly detail: string;
      readonly issues: readonly ExplainedIssue[];
    };

/** A form as it was sent. */
export interface Asked {
  /** As it was typed, to be shown again. */
  readonly values: Fields;
  readonly chosen: ChosenPlaces;
  /** What is sent on. */
  readonly input: Fields;
  readonly key: string;
  /** Made for the form that was sent; sent again with the same input, it is the same call. */
  readonly once: string;
  readonly priceOnly: boolean;
  /** Whether the visitor would rather sign in and come back. */
  readonly signsIn: boolean;
}

/**
 * Reads the body of a form.
 *
 * @throws {HttpError} 403 for another site's form, 413, 415
 */
export async function readSentForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) {
    throw new HttpError(415, "unsupported_media_type", "Cannot read the form: send it urlencoded");
  }
  if (!isOwn(request)) {
    throw new HttpError(403, "foreign_form", "Cannot take the form: it comes from another site");
  }
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FORM_BYTES) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > MAX_FORM_BYTES) throw tooLarge();
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString());
}

function tooLarge(): HttpError {
  return new HttpError(413, "payload_too_large", "Cannot read the form: it is too long");
}

/** Whether a browser sent the form from a page of this host; what is no browser says nothing of it. */
function isOwn(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("origin");
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/** Reads what a form asks of a procedure. */
export function readAsked(form: URLSearchParams, entry: CatalogueEntry, lang: Lang): Asked {
  const schema = entry.input as Schema;
  const own = { lang, ...(schema.properties?.["picture"] ? { picture: true } : {}) };
  return {
    values: readProfiles(form, schema, readFields(form, schema, "typed")),
    chosen: readChosen(form),
    input: { ...readProfiles(form, schema, readFields(form, schema, "filled")), ...own },
    key: (form.get("_key") ?? "").trim(),
    once: (form.get("_once") ?? "").slice(0, 64),
    priceOnly: form.get("_do") === "price",
    signsIn: form.get("_do") === "sign-in",
  };
}

/** The handler of calls, and whose request each of them stands for. */
export interface Caller {
  /** Asks in the name of a page's request. */
  ask(
    page: Request,
    entry: CatalogueEntry,
    asked: Pick<Asked, "input" | "once" | "priceOnly">,
    key: string | null,
    signedIn?: KnownCaller,
  ): Promise<Outcome>;
}

/**
 * Makes the caller.
 *
 * @param rpc the handler of every call, over HTTP or from here
 * @param standsFor notified of the page's request that a call stands for, so that rates count its visitor, and of
 *   who is signed in and pays
 */
export function createCaller(
  rpc: (request: Request) => Response | Promise<Response>,
  standsFor: (call: Request, page: Request, signedIn?: KnownCaller) => void,
): Caller {
  return {
    async ask(page, entry, { input, once, priceOnly }, key, signedIn) {
      const headers = new Headers({ "content-type": "application/json" });
      if (key) headers.set("authorization", `Bearer ${key}`);
      if (priceOnly) headers.set("x-dry-run", "true");
      // A page that is loaded again is neither asked nor paid for again.
      if (once)
        headers.set("idempotency-key", `page-${sha256(`${once} ${JSON.stringify(input)}`)}`);
      const call = new Request(new URL(`/api/trpc/${entry.id}`, page.url), {
        method: "POST",
        headers,
        body: JSON.stringify({ json: input }),
        signal: page.signal,
      });
      standsFor(call, page, signedIn);
      return read(await rpc(call));
    },
  };
}

interface Envelope {
  readonly result?: { readonly data: Fields };
  readonly error?: {
    readonly message: string;
    readonly data: { readonly httpStatus: number; readonly issues?: readonly ExplainedIssue[] };
  };
}

async function read(response: Response): Promise<Outcome> {
  const { result, error } = (await response.json()) as Envelope;
  if (error) {
    const { httpStatus: status, issues = [] } = error.data;
    return { state: "failed", status, detail: error.message, issues };
  }
  const data = result!.data;
  if (data["dryRun"] === true) {
    const { price, balance } = data as { price: number; balance?: number };
    return { state: "quoted", price, balance: balance ?? null };
  }
  const points = Number(response.headers.get("x-points-charged") ?? 0);
  const kept = response.headers.get(KEPT_HEADER);
  return { state: "answered", data, points, kept };
}
