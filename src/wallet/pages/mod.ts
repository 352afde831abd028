/** The wallet's pages: those that flows ask for, and the desks of users and partners. */
export { createPages } from "./pages.ts";
export { createPageRoutes } from "./routes.ts";
export type { PageDeps } from "./routes.ts";
