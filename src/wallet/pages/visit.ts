/** A visit to a page of the desks: who is signed in, in which language, and what the frame shows. */
import { readLang } from "../../ui/mod.ts";
import type { Lang } from "../../ui/mod.ts";
import type { Chain } from "../chain/mod.ts";
import { allowancesOf } from "../client_address.ts";
import type { WalletService } from "../contract.ts";
import type { Core } from "../core.ts";
import { oneRow } from "../db/mod.ts";
import { NotFound } from "../errors.ts";
import { readForm, readRaw } from "../http/mod.ts";
import type { Context, RouteMaker } from "../http/mod.ts";
import type { SignIn, SignIns } from "../sign_in/mod.ts";
import type { StripeOpener } from "../top_up/mod.ts";
import type { FlowPages } from "../flow_pages.ts";
import { failPage } from "./message.ts";

export interface PageDeps {
  readonly core: Core;
  readonly service: WalletService;
  readonly pages: FlowPages;
  readonly signIns: SignIns;
  /** The chain, or null where none is set up. */
  readonly openChain: () => Promise<Chain | null>;
  readonly openStripe: StripeOpener;
  /** Whether the library is served on the same origin. */
  readonly library: boolean;
  readonly originOf: (request: Request) => string;
  readonly addRoute: RouteMaker;
}

/** What stands around every page of the desks. */
export interface Standing {
  readonly balance: number;
  readonly held: number;
  readonly frozen: boolean;
  readonly email: string | null;
  /** Notices since the user last looked at them. */
  readonly freshNotices: number;
}

export interface Visit {
  readonly request: Request;
  readonly lang: Lang;
  readonly url: URL;
  readonly signIn: SignIn;
  readonly standing: Promise<Standing>;
  /** Whether the library, and with it kept readings, are served on the same origin. */
  readonly library: boolean;
}

/** Shows a page. */
export type Show = (visit: Visit) => Promise<Response>;
/** Does what a form asks, which is proved to be the user's own. */
export type Act = (visit: Visit, form: URLSearchParams) => Promise<Response>;

export type PageHandlers = Readonly<Record<string, { readonly GET?: Show; readonly POST?: Act }>>;

/** Forms that one user may send, and pages he may open; nobody types or reads faster. */
const FORMS_A_MINUTE = 120;
const PAGES_A_MINUTE = 600;
const HIDDEN = { hide: true } as const;
const FORM = ["application/x-www-form-urlencoded"] as const;

/** Wraps handlers into routes: sign-in first, own forms only, failures as pages. */
export function addPages(deps: PageDeps, app: Parameters<RouteMaker>[0], handlers: PageHandlers) {
  const { core, pages, signIns, addRoute } = deps;

  /** Who is not signed in counts as an address, before the cookie is looked up; who is, as a user. */
  async function open({ request, address }: Context): Promise<Visit | null> {
    const signIn = await core.attempts.attempt(
      allowancesOf(core.settings, address),
      () => signIns.read(request),
      { failsBy: () => false, failsWith: (found) => found === null },
    );
    if (signIn === null) return null;
    await core.rates.count(`pages:${signIn.userId}`, PAGES_A_MINUTE);
    const standing = readStanding(core, signIn.userId);
    // A page that fails before it asks for its frame must not leave a rejection behind.
    standing.catch(() => {});
    const { library } = deps;
    return {
      request,
      lang: readLang(request),
      url: new URL(request.url),
      signIn,
      standing,
      library,
    };
  }

  function toShow(show: Show) {
    return async (context: Context): Promise<Response> => {
      const visit = await open(context);
      if (visit !== null) return show(visit);
      const { pathname, search } = new URL(context.request.url);
      return pages.toSignIn(pathname + search);
    };
  }

  function toAct(act: Act) {
    return async (context: Context): Promise<Response> => {
      const { request } = context;
      const form = readForm((await readRaw(request, FORM)).bytes);
      const visit = await open(context);
      if (visit === null || !signIns.isOwnForm(request, form, visit.signIn)) {
        return pages.forbidden(request);
      }
      await core.rates.count(`forms:${visit.signIn.userId}`, FORMS_A_MINUTE);
      return act(visit, form);
    };
  }

  for (const [path, { GET, POST }] of Object.entries(handlers)) {
    addRoute(app, path, {
      ...(GET ? { GET: { operation: HIDDEN, handle: toShow(GET), fail: failPage } } : {}),
      ...(POST ? { POST: { operation: HIDDEN, handle: toAct(POST), fail: failPage } } : {}),
    });
  }
}

function readStanding({ database }: Core, userId: number): Promise<Standing> {
  return oneRow<Standing>(
    database,
    `SELECT a.balance, a.held, u.frozen_at IS NOT NULL AS frozen, u.email,
       (SELECT count(*) FROM notifications n WHERE n.user_id = u.id
          AND (u.notices_seen_at IS NULL OR n.send_at > u.notices_seen_at)) AS "freshNotices"
     FROM users u JOIN accounts a ON a.user_id = u.id WHERE u.id = $1`,
    [userId],
  );
}

/** After a form has done its work: on to a page that can be reloaded. `done` names what it then says. */
export function goOn(path: string, done?: string): Response {
  const url = new URL(path, "http://localhost");
  if (done !== undefined) url.searchParams.set("done", done);
  return goTo(url.pathname + url.search + url.hash);
}

/** On to an address that this host has made or was given by a service it trusts. */
export function goTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: {
      Location: location,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}

/**
 * The id in a path: `idIn(visit, 2)` of `/wallet/keys/7` is 7.
 *
 * @throws {NotFound} it is no id
 */
export function idIn({ url }: Visit, place: number): number {
  return toId(url.pathname.split("/")[place + 1] ?? "");
}

/** An id that a form or a query names. @throws {NotFound} */
export function toId(text: string | null): number {
  if (text !== null && /^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new NotFound("id");
}
