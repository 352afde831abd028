/** What a signed-in person manages by JSON: keys, partners, their webhooks, and consents given. */
export * as answers from "./answers.ts";
export { describe } from "./operation.ts";
export type { DeskDeps, DeskHandlers } from "./handler.ts";
export { createDeskRoutes } from "./routes.ts";
