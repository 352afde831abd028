/** The REST routes of points: deduct, balance, transactions, and the ping that validates a token. */
export { createPointsRoutes } from "./routes.ts";
export { createGuard } from "./guard.ts";
export type { Guard } from "./guard.ts";
export type { DeductionNotice, PointsDeps } from "./routes.ts";
