import { MomentOrNow, Type } from "#sdk";
import { ownDate, type OwnDateIssues } from "../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  pataphysical: ownDate({ from: 1, to: 13 }, 29),
});
export type Issues = OwnDateIssues & { beforeEra: {} };
