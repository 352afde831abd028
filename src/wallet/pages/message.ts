/** A page with one message: what went wrong and where to go on. */
import { html, linkButton, pathWith, readLang, singleLayout, writePage } from "../../ui/mod.ts";
import { NotFound, RateLimited, WalletError } from "../errors.ts";
import { BadRequest } from "../http/mod.ts";
import type { Context } from "../http/mod.ts";
import type { RefusalReason } from "../flow_pages.ts";
import { wordsOf } from "../words/mod.ts";

export type MessageKind =
  | RefusalReason
  | "unreadable"
  | "too_many"
  | "forbidden"
  | "refused"
  | "not_found"
  | "unavailable"
  | "unexpected";

interface Message {
  readonly title: string;
  readonly text: string;
}

const STATUS: Readonly<Record<MessageKind, number>> = {
  client_missing: 400,
  client_unknown: 400,
  redirect_uri_unknown: 400,
  sign_in_failed: 400,
  unreadable: 400,
  forbidden: 403,
  refused: 409,
  too_many: 429,
  not_found: 404,
  unavailable: 503,
  unexpected: 500,
};

/**
 * Writes the page of one message.
 *
 * @param cause says more than the kind of message does
 */
export function messagePage(
  request: Request,
  kind: MessageKind,
  { requestId, cause }: { readonly requestId?: string; readonly cause?: WalletError } = {},
): Response {
  const lang = readLang(request);
  const words = wordsOf(lang).messages;
  const { title, text } = words[kind];
  const path = request.method === "GET" ? pathWith(new URL(request.url)) : "/wallet";
  const main = html`<div class="stack center">
    <h1>${title}</h1>
    <p>${text}</p>
    ${cause ? html`<p class="small">${cause.messageIn(lang)}</p>` : null}
    ${requestId ? html`<p class="small">${words.id} <code>${requestId}</code></p>` : null}
    ${linkButton("/wallet", words.go, { look: "quiet" })}
  </div>`;
  return writePage(request, {
    title,
    status: cause?.status ?? STATUS[kind],
    scripts: false,
    body: singleLayout({ lang, path, brandHref: "/wallet", main }),
  });
}

/** Tells a failure as a page; what was unexpected stands in the log under the same request id. */
export function failPage(cause: unknown, { request, requestId }: Context): Response {
  if (!(cause instanceof WalletError)) return messagePage(request, "unexpected", { requestId });
  const page = refusalPage(cause, request, requestId);
  for (const [name, value] of Object.entries(cause.headers)) page.headers.set(name, value);
  return page;
}

function refusalPage(cause: WalletError, request: Request, requestId: string): Response {
  if (cause instanceof NotFound) return messagePage(request, "not_found");
  if (cause instanceof RateLimited) return messagePage(request, "too_many");
  if (cause instanceof BadRequest) return messagePage(request, "unreadable", { cause });
  if (cause.status === 503) return messagePage(request, "unavailable", { requestId });
  return messagePage(request, "refused", { cause });
}
