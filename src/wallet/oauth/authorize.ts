/** `GET` and `POST /api/oauth2/authorize`: the user is asked, and the answer goes back to the partner. */
import { pathWith } from "../../ui/mod.ts";
import type { Core } from "../core.ts";
import { readForm, readRaw } from "../http/mod.ts";
import type { Context } from "../http/mod.ts";
import type { FlowPages } from "../flow_pages.ts";
import type { SignIn, SignIns } from "../sign_in/mod.ts";
import { PARAMETERS, readAuthorize } from "./authorize_request.ts";
import type { AuthorizeRequest, Redirectable } from "./authorize_request.ts";
import { issueCode } from "./code.ts";
import { OAuthError } from "./error.ts";
import { withParameters } from "./redirect_uri.ts";
import type { Audience } from "./resource.ts";
import { countUnproven } from "./unproven.ts";
import type { Proof } from "./unproven.ts";

export interface AuthorizeDeps {
  readonly core: Core;
  readonly pages: FlowPages;
  readonly signIns: SignIns;
  /** Origin of this server for a request: the `iss` of RFC 9207. */
  readonly originOf: (request: Request) => string;
}

type Handler = (context: Context) => Promise<Response>;

/** Requests of one signed-in user here; nobody consents faster. */
const CONSENTS_A_MINUTE = 120;

/** Asks for consent, after sign-in where needed; the same address is opened again after it. */
export function createAuthorize(deps: AuthorizeDeps): Handler {
  return ({ request, address }) =>
    countUnproven(deps.core, address, async (proof) => {
      const signIn = await readSignIn(deps, request, proof);
      const url = new URL(request.url);
      const rawQuery = url.search.slice(1);
      const returnTo = pathWith(url, [...PARAMETERS, "lang"]);
      const read = await readAuthorize(deps.core.database, rawQuery, audienceOf(deps, request));
      if (read.outcome === "page") return deps.pages.refusal(request, read.reason);
      if (read.outcome === "redirect") return refuse(deps.originOf(request), read);
      if (signIn === null) return deps.pages.toSignIn(returnTo);
      return deps.pages.consent(request, {
        partner: read.request.client.name,
        redirectUri: read.request.redirectUri,
        scopes: read.request.scopes,
        account: signIn.displayName,
        csrf: signIn.csrf,
        request: rawQuery,
        returnTo,
      });
    });
}

/** Takes the user's decision from the consent form. */
export function createDecision(deps: AuthorizeDeps): Handler {
  return ({ request, address }) =>
    countUnproven(deps.core, address, async (proof) => {
      const { bytes } = await readRaw(request, ["application/x-www-form-urlencoded"]);
      const form = readForm(bytes);
      const signIn = await readSignIn(deps, request, proof);
      if (signIn === null || !deps.signIns.isOwnForm(request, form, signIn)) {
        return deps.pages.forbidden(request);
      }
      // Everything is judged again: the form is only a copy of what was asked.
      const read = await readAuthorize(
        deps.core.database,
        form.get("request") ?? "",
        audienceOf(deps, request),
      );
      if (read.outcome === "page") return deps.pages.refusal(request, read.reason);
      const origin = deps.originOf(request);
      if (read.outcome === "redirect") return refuse(origin, read);
      try {
        return await decide(deps.core, origin, read.request, signIn, form);
      } catch (cause) {
        // The partner was disabled between the page and the answer to it.
        if (cause instanceof OAuthError) return deps.pages.refusal(request, "client_unknown");
        throw cause;
      }
    });
}

function audienceOf({ core, originOf }: AuthorizeDeps, request: Request): Audience {
  return { origin: originOf(request), apiOrigin: core.settings.apiOrigin };
}

/** Who is signed in, counted as a user from here on and no longer as an address. */
async function readSignIn(
  { core, signIns }: AuthorizeDeps,
  request: Request,
  proof: Proof,
): Promise<SignIn | null> {
  const signIn = await signIns.read(request);
  if (signIn === null) return null;
  proof.proved = true;
  await core.rates.count(`authorize:${signIn.userId}`, CONSENTS_A_MINUTE);
  return signIn;
}

async function decide(
  core: Core,
  origin: string,
  { client, redirectUri, scopes, state, challenge, resource }: AuthorizeRequest,
  signIn: SignIn,
  form: URLSearchParams,
): Promise<Response> {
  const ticked = form.getAll("scope");
  const granted = scopes.filter((scope) => ticked.includes(scope));
  if (form.get("decision") !== "approve" || granted.length === 0) {
    return refuse(origin, {
      outcome: "redirect",
      redirectUri,
      state,
      error: "access_denied",
      description: "The user refused",
    });
  }
  const code = await issueCode(core, {
    userId: signIn.userId,
    partnerId: client.id,
    redirectUri,
    scopes: granted,
    challenge,
    resource,
  });
  return redirect(withParameters(redirectUri, { code, state, iss: origin }));
}

/** RFC 6749 §4.1.2.1, with `iss` of RFC 9207. */
function refuse(
  origin: string,
  { redirectUri, state, error, description }: Redirectable,
): Response {
  const parameters = { error, error_description: description, state, iss: origin };
  return redirect(withParameters(redirectUri, parameters));
}

/** 303, so that a POST becomes a GET (RFC 9700 §4.12). */
function redirect(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" },
  });
}
