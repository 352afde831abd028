import { MomentOrNow, oneOf, Question, Type, vocabulary, type Convention, type IdOf } from "#sdk";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";

/** Which board is laid. */
export const SCOPE = vocabulary("scope", ["year", "month", "day", "hour"]);
export type Scope = IdOf<typeof SCOPE>;

export const input = Type.Object({
  ...MomentOrNow,
  scope: Type.Optional(oneOf(SCOPE.ids)),
  question: Question,
});

/** From which year the count begins. */
const EPOCH = {
  default: "tongZong",
  options: {
    tongZong: { source: "Taiyi Tongzong Baojian" },
    jinJing: { source: "Taiyi Jinjing Shijing" },
    taoJinGe: { source: "Taiyi Taojin Ge" },
  },
} as const satisfies Convention;
export type Epoch = keyof (typeof EPOCH)["options"];

/** How a count that is a multiple of ten gives a general. */
const TENS = {
  default: "byNine",
  options: {
    byNine: { source: "Taiyi Tongzong Baojian" },
    one: { source: "some lines" },
    centre: { source: "some lines" },
  },
} as const satisfies Convention;
export type TensRule = keyof (typeof TENS)["options"];

export const CONVENTIONS = {
  clock: CLOCK,
  dayBoundary: DAY_BOUNDARY,
  epoch: EPOCH,
  tens: TENS,
};
