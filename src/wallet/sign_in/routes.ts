import { Elysia } from "elysia";
import { countAddress } from "../client_address.ts";
import type { Core } from "../core.ts";
import { readForm, readRaw } from "../http/mod.ts";
import type { Context, RouteMaker } from "../http/mod.ts";
import { explainText } from "../short_text.ts";
import type { FlowPages } from "../flow_pages.ts";
import { clearFlowCookie, createProviderFlow } from "./provider_flow.ts";
import type { ProviderFlow } from "./provider_flow.ts";
import { isProved, issueFormProof } from "./form_proof.ts";
import { readReturnTo } from "./return_to.ts";
import type { SignIns } from "./sign_in.ts";
import { findOrCreateUser } from "./user.ts";

export interface SignInDeps {
  readonly core: Core;
  readonly pages: FlowPages;
  readonly signIns: SignIns;
  readonly originOf: (request: Request) => string;
  readonly addRoute: RouteMaker;
}

/** Where a sign-in leads that began nowhere. */
const HOME = "/wallet";
const HIDDEN = { hide: true } as const;
/** Issuer of users who sign in by name alone. */
const DEVELOPMENT_ISSUER = "development";
const FORM = ["application/x-www-form-urlencoded"] as const;

/** Creates the routes of sign-in and sign-out; each configured provider has a start and a callback. */
export function createSignInRoutes(deps: SignInDeps): Elysia {
  const { core, pages, addRoute } = deps;
  const { providers, production } = core.settings;
  const development = core.database.kind === "embedded" && !production;
  const app = new Elysia({ name: "wallet-sign-in" });

  async function showSignIn({ request, address }: Context): Promise<Response> {
    await countAddress(core, address);
    const returnTo = returnToOf(request);
    if (!development) return pages.signIn(request, { providers, development: null, returnTo });
    const { csrf, cookie } = issueFormProof(request, core.random);
    const page = pages.signIn(request, { providers, development: csrf, returnTo });
    page.headers.append("Set-Cookie", cookie);
    return page;
  }

  const fail = pages.failure;
  addRoute(app, "/sign-in", { GET: { operation: HIDDEN, handle: showSignIn, fail } });
  addRoute(app, "/sign-out", { POST: { operation: HIDDEN, handle: createSignOut(deps), fail } });
  if (development) {
    addRoute(app, "/sign-in/dev", {
      POST: { operation: HIDDEN, handle: createDevelopment(deps), fail },
    });
  }
  for (const provider of providers) {
    const path = `/sign-in/${provider.id}`;
    const flow = createProviderFlow(core, provider);
    addRoute(app, path, {
      GET: { operation: HIDDEN, handle: createStart(deps, flow, path), fail },
    });
    addRoute(app, `${path}/callback`, {
      GET: { operation: HIDDEN, handle: createCallback(deps, flow, path), fail },
    });
  }
  return app;
}

/** Where the address of a sign-in says to go afterwards; to the wallet if it says nothing. */
function returnToOf(request: Request): string {
  const asked = new URL(request.url).searchParams.get("return_to");
  return asked === null ? HOME : readReturnTo(asked);
}

type Handler = (context: Context) => Promise<Response>;

function createStart({ core, originOf }: SignInDeps, flow: ProviderFlow, path: string): Handler {
  return async ({ request, address }) => {
    // Each start writes a row, so a stranger may begin only so many.
    await countAddress(core, address);
    const returnTo = returnToOf(request);
    const { location, cookie } = await flow.start(`${originOf(request)}${path}/callback`, returnTo);
    return redirect(location, [cookie]);
  };
}

function createCallback(deps: SignInDeps, flow: ProviderFlow, path: string): Handler {
  const { core, pages, signIns, originOf } = deps;
  return async ({ request, address }) => {
    await countAddress(core, address);
    const finished = await flow.finish(request, `${originOf(request)}${path}/callback`);
    if (finished === null) return pages.refusal(request, "sign_in_failed");
    const userId = await findOrCreateUser(core, finished.profile);
    return redirect(finished.returnTo, [await signIns.start(userId, request), clearFlowCookie()]);
  };
}

/** Signs in by name, for a first look on one's own machine. "Demo" is the user who was made at first start. */
function createDevelopment({ core, pages, signIns, originOf }: SignInDeps): Handler {
  return async ({ request, address }) => {
    await countAddress(core, address);
    const form = readForm((await readRaw(request, FORM)).bytes);
    const name = form.get("name") ?? "";
    if (!isProved(request, form, originOf(request)) || explainText(name, 100) !== null) {
      return pages.forbidden(request);
    }
    const [demo] =
      name === "Demo"
        ? await core.database.rows<{ id: number }>(
            "SELECT id FROM users WHERE display_name = 'Demo' ORDER BY id LIMIT 1",
          )
        : [];
    const profile = { issuer: DEVELOPMENT_ISSUER, subject: name, email: null, name };
    const userId = demo?.id ?? (await findOrCreateUser(core, profile));
    return redirect(readReturnTo(form.get("return_to")), [await signIns.start(userId, request)]);
  };
}

function createSignOut({ core, pages, signIns }: SignInDeps): Handler {
  return async ({ request, address }) => {
    await countAddress(core, address);
    const form = readForm((await readRaw(request, FORM)).bytes);
    const signIn = await signIns.read(request);
    if (signIn !== null && !signIns.isOwnForm(request, form, signIn)) {
      return pages.forbidden(request);
    }
    const query = new URLSearchParams({ return_to: readReturnTo(form.get("return_to")) });
    return redirect(`/sign-in?${query}`, [await signIns.end(request)]);
  };
}

function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({
    Location: location,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
  });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
