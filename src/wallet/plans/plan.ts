/** The plans of the specification, section 8; the rates are ours. */

export const PLAN_IDS = ["starter", "basic", "premium", "enterprise"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export interface Plan {
  /** Credited on activation and paid as the same number of tokens. */
  readonly points: number;
  /** Calls of one period that have the plan's rate. */
  readonly calls: number;
  /** Requests a minute while the quota lasts; afterwards those of no plan. */
  readonly requestsPerMinute: number;
}

/** The description of the posting that credits a plan. */
export function describePlanPosting(plan: PlanId): string {
  return `Points of the plan ${plan}`;
}

/** The plan that a posting credits, by its description; null for any other posting. */
export function planOfPosting(description: string): PlanId | null {
  return PLAN_IDS.find((plan) => describePlanPosting(plan) === description) ?? null;
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  starter: { points: 10_000, calls: 1_000, requestsPerMinute: 1_200 },
  basic: { points: 50_000, calls: 10_000, requestsPerMinute: 2_400 },
  premium: { points: 200_000, calls: 50_000, requestsPerMinute: 6_000 },
  enterprise: { points: 1_000_000, calls: 500_000, requestsPerMinute: 30_000 },
};
