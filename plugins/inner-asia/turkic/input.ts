import { MomentOrNow, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...MomentOrNow });

export const CONVENTIONS = {
  newYear: {
    default: "lunar",
    options: {
      lunar: {
        source: "Ulugh Beg, Zij (1437), and Uyghur almanacs: the year of China, from its new moon",
      },
      nawruz: {
        source: "Kazakh and Kyrgyz use (müshel, müchöl): the year turns at Nawruz, 21 March",
      },
    },
  },
} as const satisfies Conventions;
