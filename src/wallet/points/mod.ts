/** The REST routes of points: deduct, balance, transactions, and the ping that validates a token. */
export { createLegacyReader } from "./legacy.ts";
export { createPointsRoutes } from "./routes.ts";
export type { DeductionNotice, PointsDeps } from "./routes.ts";
