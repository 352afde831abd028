import { Birth, CivilDate, Type } from "#sdk";

export const input = Type.Object({ ...Birth, from: Type.Optional(CivilDate) });

export const CONVENTIONS = {
  dayBegin: {
    default: "sunset",
    options: {
      sunset: {
        source:
          "Serial Primbon of Rumah Tembi: a week of wuku runs from Saturday, six in the evening",
      },
      sunrise: {
        source: "R. Tanojo, Primbon Djawa Pawukon (1972): the day is counted from sunrise",
      },
    },
  },
  pancasuda: {
    default: "pawukon",
    options: {
      pawukon: {
        source: "Serat Pawukon (Ng. Wirapustaka, Radyapustaka 1903), tables of the weeks",
      },
      neptu: { source: "Popular primbon: Senin Legi 4 + 5 = 9, by seven leaves 2" },
    },
  },
} as const;
