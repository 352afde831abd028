import { CivilDate, Type, type Conventions } from "#sdk";

export const input = Type.Object({ birthDate: CivilDate });

export const CONVENTIONS = {
  list: {
    default: "trade1912",
    options: {
      trade1912: {
        source:
          "American National Association of Jewelers, Kansas City, August 1912 (Kunz, pp. 319-320)",
      },
      polish: { source: "G. F. Kunz, The Curious Lore of Precious Stones (1913): list of Poland" },
      biblical: { source: "Revelation 21:19-20, the twelve foundations counted from March (Kunz)" },
    },
  },
} as const satisfies Conventions;
