import { Type, type Conventions } from "#sdk";

export const input = Type.Object({ year: Type.Integer({ minimum: -9999, maximum: 9999 }) });

export const CONVENTIONS = {
  count: {
    default: "current",
    options: {
      current: {
        source:
          "Shao Yong: a generation opens with 甲子 or 甲午, the first year of Yao is its eleventh",
      },
      elapsed: { source: "programs that take the accumulated years as gone by: one year ahead" },
    },
  },
} as const satisfies Conventions;
