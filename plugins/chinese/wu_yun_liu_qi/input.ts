import { Type, type Conventions } from "#sdk";
import { zoneInput } from "#east/calendar/zone_clock.ts";

export const input = Type.Object({
  year: Type.Integer({ minimum: -998, maximum: 2998 }),
  ...zoneInput,
});

export const CONVENTIONS = {
  begins: {
    default: "daHan",
    options: {
      daHan: { source: "Wang Bing's reading of Suwen 68 as Lin Yi's editors took it: from 大寒" },
      liChun: { source: "Suwen 9: 求其至也，皆歸始春, from 立春" },
    },
  },
} as const satisfies Conventions;
