import { CivilDate, Latitude, Longitude, Type, Zone, type Convention, type InputOf } from "#sdk";

export const input = Type.Object({
  date: CivilDate,
  timezone: Type.Optional(Zone),
  latitude: Latitude,
  longitude: Longitude,
});

export const CONVENTIONS = {
  sunrise: {
    default: "centre",
    options: {
      centre: { source: "al-Biruni, The Book of Instruction (1029), §390; tables of houses" },
      upperLimb: { source: "Modern almanacs" },
    },
  },
} as const satisfies Readonly<Record<string, Convention>>;

export type Input = InputOf<typeof input, typeof CONVENTIONS>;
