import { MomentOrNow, Type } from "#sdk";
import { ownDate, type OwnDateIssues } from "../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  nanakshahi: ownDate({ from: 1, to: 12 }, 31),
});
export type Issues = OwnDateIssues & { beforeEra: {} };
