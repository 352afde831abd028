import { Type, type Conventions } from "#sdk";
import { FIRST_YEAR } from "../input.ts";

export const input = Type.Object({
  year: Type.Integer({ minimum: FIRST_YEAR, maximum: 9980 }),
});

export const CONVENTIONS = {
  taiSuiSide: {
    default: "branch",
    options: {
      branch: { source: "Xieji Bianfang Shu 3: Tai Sui sits in the branch of the year, 戌 in 乾" },
      table: {
        source: "table of tyme4ts and lunar-javascript, in which 戌 and 亥 stand in the north",
      },
    },
  },
} as const satisfies Conventions;
