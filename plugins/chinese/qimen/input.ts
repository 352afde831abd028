import { MomentOrNow, oneOf, QuestionInput, Type, type Convention } from "#sdk";
import { BRANCH, PILLAR } from "#lore";
import { CLOCK, DAY_BOUNDARY } from "#east/calendar/conventions.ts";
import type { FormationBook } from "./formations/find.ts";
import { DUN } from "./terms.ts";
import { TOPIC } from "./topics.ts";

export const input = Type.Object({
  ...MomentOrNow,
  dayPillar: Type.Optional(oneOf(PILLAR.ids)),
  hourBranch: Type.Optional(oneOf(BRANCH.ids)),
  dun: Type.Optional(oneOf(DUN.ids)),
  juNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  yearPillar: Type.Optional(oneOf(PILLAR.ids)),
  monthPillar: Type.Optional(oneOf(PILLAR.ids)),
  topic: Type.Optional(oneOf(TOPIC.ids)),
  ...QuestionInput,
});

/** How a moment finds its ju. */
const METHOD = {
  default: "chaiBu",
  options: {
    chaiBu: { source: "majority practice" },
    zhiRun: {
      source:
        "Qimen Dunjia Tongzong; a lead of ten days or more repeats 芒種 or 大雪 (books differ on nine or ten)",
    },
    maoShan: { source: "Maoshan tradition" },
  },
} as const satisfies Convention;
export type JuMethod = keyof (typeof METHOD)["options"];

/** How stars, doors and gods move. */
const PLATE = {
  default: "rotating",
  options: {
    rotating: { source: "Yanbo Diaosou Ge as commonly taught" },
    flying: { source: "Qimen Dunjia Tongzong; gods with 太常, doors with 中門" },
  },
} as const satisfies Convention;
export type Plate = keyof (typeof PLATE)["options"];

/** Where the centre lodges. */
const CENTRE = {
  default: "kun",
  options: { kun: { source: "majority practice" }, kunGen: { source: "some lines" } },
} as const satisfies Convention;
export type CentreLodge = keyof (typeof CENTRE)["options"];

/** Whose conditions of the formations are followed. */
const FORMATIONS = {
  default: "yanyi",
  options: {
    yanyi: { source: "Dunjia Yanyi 遁甲演義, juan 2" },
    tongzong: { source: "Qimen Dunjia Tongzong 奇門遁甲統宗, juan 1 and 11" },
  } satisfies Record<FormationBook, { source: string }>,
} as const satisfies Convention;

export const CONVENTIONS = {
  clock: CLOCK,
  dayBoundary: DAY_BOUNDARY,
  method: METHOD,
  plate: PLATE,
  centre: CENTRE,
  formations: FORMATIONS,
};
