import { Birth, Type, type Conventions } from "#sdk";

export const input = Type.Object({ ...Birth });

export const CONVENTIONS = {
  dayBegin: {
    default: "sunset",
    options: {
      sunset: {
        source: "Serial Primbon of Rumah Tembi: a wuku runs from Saturday, six in the evening",
      },
      sunrise: {
        source: "R. Tanojo, Primbon Djawa Pawukon (1972): the day is counted from sunrise",
      },
    },
  },
} as const satisfies Conventions;
