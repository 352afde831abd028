import { MomentOrNow, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  measure: {
    default: "mengXi",
    options: {
      mengXi: {
        source: "Meng Xi 孟喜: six days and seven eightieths each, from the winter solstice",
      },
      jingFang: {
        source: "Jing Fang 京房, in Xin Tangshu 27: the four figures have 73/80 of a day",
      },
      sun: { source: "later reckoning by true terms: six degrees of the Sun each" },
    },
  },
} as const satisfies Conventions;
