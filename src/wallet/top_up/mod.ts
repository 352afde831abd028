/** Points bought by card through Stripe Checkout; only Stripe's signed events credit them. */
export { createTopUpRoutes } from "./routes.ts";
export type { TopUpDeps } from "./routes.ts";
