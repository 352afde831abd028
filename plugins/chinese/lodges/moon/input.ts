import { CivilTime, Moment, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...Moment, time: CivilTime });

export const CONVENTIONS = {
  frame: {
    default: "equator",
    options: {
      equator: { source: "Shi Shi 石氏 and the calendars down to the Ming: 赤道宿度" },
      ecliptic: { source: "calendars of the Qing after Schall: 黃道宿度" },
    },
  },
} as const satisfies Conventions;
