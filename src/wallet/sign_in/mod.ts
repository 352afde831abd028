/**
 * Signing in on the wallet host: providers, cookies, forms.
 *
 * `SIGN_IN_PROVIDERS=google,github,acme` names the buttons in order. Each has `SIGN_IN_<ID>_CLIENT_ID` and, where
 * the provider asks for it, `_CLIENT_SECRET`; `google` and `github` need no more. Any other speaks OpenID
 * Connect: `_ISSUER` (its endpoints are discovered, or all of `_AUTHORIZE_URL`, `_TOKEN_URL` and `_JWKS_URL` are
 * given) and `_TITLE`. The redirect URI to register there is `<origin>/sign-in/<id>/callback`.
 */
export { createSignIns, IDLE_DAYS } from "./sign_in.ts";
export type { SignIn, SignIns } from "./sign_in.ts";
export { createSessions } from "./visitors.ts";
export { createSignInRoutes } from "./routes.ts";
export type { SignInDeps } from "./routes.ts";
export { readReturnTo } from "./return_to.ts";
export { endOtherSessions, endSession, listSessions } from "./sessions.ts";
export type { Session } from "./sessions.ts";
