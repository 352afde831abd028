import { MomentOrNow, oneOf, QuestionInput, Type, type Convention } from "#sdk";
import { CLOCK, LATE_ZI } from "#east/calendar/conventions.ts";
import { WAY } from "./terms.ts";

export const input = Type.Object({
  ...MomentOrNow,
  method: Type.Optional(oneOf(WAY.ids)),
  lines: Type.Optional(
    Type.Array(Type.Integer({ minimum: 6, maximum: 9 }), { minItems: 6, maxItems: 6 }),
  ),
  numbers: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), { minItems: 2, maxItems: 3 }),
  ),
  ...QuestionInput,
});

/** Which text of the cast speaks. */
const SPEAKS = {
  default: "zhuXi",
  options: {
    zhuXi: { source: "Zhu Xi, Yixue Qimeng 易學啟蒙 4 (1186)" },
    gaoHeng: { source: "Gao Heng, Zhouyi Gujing Jinzhu 周易古經今注 (1947)" },
    everyMoving: { source: "modern handbooks after R. Wilhelm, I Ging (1924)" },
  },
} as const satisfies Convention;

export const CONVENTIONS = { clock: CLOCK, lateZi: LATE_ZI, speaks: SPEAKS };
