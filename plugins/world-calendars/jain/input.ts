import { CivilDate, Latitude, Longitude, Type, Zone, type Conventions } from "#sdk";

export const input = Type.Object({
  date: CivilDate,
  timezone: Type.Optional(Zone),
  latitude: Latitude,
  longitude: Longitude,
});

export const CONVENTIONS = {
  school: {
    default: "murtipujak",
    options: {
      murtipujak: {
        source: "Shvetambara Murtipujak use: Samvatsari on the fourth of bright Bhadrapada",
      },
      sthanakvasi: {
        source: "Shvetambara Sthanakvasi and Terapanthi use: Samvatsari on the fifth",
      },
      digambara: { source: "Digambara use: ten days from the fifth to the fourteenth" },
    },
  },
} as const satisfies Conventions;
