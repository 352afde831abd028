import { CivilDate, oneOf, Type, type Conventions } from "#sdk";
import { MOUNTAIN } from "../../feng_shui/core/mountains.ts";
import { CONVENTIONS as DAYS } from "../find/input.ts";
import { PURPOSE, RELATIVE } from "./terms.ts";

const born = { birthDate: CivilDate };

export const input = Type.Object({
  purpose: Type.Optional(oneOf(PURPOSE.ids)),
  bride: Type.Object(born),
  groom: Type.Object(born),
  family: Type.Optional(
    Type.Array(Type.Object({ relative: oneOf(RELATIVE.ids), ...born }), { maxItems: 6 }),
  ),
  seat: Type.Optional(oneOf(MOUNTAIN.ids)),
  from: CivilDate,
  to: CivilDate,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});

export const CONVENTIONS = {
  ...DAYS,
  brideMonths: {
    default: "lunar",
    options: {
      lunar: { source: "tong shu of Taiwan: the verse of the months, by the lunar month" },
      solar: { source: "Yuli Suijin Fu 玉歷碎金賦: by the month of the solar terms" },
      ignored: { source: "Xieji Bianfang Shu, juan 36, names no months of the bride" },
    },
  },
  circle: {
    default: "counted",
    options: {
      counted: { source: "Xingli Kaoyuan 3 and the imperial almanac: 嫁娶周堂" },
      ignored: { source: "Xieji Bianfang Shu: kept for the almanac's sake, need not be feared" },
    },
  },
  seatBy: {
    default: "pairs",
    options: {
      pairs: { source: "雙山: each branch carries the stem or trigram before it" },
      branches: { source: "only a house seated on a branch meets the branches of days" },
    },
  },
} as const satisfies Conventions;
export type WeddingRules = {
  readonly [K in keyof typeof CONVENTIONS]: keyof (typeof CONVENTIONS)[K]["options"];
};
