/** What a signed-in person manages by JSON: keys, partners, their webhooks, and consents given. */
export { createDeskRoutes } from "./routes.ts";
export type { DeskDeps } from "./routes.ts";
