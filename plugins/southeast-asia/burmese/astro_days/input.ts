import { MomentOrNow, Type } from "#sdk";
import type { DayIssues } from "../../core/day.ts";

export const input = Type.Object({ ...MomentOrNow });
export type Issues = DayIssues;
