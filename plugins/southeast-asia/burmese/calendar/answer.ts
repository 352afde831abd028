import { term, Type, vocabulary, type Frozen, type Static } from "#sdk";
import { civilDay } from "../../core/day.ts";
import { MONTH, PHASE, SABBATH, THINGYAN } from "../core/day.ts";

const whole = (description: string) => Type.Integer({ description });
const orNull = <S extends Parameters<typeof Type.Union>[0][number]>(
  schema: S,
  description: string,
) => Type.Union([schema, Type.Null()], { description });

export const YEAR_KIND = vocabulary("burmeseYearKind", {
  common: { native: "ဝါမထပ်", roman: "wa ma htat" },
  smallWatat: { native: "ဝါငယ်ထပ်", roman: "wa nge htat" },
  bigWatat: { native: "ဝါကြီးထပ်", roman: "wa gyi htat" },
});

/** Names of the years in rounds of twelve, by the remainder. */
export const YEAR_NAME = vocabulary("burmeseYearName", {
  hpusha: { native: "ပုဿ", roman: "Hpusha" },
  magha: { native: "မာခ", roman: "Magha" },
  phalguni: { native: "ဖ္လကိုန်", roman: "Phalguni" },
  chitra: { native: "စယ်", roman: "Chitra" },
  visakha: { native: "ပိသျက်", roman: "Visakha" },
  jyeshtha: { native: "စိဿ", roman: "Jyeshtha" },
  ashadha: { native: "အာသတ်", roman: "Ashadha" },
  sravana: { native: "သရဝန်", roman: "Sravana" },
  bhadrapada: { native: "ဘဒြ", roman: "Bhadrapada" },
  asvini: { native: "အာသိန်", roman: "Asvini" },
  krittika: { native: "ကြတိုက်", roman: "Krittika" },
  mrigasiras: { native: "မြိက္ကသိုဝ်", roman: "Mrigasiras" },
});

export const FEAST = vocabulary("burmeseFeast", {
  kasonFull: { native: "ဗုဒ္ဓနေ့", roman: "Boda Nei" },
  wasoFull: { native: "ဓမ္မစကြာနေ့", roman: "Dhammasekya Nei" },
  thadingyutFull: { native: "မီးထွန်းပွဲ", roman: "Mi Htun Pwe" },
  tazaungdaing: { native: "တန်ဆောင်တိုင်", roman: "Tazaungdaing" },
  nationalDay: { native: "အမျိုးသားနေ့", roman: "Amyotha Nei" },
  tabaungPwe: { native: "တပေါင်းပွဲ", roman: "Tabaung Pwe" },
});

export const answer = Type.Object({
  civil: civilDay("The civil day"),
  myanmar: Type.Object(
    {
      year: whole("Of the Myanmar era; it changes after Thingyan"),
      month: whole("1 Tagu to 12 Tabaung; 0 First Waso, 13 and 14 the late months"),
      day: Type.Integer({ minimum: 1, maximum: 30, description: "Counted through the month" }),
    },
    { description: "The date" },
  ),
  monthName: term(MONTH, "The month"),
  native: Type.String({ description: "The day as it is written in Burmese" }),
  phase: term(PHASE, "The Moon: waxing, full, waning, or gone"),
  dayOfHalf: Type.Integer({ minimum: 1, maximum: 15, description: "Day of the half" }),
  monthDays: whole("Days of the month"),
  sabbath: orNull(term(SABBATH, "Ubote or its eve"), "Sabbath or its eve; null on other days"),
  feasts: Type.Array(term(FEAST, "A feast", ["about"]), { description: "Kept on the day" }),
  thingyan: orNull(term(THINGYAN, "Day of Thingyan", ["about"]), "Null outside the festival"),
  sasanaYear: whole("Of the Sasana era, 1182 ahead"),
  year: Type.Object(
    {
      kind: term(YEAR_KIND, "Common, or watat with a First Waso"),
      days: whole("Days of the lunar year"),
      name: term(YEAR_NAME, "Name in the round of twelve"),
    },
    { description: "The year" },
  ),
  newYear: Type.Object(
    {
      akya: Type.String({ description: "Thagyamin comes down, Myanmar time, YYYY-MM-DDTHH:MM:SS" }),
      atat: Type.String({ description: "He goes up again, Myanmar time" }),
      date: Type.String({ description: "First day of the year, YYYY-MM-DD" }),
    },
    { description: "Thingyan at the head of the year" },
  ),
});
export type MyanmarAnswer = Frozen<Static<typeof answer>>;
