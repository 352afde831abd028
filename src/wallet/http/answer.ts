/** Answers as `Response`s of our own, so that no framework hook can change status or body. */
import { STATUS_CODES } from "node:http";
import { readLang } from "../../ui/mod.ts";
import { WalletError } from "../errors.ts";
import { wordsOf } from "../words/mod.ts";

type Headers = Readonly<Record<string, string>>;

/** A JSON answer; never cached, since it may carry balances or tokens. */
export function json(body: unknown, status = 200, headers: Headers = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}

/** RFC 9457 problem details for an error, in the language of the request; an unexpected one says nothing of its inside. */
export function problem(
  cause: unknown,
  request: Request,
  requestId: string,
  headers: Headers = {},
): Response {
  const known = cause instanceof WalletError ? cause : null;
  const status = known?.status ?? 500;
  const lang = readLang(request);
  const body = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: known?.messageIn(lang) ?? wordsOf(lang).errors.unexpected,
    code: known?.code ?? "internal_error",
    instance: new URL(request.url).pathname,
    requestId,
    success: false,
    ...known?.detailsIn(lang),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Content-Language": lang,
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      ...headers,
      ...known?.headers,
    },
  });
}
