import { oneOf, Type, type Conventions } from "#sdk";
import { RULER } from "./rulers.ts";

export const input = Type.Object({
  lengthMm: Type.Number({ minimum: 1, maximum: 100_000 }),
  ruler: Type.Optional(oneOf(RULER.ids)),
});

export const CONVENTIONS = {
  foot: {
    default: "tape",
    options: {
      tape: { source: "carpenters' tapes of Taiwan: eight signs on 42.9 cm" },
      ming: { source: "Lu Ban Jing: a foot, four inches and four tenths, of a foot of 32 cm" },
    },
  },
} as const satisfies Conventions;
export type Foot = keyof (typeof CONVENTIONS)["foot"]["options"];
