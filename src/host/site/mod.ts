/**
 * The catalogue as a site at /: shelves, a page per system with a form made from its input, and answers to read.
 *
 * @example
 * const site = createSite({ registry, rpc, hasWallet: false, modelConfigured: false, demoKey: null });
 * app.use(site.routes);
 */
export type { Accounts } from "./visitor.ts";
export { createSite, type Site, type SiteDeps } from "./routes.ts";
