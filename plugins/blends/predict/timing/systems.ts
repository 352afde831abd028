import type { SystemId } from "../../core/system.ts";

export const NAME = "predict.timing";

/** The day's page and the boards of the day, with their weights. */
export const WEIGHTS = {
  "almanac.daily": 0.4,
  "daLiuRen.calculate": 0.3,
  "qimen.calculate": 0.3,
} as const satisfies Partial<Record<SystemId, number>>;
