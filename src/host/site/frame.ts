/** The frame of the site's pages, and how they are sent. */
import { readFileSync } from "node:fs";
import {
  countOf,
  createAsset,
  formatNumber,
  html,
  icon,
  pathWith,
  placesOf,
  signInText,
  siteLayout,
  writePage,
  type Asset,
  type Child,
  type Place,
} from "../../ui/mod.ts";
import type { CatalogueEntry } from "../../plugins/mod.ts";
import type { Lang } from "../../speech/mod.ts";
import { encode, encodingFor } from "../answer_forms/mod.ts";
import { createStaticBody, type StaticBody } from "../static_body.ts";
import type { View } from "./view.ts";
import { signInPath, type SignedIn } from "./visitor.ts";
import type { SiteVoice } from "./voice.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

const STYLE = createAsset("site.css", "text/css; charset=utf-8", read("site.css"));
const SCRIPT = createAsset("site.js", "text/javascript; charset=utf-8", read("site.js"));

/** What the pages load of their own. */
export const SITE_ASSETS: readonly Asset[] = [STYLE, SCRIPT];

/** What pages of the site read of the query of their address. */
const READ = ["zone", "example", "fresh", "draft", "cursor", "profile", "a", "b"] as const;

/** `data:` is for the picture of an answer, which an image cannot run. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; " +
  "form-action 'self'; script-src 'self'; connect-src 'self'";

export interface SitePage {
  readonly title: string;
  readonly description: string;
  readonly main: Child;
  /** The place of the navigation that this page is. */
  readonly at?: Place;
  readonly status?: number;
  /** Kept by nobody: it shows somebody's answer. */
  readonly personal?: boolean;
  /** Path by GET where it is the answer to a form. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What all pages of the site have in common. */
export interface SiteFrame {
  readonly voice: SiteVoice;
  /** Languages that pages can be read in. */
  readonly langs: readonly Lang[];
  /** Whether the wallet's pages are served here. */
  readonly hasWallet: boolean;
  /** Who is signed in. */
  readonly visitor: SignedIn | null;
}

const ALL = ["library", "today", "readings", "people", "wallet", "docs", "about"] as const;
const WITHOUT_WALLET = ["library", "today", "docs", "about"] as const;

/** What the visitor has, or the way to sign in and back. */
function standing({ lang }: SiteVoice, visitor: SignedIn | null, path: string): Child {
  if (visitor === null)
    return html`<a class="pill" href="${signInPath(path)}">${signInText(lang)}</a>`;
  const available = formatNumber(lang, visitor.available);
  return html`<a class="pill" href="/wallet">${icon("points", 18)}${available}</a>`;
}

/** Writes a page of the site. */
export async function sitePage(
  request: Request,
  { voice, langs, hasWallet, visitor }: SiteFrame,
  page: SitePage,
): Promise<Response> {
  const { asked, lang } = voice;
  const nav = placesOf(lang, hasWallet ? ALL : WITHOUT_WALLET, page.at);
  const path = page.path ?? pathWith(new URL(request.url), READ);
  const headEnd = hasWallet ? standing(voice, visitor, path) : null;
  const { main } = page;
  const body = siteLayout({ lang, reads: asked, langs, path, nav, main, headEnd });
  const written = writePage(request, {
    title: page.title,
    description: page.description,
    lang,
    langs,
    body,
    ...(page.status ? { status: page.status } : {}),
    styles: [STYLE.path],
    scripts: [SCRIPT.path],
    headers: {
      "Content-Security-Policy": POLICY,
      Vary: "Cookie, Accept-Language, Accept-Encoding",
      "Cache-Control": page.personal || visitor ? "no-store" : "private, no-cache",
      ...page.headers,
    },
  });
  return pack(request, written);
}

/** Keeps the bytes of a page that is the same for everybody who reads its language. */
export async function keepPage(written: Promise<Response>): Promise<StaticBody> {
  const page = await written;
  const { "content-type": type = "", ...headers } = Object.fromEntries(page.headers);
  // The language was asked for to write the page, and is nobody's choice.
  delete headers["set-cookie"];
  return createStaticBody(await page.text(), type, headers);
}

/** Compresses a page for whoever takes it so. */
async function pack(request: Request, page: Response): Promise<Response> {
  const { body, encoding } = await encode(await page.text(), encodingFor(request));
  const headers = new Headers(page.headers);
  if (encoding !== undefined) headers.set("Content-Encoding", encoding);
  return new Response(body as BodyInit, { status: page.status, headers });
}

/** Writes points: `15 points`, `10 points for each of “questions”`, `free`. */
export function priceText({ voice, labels }: View, { cost, costPer }: CatalogueEntry): string {
  const { words } = voice;
  if (cost === 0) return words.free;
  const points = pointsText(voice, cost);
  return costPer === undefined ? points : `${points} ${words.each(labels.input(costPer))}`;
}

export function pointsText({ lang, words }: SiteVoice, points: number): string {
  const [one, other] = words.points;
  return countOf(lang, points, one!, other!);
}
