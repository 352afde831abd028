/** Signing in on the wallet host: providers, cookies, forms. */
export { createSignIns, IDLE_DAYS } from "./sign_in.ts";
export type { SignIn, SignIns } from "./sign_in.ts";
export { createSignInRoutes } from "./routes.ts";
export type { SignInDeps } from "./routes.ts";
export { readReturnTo } from "./return_to.ts";
export { endOtherSessions, endSession, listSessions } from "./sessions.ts";
export type { Session } from "./sessions.ts";
