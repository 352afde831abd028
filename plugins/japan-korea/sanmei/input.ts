import { Birth, Type } from "#sdk";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  termDay: {
    default: "first",
    options: {
      first: {
        source:
          "sammeigaku.com, 十大主星と人体図の出し方: 12 October after a term on the 9th is the fourth day",
      },
      zeroth: {
        source:
          "sanmei-nadeshiko.com, 人体星図の読み取り: its chart of a birth of 20 September 1977",
      },
    },
  },
} as const;
