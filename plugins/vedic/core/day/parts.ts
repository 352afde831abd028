/**
 * Parts of the day and the night by which almanacs call hours good or bad.
 *
 * @source eighths of the day: Kalaprakashika; muhurtas of the day and the night: Muhurta Chintamani VI,
 *   Brihat Samhita 98; varjyam and amrita by ghatis: Muhurta Chintamani II, Kalaprakashika; all held
 *   against PyJHora
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Limb } from "../panchanga.ts";
import { dayPart } from "../panchanga.ts";
import type { SunDay } from "../sun_day.ts";

/** In the order in which almanacs print them. */
export const PERIOD = vocabulary("dayPeriod", {
  brahmaMuhurta: { native: "ब्राह्म मुहूर्त", roman: "Brahma Muhurta" },
  abhijit: { native: "अभिजित् मुहूर्त", roman: "Abhijit Muhurta" },
  vijaya: { native: "विजय मुहूर्त", roman: "Vijaya Muhurta" },
  godhuli: { native: "गोधूलि मुहूर्त", roman: "Godhuli Muhurta" },
  nishita: { native: "निशीथ मुहूर्त", roman: "Nishita Muhurta" },
  amritaKala: { native: "अमृत काल", roman: "Amrita Kala" },
  rahuKalam: { native: "राहुकाल", roman: "Rahu Kalam" },
  yamaganda: { native: "यमगण्ड", roman: "Yamaganda" },
  gulikaKalam: { native: "गुलिककाल", roman: "Gulika Kalam" },
  durmuhurta: { native: "दुर्मुहूर्त", roman: "Durmuhurta" },
  varjyam: { native: "वर्ज्यम्", roman: "Varjyam" },
  bhadra: { native: "भद्रा", roman: "Bhadra" },
});
export type PeriodId = IdOf<typeof PERIOD>;

/** What is good to begin in, what to avoid, and what is left to the school. */
export const QUALITY = vocabulary("quality", ["good", "bad", "mixed"]);
export type Quality = IdOf<typeof QUALITY>;

const GOOD: readonly PeriodId[] = ["brahmaMuhurta", "abhijit", "vijaya", "godhuli", "amritaKala"];

/** Whether an undertaking begun in it is thought to thrive. Gulika's is good for what should recur. */
export function qualityOf(id: PeriodId): Quality {
  if (GOOD.includes(id)) return "good";
  return id === "gulikaKalam" || id === "nishita" ? "mixed" : "bad";
}

/** A part of the day, Julian days UT. */
export interface Period {
  readonly id: PeriodId;
  readonly start: number;
  readonly end: number;
}

/**
 * Muhurtas of ill repute by weekday from Sunday: fifteenths of the day from 0, in halves where the almanacs
 * begin between two, and those of the night on Tuesday.
 */
const DURMUHURTA: readonly { readonly day: readonly number[]; readonly night?: number }[] = [
  { day: [13] },
  { day: [8, 11] },
  { day: [3], night: 6 },
  { day: [7] },
  { day: [5, 11] },
  { day: [3, 8] },
  { day: [0, 1] },
];

/** Wednesday, on which Abhijit is not used. */
const WEDNESDAY = 3;
const GHATIS = 60;
/** Varjyam and amrita last four ghatis of the nakshatra. */
const LASTS_GHATIS = 4;

/** Ghatis of each nakshatra after which varjyam begins; Mula has it twice. */
export const VARJYAM_GHATIS: readonly (readonly number[])[] = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 0, 24, 20, 10, 10, 18, 16,
  24, 30,
].map((ghatis) => (ghatis === 0 ? [20, 56] : [ghatis]));

/** Ghatis of each nakshatra after which amrita begins. */
export const AMRITA_GHATIS: readonly number[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42,
  40, 48, 54,
];

/** The spans of a nakshatra that begin after ghatis of it; a nakshatra is taken as sixty. */
export function ghatisOf(
  { start, end }: Limb,
  after: readonly number[],
): readonly [number, number][] {
  const ghati = (end - start) / GHATIS;
  return after.map((ghatis) => [start + ghatis * ghati, start + (ghatis + LASTS_GHATIS) * ghati]);
}

/** Whether Abhijit is used on the day. */
export function abhijitApplies({ weekday }: Pick<SunDay, "weekday">): boolean {
  return weekday !== WEDNESDAY;
}

/** The parts that follow from Sun and weekday alone. */
export function solarPeriods(day: SunDay & { readonly lastSunset: number }): readonly Period[] {
  const { sunrise, sunset, nextSunrise, weekday, lastSunset } = day;
  const muhurta = (sunset - sunrise) / 15;
  const nightly = (nextSunrise - sunset) / 15;
  const before = (sunrise - lastSunset) / 15;
  const byDay = (id: PeriodId, index: number) => ({
    id,
    start: sunrise + index * muhurta,
    end: sunrise + (index + 1) * muhurta,
  });
  const byNight = (id: PeriodId, index: number) => ({
    id,
    start: sunset + index * nightly,
    end: sunset + (index + 1) * nightly,
  });
  const { day: bad, night } = DURMUHURTA[weekday]!;
  const eighth = (id: "rahuKalam" | "yamaganda" | "gulikaKalam") => {
    const [start, end] = dayPart(id, day);
    return { id, start, end };
  };
  return [
    { id: "brahmaMuhurta", start: sunrise - 2 * before, end: sunrise - before },
    ...(abhijitApplies(day) ? [byDay("abhijit", 7)] : []),
    byDay("vijaya", 10),
    { id: "godhuli", start: sunset - muhurta / 4, end: sunset + nightly / 4 },
    byNight("nishita", 7),
    eighth("rahuKalam"),
    eighth("yamaganda"),
    eighth("gulikaKalam"),
    ...bad.map((index) => byDay("durmuhurta", index)),
    ...(night === undefined ? [] : [byNight("durmuhurta", night)]),
  ];
}

/** Varjyam and amrita of the nakshatras, and bhadra (the karana Vishti), as far as they reach into the day. */
export function lunarPeriods(
  { sunrise, nextSunrise }: SunDay,
  nakshatras: readonly Limb[],
  karanas: readonly Limb[],
): readonly Period[] {
  const from = nakshatras.flatMap((limb): Period[] => [
    ...ghatisOf(limb, VARJYAM_GHATIS[limb.number - 1]!).map(([start, end]) => ({
      id: "varjyam" as const,
      start,
      end,
    })),
    ...ghatisOf(limb, [AMRITA_GHATIS[limb.number - 1]!]).map(([start, end]) => ({
      id: "amritaKala" as const,
      start,
      end,
    })),
  ]);
  const bhadra = karanas
    .filter(({ number }) => isVishti(number))
    .map(({ start, end }): Period => ({ id: "bhadra", start, end }));
  return [...from, ...bhadra].filter(({ start, end }) => end > sunrise && start < nextSunrise);
}

/** Whether a karana, 1 to 60, is Vishti. */
export function isVishti(number: number): boolean {
  return number > 1 && number < 58 && (number - 2) % 7 === 6;
}
