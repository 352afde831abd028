/** A page as it is sent: the document around a body, and headers that keep it safe. */
import { FAVICON, SCRIPT, STYLE } from "./asset.ts";
import { html } from "./html.ts";
import type { Html } from "./html.ts";
import { keepLang, readLang } from "./lang.ts";
import type { Tag } from "./lang.ts";

export interface Page {
  readonly title: string;
  /** What stands in the body: one of the layouts. */
  readonly body: Html;
  readonly status?: number;
  /** The language of the page; default the one of this house that the request wants. */
  readonly lang?: Tag;
  /** Languages that the page can be read in; default those of this house. */
  readonly langs?: readonly Tag[];
  /** A sentence for search engines and for whoever is sent a link. */
  readonly description?: string;
  /** Stylesheets of this host by path, besides the usual one. */
  readonly styles?: readonly string[];
  /** Scripts of this host by path, besides the usual one; pass `false` for a page that runs none at all. */
  readonly scripts?: readonly string[] | false;
  /** Asks again after so many seconds where no script runs; for a page that waits for something. */
  readonly refreshSeconds?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const STRICT =
  "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Headers of every page. There is no `form-action`: browsers apply it to the redirect after a form as well.
 *
 * @param scripts whether scripts of this host may run and ask this host
 */
export function pageHeaders(scripts: boolean): Readonly<Record<string, string>> {
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": scripts
      ? `${STRICT}; script-src 'self'; connect-src 'self'`
      : STRICT,
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
  };
}

/** Writes a page in the language of its request, and keeps a language that the request chose. */
export function writePage(request: Request, page: Page): Response {
  const scripts = page.scripts === false ? [] : [SCRIPT.path, ...(page.scripts ?? [])];
  const headers = new Headers({ ...pageHeaders(scripts.length > 0), ...page.headers });
  const cookie = keepLang(request, page.langs);
  if (cookie !== null) headers.append("Set-Cookie", cookie);
  const refresh = page.refreshSeconds
    ? html`<noscript><meta http-equiv="refresh" content="${page.refreshSeconds}" /></noscript>`
    : null;
  const described = page.description
    ? html`<meta name="description" content="${page.description}" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Auspex" />
        <meta property="og:title" content="${page.title}" />
        <meta property="og:description" content="${page.description}" />`
    : null;
  const document = html`<!doctype html>
    <html lang="${page.lang ?? readLang(request)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title}</title>
        ${described}
        <link rel="stylesheet" href="${STYLE.path}" />
        ${(page.styles ?? []).map((path) => html`<link rel="stylesheet" href="${path}" />`)}
        <link rel="icon" type="image/svg+xml" href="${FAVICON.path}" />
        ${scripts.map((path) => html`<script type="module" src="${path}"></script>`)} ${refresh}
      </head>
      ${page.body}
    </html> `;
  return new Response(document.text, { status: page.status ?? 200, headers });
}
