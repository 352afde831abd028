/** Monthly plans: paid in tokens, credited as points, with a quota of calls. */
export { PLAN_IDS, planOfPosting, PLANS } from "./plan.ts";
export type { Plan, PlanId } from "./plan.ts";
export { expirePlans, listSubscriptions, subscribe } from "./subscription.ts";
export type { Subscription } from "./subscription.ts";
export { confirmPlans } from "./confirm.ts";
export { createPlanHandlers } from "./routes.ts";
export type { ChainDeps } from "./routes.ts";
