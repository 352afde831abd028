import { Moment, Type } from "#sdk";

export const input = Type.Object({ ...Moment });

export const CONVENTIONS = {
  lucisYearStart: {
    default: "january1",
    options: {
      january1: { source: "York and American Rites (Mackey, 1874)" },
      march1: { source: "French Rite (Mackey, 1874)" },
    },
  },
  ordinisEpoch: {
    default: "1118",
    options: {
      "1118": { source: "Knights Templar of the York Rite (Mackey, 1874)" },
      "1314": {
        source: "March 1314; the Strict Observance itself set it in 1313 (Bernheim, 1986)",
      },
    },
  },
} as const;
