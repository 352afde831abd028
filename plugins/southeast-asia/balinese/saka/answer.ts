import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { BALINESE_MONTHS } from "#time";
import { civilDay } from "../../core/day.ts";
import { SAKA_FEAST } from "../core/feasts.ts";

const MONTH_IDS = [
  "kasa",
  "karo",
  "katiga",
  "kapat",
  "kalima",
  "kanem",
  "kapitu",
  "kawolu",
  "kasanga",
  "kadasa",
  "destha",
  "sadha",
] as const;
export const SASIH = vocabulary(
  "sasih",
  Object.fromEntries(
    MONTH_IDS.map((id, index) => [id, { roman: BALINESE_MONTHS[index]! }]),
  ) as Record<(typeof MONTH_IDS)[number], { roman: string }>,
);

export const MOON = vocabulary("balineseMoon", {
  penanggal: { roman: "Penanggal" },
  purnama: { roman: "Purnama" },
  pangelong: { roman: "Pangelong" },
  tilem: { roman: "Tilem" },
});

export const answer = Type.Object({
  civil: civilDay("The civil day; the Balinese day begins at its sunrise"),
  saka: Type.Object(
    {
      year: Type.Integer({ description: "Saka year, from Nyepi" }),
      month: Type.Integer({ minimum: 1, maximum: 12, description: "1 Kasa to 12 Sadha" }),
      added: Type.Boolean({ description: "Whether it is the second month of its name" }),
      day: Type.Integer({ minimum: 1, maximum: 15, description: "Of its half" }),
      waxing: Type.Boolean({ description: "Penanggal, waxing, or pangelong, waning" }),
    },
    { description: "The date" },
  ),
  sasih: term(SASIH, "The month"),
  monthName: Type.String({ description: "As almanacs write it: an added month as Nampih or Mala" }),
  moon: term(MOON, "Waxing, full, waning or new"),
  lunarDays: Type.Array(Type.Integer({ minimum: 1, maximum: 15 }), {
    description: "Lunar days of the civil day: two on a ngunaratri",
  }),
  ngunaratri: Type.Boolean({ description: "Whether the day holds two lunar days" }),
  feasts: Type.Array(term(SAKA_FEAST, "A feast", ["about"]), { description: "Of the day" }),
  year: Type.Object(
    {
      months: Type.Integer({ description: "12, or 13 with an added month" }),
      addedMonth: Type.Union([term(SASIH, "The month"), Type.Null()], {
        description: "The month that the year has twice; null where none is",
      }),
      nyepi: Type.String({ description: "Its first day, the day of silence" }),
    },
    { description: "The Saka year" },
  ),
  coming: Type.Object(
    {
      purnama: Type.String({ description: "Next full Moon of the almanac" }),
      tilem: Type.String({ description: "Next new Moon of the almanac" }),
      ngunaratri: Type.String({ description: "Next day with two lunar days" }),
      nyepi: Type.String({ description: "Next day of silence" }),
    },
    { description: "Civil dates after the day" },
  ),
});
export type SakaAnswer = Frozen<Static<typeof answer>>;
