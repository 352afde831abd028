import { Birth, Type } from "#sdk";

export const input = Type.Object({ a: Type.Object({ ...Birth }), b: Type.Object({ ...Birth }) });

export const CONVENTIONS = {
  yearBoundary: {
    default: "newYear",
    options: {
      newYear: {
        source: "be-link.jp, on the new calendar: years begin on 1 January since 1873",
      },
      risshun: {
        source: "kalliopea.hatenablog.com, 暦を読みましょう: before setsubun a birth counts back",
      },
    },
  },
} as const;
