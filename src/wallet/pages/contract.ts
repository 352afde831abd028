/** What the consent page shows. Texts come as they are; the page escapes them. */
export interface ConsentView {
  readonly partner: string;
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
  /** Whether a name alone signs in (the embedded store outside production). */
  readonly development: boolean;
  readonly returnTo: string;
}

/**
 * Server-rendered pages. Forms post to `/api/oauth2/authorize` (fields `csrf`, `request`, `decision`
 * = approve or deny, `scope` per ticked box), `/sign-in/dev` (`name`, `return_to`) and `/sign-out`
 * (`csrf`, `return_to`).
 */
export interface Pages {
  consent(view: ConsentView): Response;
  signIn(view: SignInView): Response;
  /** Sends the user to sign-in and back to `returnTo`. */
  toSignIn(returnTo: string): Response;
  /** 400: an authorization request that must not be redirected. */
  refusal(reason: string): Response;
  /** 403: a form that is not the user's own. */
  forbidden(reason: string): Response;
}
