/** The one table of errors: what each is called, its status, and what the caller may see of it. */
import {
  explainIssues,
  explainRefusal,
  InputError,
  PluginFault,
  Refusal,
  summaryOf,
  type AnyProcedure,
  type ExplainedIssue,
} from "../plugins/mod.ts";
import { loadSimplifier, matchLanguage, SIMPLIFIED } from "../speech/mod.ts";
import { LANGS, type Lang } from "../ui/mod.ts";
import { InsufficientPoints, WalletError } from "../wallet/contract.ts";

type Headers = Readonly<Record<string, string>>;

/** An error that the host itself answers with. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: Headers;
  /** Members of the body beside the usual ones. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { readonly headers?: Headers; readonly details?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.name = "HttpError";
    this.status = status;
    this.code = code;
    this.headers = options.headers ?? {};
    this.details = options.details ?? {};
  }
}

/** An error as the caller sees it. */
export interface Fault {
  readonly status: number;
  /** Stable, for programs. */
  readonly code: string;
  /** For people; never the message of an unexpected error. */
  readonly detail: string;
  readonly headers: Headers;
  readonly details: Readonly<Record<string, unknown>>;
  readonly issues?: readonly ExplainedIssue[];
  /** Whether an operator should hear of it. */
  readonly unexpected: boolean;
}

/** Titles of the statuses in use, and the names and numbers that tRPC has for them. */
const STATUS: Readonly<Record<number, readonly [title: string, name: string, number: number]>> = {
  400: ["Bad request", "BAD_REQUEST", -32600],
  401: ["Unauthorized", "UNAUTHORIZED", -32001],
  402: ["Payment required", "PAYMENT_REQUIRED", -32002],
  403: ["Forbidden", "FORBIDDEN", -32003],
  404: ["Not found", "NOT_FOUND", -32004],
  405: ["Method not allowed", "METHOD_NOT_SUPPORTED", -32005],
  406: ["Not acceptable", "BAD_REQUEST", -32600],
  408: ["Request timeout", "TIMEOUT", -32008],
  409: ["Conflict", "CONFLICT", -32009],
  413: ["Payload too large", "PAYLOAD_TOO_LARGE", -32013],
  414: ["URI too long", "BAD_REQUEST", -32600],
  415: ["Unsupported media type", "UNSUPPORTED_MEDIA_TYPE", -32015],
  422: ["Unprocessable content", "UNPROCESSABLE_CONTENT", -32022],
  429: ["Too many requests", "TOO_MANY_REQUESTS", -32029],
  499: ["Client closed request", "CLIENT_CLOSED_REQUEST", -32099],
  500: ["Internal server error", "INTERNAL_SERVER_ERROR", -32603],
  503: ["Service unavailable", "SERVICE_UNAVAILABLE", -32603],
};

/** Finds what an error means to a caller. */
export function faultOf(error: unknown): Fault {
  const plain = { headers: {}, details: {}, unexpected: false };
  if (error instanceof InputError) {
    const issues = error.issues.map(({ choices: _unsaid, ...one }) => ({
      ...one,
      message: one.code,
    }));
    return { ...plain, status: 400, code: "invalid_input", detail: error.message, issues };
  }
  if (error instanceof Refusal) {
    const details = error.details ? { refusal: error.details } : {};
    return { ...plain, status: 422, code: error.code, detail: error.message, details };
  }
  if (error instanceof PluginFault) {
    const detail = `Cannot answer: ${error.procedure} failed, nothing was charged`;
    return { ...plain, status: 500, code: "plugin_fault", detail, unexpected: true };
  }
  if (error instanceof WalletError) {
    const { status, code, message, headers } = error;
    const details = detailsOf(error, "en");
    return { status, code, detail: message, headers, details, unexpected: status >= 500 };
  }
  if (error instanceof HttpError) {
    const { status, code, message, headers, details } = error;
    const fault = { status, code, detail: message, headers, details, unexpected: false };
    // A request that cannot be read at all has one problem, listed like any other.
    return status === 400 ? { ...fault, issues: [{ path: "", code, message }] } : fault;
  }
  const detail = "Cannot answer: an unexpected error occurred";
  return { ...plain, status: 500, code: "internal_error", detail, unexpected: true };
}

/** {@link faultOf}, with what concerns the question said in the language of the call. */
export async function explainFault(
  error: unknown,
  lang: string | undefined,
  procedure?: AnyProcedure,
): Promise<Fault> {
  const fault = faultOf(error);
  if (error instanceof WalletError) return { ...fault, ...(await sayWallet(error, lang)) };
  if (error instanceof InputError) {
    const issues = await explainIssues(error.issues, lang, procedure);
    return { ...fault, issues, detail: summaryOf(issues) };
  }
  if (error instanceof Refusal && procedure) {
    return { ...fault, detail: await explainRefusal(error, lang, procedure) };
  }
  return fault;
}

/** What the wallet says in a language: its own, or Simplified Chinese made of Traditional; else English. */
async function sayWallet(
  error: WalletError,
  asked: string | undefined,
): Promise<Pick<Fault, "detail" | "details">> {
  const lang = matchLanguage(asked ?? "en", [...LANGS, SIMPLIFIED]) ?? "en";
  if (lang !== SIMPLIFIED) {
    return { detail: error.messageIn(lang as Lang), details: detailsOf(error, lang as Lang) };
  }
  const simplify = await loadSimplifier();
  return {
    detail: simplify(error.messageIn("zh-Hant")),
    details: detailsOf(error, "zh-Hant"),
  };
}

function detailsOf(error: WalletError, lang: Lang): Readonly<Record<string, unknown>> {
  return error instanceof InsufficientPoints ? fundsOf(error) : error.detailsIn(lang);
}

/** Price, balance and shortfall; the last two only where the caller may see the balance. */
function fundsOf({ required, available }: InsufficientPoints): Readonly<Record<string, number>> {
  if (available === null) return { price: required };
  return { price: required, balance: available, shortfall: required - available };
}

/** The answer outside /api/trpc/: application/problem+json (RFC 9457). */
export function problemResponse(fault: Fault, instance: string, requestId: string): Response {
  const body = {
    type: "about:blank",
    title: titleOf(fault.status),
    status: fault.status,
    detail: fault.detail,
    code: fault.code,
    instance,
    requestId,
    ...(fault.issues ? { issues: fault.issues } : {}),
    ...fault.details,
  };
  const headers = { ...fault.headers, "content-type": "application/problem+json" };
  return new Response(JSON.stringify(body), {
    status: fault.status,
    headers: { ...headers, "cache-control": "no-store" },
  });
}

/** The error inside /api/trpc/, as tRPC clients read it. */
export function trpcError(fault: Fault, path: string | undefined, requestId: string): string {
  const [, name, number] = STATUS[fault.status] ?? STATUS[500]!;
  return JSON.stringify({
    error: {
      message: fault.detail,
      code: number,
      data: {
        code: name,
        httpStatus: fault.status,
        ...(path === undefined ? {} : { path }),
        reason: fault.code,
        requestId,
        pointsCharged: 0,
        ...(fault.issues ? { issues: fault.issues } : {}),
        ...fault.details,
      },
    },
  });
}

/** The title of a status, in words. */
export function titleOf(status: number): string {
  return STATUS[status]?.[0] ?? "Error";
}
