import { Gender, MomentOrNow, oneOf, QuestionInput, Type, type Convention } from "#sdk";
import { BRANCH, PILLAR } from "#lore";
import { PERSON, TOPIC } from "../changes/liuyao/judgement/matters.ts";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";

export const input = Type.Object({
  ...MomentOrNow,
  dayPillar: Type.Optional(oneOf(PILLAR.ids)),
  monthGeneral: Type.Optional(oneOf(BRANCH.ids)),
  hourBranch: Type.Optional(oneOf(BRANCH.ids)),
  monthBranch: Type.Optional(oneOf(BRANCH.ids)),
  yearBranch: Type.Optional(oneOf(BRANCH.ids)),
  topic: Type.Optional(oneOf(TOPIC.ids)),
  person: Type.Optional(oneOf(PERSON.ids)),
  dayNight: Type.Optional(oneOf(["day", "night"])),
  birthYear: Type.Optional(Type.Integer({ minimum: 1646, maximum: 2400 })),
  gender: Type.Optional(Gender),
  ...QuestionInput,
});

/** Which table of the noble is followed. */
const NOBLE = {
  default: "common",
  options: {
    common: { source: "Da Liu Ren Daquan" },
    danMu: { source: "Liuren texts before the Ming" },
  },
} as const satisfies Convention;
export type NobleTable = keyof (typeof NOBLE)["options"];

/** How several controls are decided between: by depth, or by the seasons' corners alone. */
const SHE_HAI = {
  default: "depth",
  options: {
    depth: { source: "Da Liu Ren Daquan" },
    mengZhong: {
      source: "Liuren Zhinan; printed tables; differs in 23 of 720 lessons",
    },
  },
} as const satisfies Convention;
export type SheHaiRule = keyof (typeof SHE_HAI)["options"];

export const CONVENTIONS = {
  clock: CLOCK,
  dayBoundary: DAY_BOUNDARY,
  noble: NOBLE,
  sheHai: SHE_HAI,
};
