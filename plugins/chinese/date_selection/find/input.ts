import { CivilDate, oneOf, Type, type Conventions } from "#sdk";
import { ACTIVITY } from "./activities.ts";

/** Days that a search may span. */
export const MOST_DAYS = 400;

export const input = Type.Object({
  activity: oneOf(ACTIVITY.ids),
  from: CivilDate,
  to: CivilDate,
  people: Type.Optional(Type.Array(Type.Object({ birthDate: CivilDate }), { maxItems: 6 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 })),
});

export const CONVENTIONS = {
  table: {
    default: "tongShu",
    options: {
      tongShu: { source: "popular tong shu 通書: the day must be listed for the activity" },
      xieJi: { source: "Xieji Bianfang Shu 協紀辨方書: officers and spirits decide" },
    },
  },
  yangGong: {
    default: "counted",
    options: {
      counted: {
        source: "almanacs of Taiwan and Hong Kong: the thirteen days of 楊公忌 are left out",
      },
      ignored: { source: "Xieji Bianfang Shu, juan 35: the list is refuted" },
    },
  },
} as const satisfies Conventions;
export type Rules = {
  readonly [K in keyof typeof CONVENTIONS]: keyof (typeof CONVENTIONS)[K]["options"];
};
