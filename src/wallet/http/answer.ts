/** Answers as `Response`s of our own, so that no framework hook can change status or body. */
import { STATUS_CODES } from "node:http";
import { WalletError } from "../errors.ts";

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

/** RFC 9457 problem details for an error; an unexpected one says nothing of its inside. */
export function problem(
  cause: unknown,
  request: Request,
  requestId: string,
  headers: Headers = {},
): Response {
  const known = cause instanceof WalletError ? cause : null;
  const status = known?.status ?? 500;
  const body = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    detail: known?.message ?? "Cannot answer: an unexpected error was logged under this request id",
    code: known?.code ?? "internal_error",
    instance: new URL(request.url).pathname,
    requestId,
    success: false,
    ...known?.details,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      ...headers,
      ...known?.headers,
    },
  });
}
