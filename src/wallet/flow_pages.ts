/**
 * The pages that flows ask for: what the authorisation server and the sign-in need of them, so that
 * neither knows how they are made.
 */
import type { Context } from "./http/mod.ts";

/** Why an authorization request or a sign-in cannot go on; it is told here and never redirected. */
export type RefusalReason =
  "client_missing" | "client_unknown" | "redirect_uri_unknown" | "sign_in_failed";

/** What the consent page shows. Texts come as they are; the page escapes them. */
export interface ConsentView {
  readonly partner: string;
  /** Where the answer goes. */
  readonly redirectUri: string;
  /** Scopes asked for, in canonical order; the user may untick `balance`. */
  readonly scopes: readonly string[];
  /** Name of the account that is signed in. */
  readonly account: string;
  /** Value of the hidden field `csrf`. */
  readonly csrf: string;
  /** Value of the hidden field `request`: the query of the authorization request. */
  readonly request: string;
  /** Where the page is, for switching accounts. */
  readonly returnTo: string;
}

export interface SignInView {
  readonly providers: readonly { readonly id: string; readonly title: string }[];
  /** Value of the hidden field `csrf` where a name alone signs in (the embedded store outside production), else null. */
  readonly development: string | null;
  readonly returnTo: string;
}

/**
 * Server-rendered pages, in the language of their request. Forms post to `/api/oauth2/authorize` (fields
 * `csrf`, `request`, `decision` = approve or deny, `scope` per ticked box), `/sign-in/dev` (`csrf`,
 * `name`, `return_to`) and `/sign-out` (`csrf`, `return_to`).
 */
export interface FlowPages {
  consent(request: Request, view: ConsentView): Response;
  signIn(request: Request, view: SignInView): Response;
  /** Sends the user to sign-in and back to `returnTo`. */
  toSignIn(returnTo: string): Response;
  /** 400: a request that must not be redirected. */
  refusal(request: Request, reason: RefusalReason): Response;
  /** 403: a form that is not the user's own. */
  forbidden(request: Request): Response;
  /** A flow that failed; what it was stands in the log under the request id. */
  failure(cause: unknown, context: Context): Response;
}
