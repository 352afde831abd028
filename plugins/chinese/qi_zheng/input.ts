import { Birth, Type, type Conventions } from "#sdk";

export const input = Type.Object({
  ...Birth,
  ziQiDeg: Type.Optional(Type.Number({ minimum: 0, exclusiveMaximum: 360 })),
});

export const CONVENTIONS = {
  lodgeFrame: {
    default: "ancient",
    options: {
      ancient: { source: "Shoushi calendar: palaces hang on the lodges, 子 from 2.06 du of 女" },
      modern: { source: "calendars of the Qing: palaces begin with the 中氣, 戌 at the equinox" },
    },
  },
  nodes: {
    default: "luoHouAscends",
    options: {
      luoHouAscends: {
        source: "Schall's calendar, and the Indian Rahu: 羅睺 is the ascending node",
      },
      luoHouDescends: {
        source: "Datong calendar and the order of 1744: 羅睺 is the descending node",
      },
    },
  },
  apogee: {
    default: "mean",
    options: {
      mean: { source: "the calendars: 月孛 moves evenly" },
      true: { source: "programs that take the osculating apogee" },
    },
  },
} as const satisfies Conventions;
export type QiRules = {
  readonly [K in keyof typeof CONVENTIONS]: keyof (typeof CONVENTIONS)[K]["options"];
};
export type QiRefusals = { birthTimeNeeded: {} };
