import { MomentOrNow, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  night: {
    default: "next",
    options: {
      next: {
        source: "Tables with a night of their own: the marks of the night stand one watch later",
      },
      same: { source: "Tables of one row: the night goes through the row of the day once more" },
    },
  },
} as const satisfies Conventions;
