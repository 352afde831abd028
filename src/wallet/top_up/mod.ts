/** Points bought by card through Stripe Checkout; only Stripe's signed events credit them. */
export { createStripeOpener, createTopUpRoutes } from "./routes.ts";
export type { StripeOpener, TopUpDeps } from "./routes.ts";
export { applyEvent } from "./events.ts";
export { collectOwed } from "./settle.ts";
export { findTopUp, startTopUp } from "./checkout.ts";
export type { TopUp } from "./checkout.ts";
export { CENTS_PER_POINT, explainCents, MAX_CENTS, MIN_CENTS } from "./price.ts";
