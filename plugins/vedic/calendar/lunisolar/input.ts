import { MomentOrNow, Type, type Convention, type InputOf } from "#sdk";
import { MONTH } from "../../panchanga/daily/input.ts";

/** A date of the Hindu calendar, by the conventions chosen. */
const HinduDate = Type.Object({
  year: Type.Integer({ minimum: -5000, maximum: 6000 }),
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  leapMonth: Type.Optional(Type.Boolean()),
  day: Type.Integer({ minimum: 1, maximum: 30 }),
  leapDay: Type.Optional(Type.Boolean()),
});

export const input = Type.Object({ ...MomentOrNow, hindu: Type.Optional(HinduDate) });

/** By which motions of Sun and Moon the days are reckoned. */
const RULE = {
  default: "astronomical",
  options: {
    astronomical: { source: "Calendar Reform Committee (1955): modern places, for Ujjain" },
    modern: { source: "Surya Siddhanta, as in Calendrical Calculations, ch. 20" },
    old: { source: "Aryabhata's mean motions, as in Calendrical Calculations, ch. 10" },
    printed: {
      source: "The sample program of Calendrical Calculations, §20.4, which reads the sky later",
    },
  },
} as const satisfies Convention;
export type RuleName = keyof typeof RULE.options;

/** Which era counts the years, and with which month they begin. */
const ERA = {
  default: "vikrama",
  options: {
    vikrama: { source: "Northern India: Vikrama years from Chaitra" },
    vikramaKartika: { source: "Gujarat: Vikrama years from Kartika, after Diwali" },
    vikramaAshadha: { source: "Kutch and Kathiawar: Vikrama years from Ashadha" },
    shaka: { source: "The Deccan and the south: Shaka years from Chaitra" },
    kali: { source: "Surya Siddhanta I: years of the Kali age" },
  },
} as const satisfies Convention;
export type EraName = keyof typeof ERA.options;

export const CONVENTIONS = { rule: RULE, month: MONTH, era: ERA } as const;
export type Input = InputOf<typeof input, typeof CONVENTIONS>;
/** What may be wrong with a Hindu date. */
export type Issues = { noSuchHinduDay: {} };
