/** The authorization server: OAuth 2.0 code flow with PKCE, rotation, revocation and introspection. */
export { createOAuthRoutes } from "./routes.ts";
export type { OAuthDeps } from "./routes.ts";
export { addSecret, revokeSecret } from "./client_secret.ts";
export {
  disablePartner,
  listConsents,
  listPartners,
  registerPartner,
  revokeConsent,
  updatePartner,
} from "./registration.ts";
export type { GivenConsent, Partner, PartnerInput, RegisteredPartner } from "./registration.ts";
export { issueCode } from "./code.ts";
export { faultOfRedirectUri } from "./redirect_uri.ts";
export type { RedirectUriFault } from "./redirect_uri.ts";
export { isTakenAt } from "./resource.ts";
export { SCOPES } from "./scope.ts";
