import { MomentOrNow, Type, type Conventions } from "#sdk";
import type { DayIssues } from "../../core/day.ts";

export const input = Type.Object({
  ...MomentOrNow,
  javanese: Type.Optional(
    Type.Object({
      year: Type.Integer({ minimum: 1555, maximum: 4000 }),
      month: Type.Integer({ minimum: 1, maximum: 12 }),
      day: Type.Integer({ minimum: 1, maximum: 30 }),
    }),
  ),
});
export type Issues = DayIssues;

export const CONVENTIONS = {
  kurup: {
    default: "asapon",
    options: {
      asapon: {
        source:
          "Karaton Surakarta: since 24 March 1936 Alip begins on a Tuesday Pon, Anenhing from 2052",
      },
      aboge: {
        source: "Aboge communities of Banyumas and Cirebon: Alip begins on a Wednesday Wage still",
      },
    },
  },
  dalYear: {
    default: "long",
    options: {
      long: {
        source: "Printed tables of the windu: Ehe, Dal and Jimakir of 355 days, months in turn",
      },
      short: {
        source:
          "Kalender Jawa, Karaton Surakarta: Je is the long one, Dal runs 30 30 29 29 29 29 30 29 30 29 30 30",
      },
    },
  },
} as const satisfies Conventions;
