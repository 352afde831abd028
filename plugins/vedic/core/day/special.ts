/**
 * Combinations of weekday, tithi and nakshatra that almanacs print beside the limbs.
 *
 * @source Muhurta Chintamani I-II: sarvartha and amrita siddhi, dvi- and tripushkara, mrityu, dagdha and yamaghanta;
 *   Kalaprakashika for the same; the tables held against PyJHora
 */
import { vocabulary, type IdOf } from "#sdk";
import type { Limb } from "../panchanga.ts";
import type { SunDay } from "../sun_day.ts";
import type { Quality } from "./parts.ts";

export const SPECIAL = vocabulary("specialYoga", {
  sarvarthaSiddhi: { native: "सर्वार्थसिद्धि", roman: "Sarvartha Siddhi" },
  amritaSiddhi: { native: "अमृतसिद्धि", roman: "Amrita Siddhi" },
  guruPushya: { native: "गुरुपुष्य", roman: "Guru Pushya" },
  raviPushya: { native: "रविपुष्य", roman: "Ravi Pushya" },
  dvipushkara: { native: "द्विपुष्कर", roman: "Dvipushkara" },
  tripushkara: { native: "त्रिपुष्कर", roman: "Tripushkara" },
  mrityu: { native: "मृत्युयोग", roman: "Mrityu Yoga" },
  dagdha: { native: "दग्धयोग", roman: "Dagdha" },
  yamaghanta: { native: "यमघण्ट", roman: "Yamaghanta" },
  panchaka: { native: "पञ्चक", roman: "Panchaka" },
  gandaMoola: { native: "गण्डमूल", roman: "Ganda Moola" },
});
export type SpecialId = IdOf<typeof SPECIAL>;

/** Six seasons of two solar months, from Pisces. */
export const RITU = vocabulary("ritu", {
  vasanta: { native: "वसन्त", roman: "Vasanta" },
  grishma: { native: "ग्रीष्म", roman: "Grishma" },
  varsha: { native: "वर्षा", roman: "Varsha" },
  sharad: { native: "शरद्", roman: "Sharad" },
  hemanta: { native: "हेमन्त", roman: "Hemanta" },
  shishira: { native: "शिशिर", roman: "Shishira" },
});

/** Nakshatras from 1 by weekday from Sunday. */
const SARVARTHA: readonly (readonly number[])[] = [
  [13, 19, 21, 12, 26, 1, 8],
  [22, 4, 5, 8, 17],
  [1, 26, 3, 9],
  [4, 17, 13, 3, 5],
  [27, 17, 1, 7, 8],
  [27, 17, 1, 7, 22],
  [22, 4, 15],
];
const AMRITA = [13, 5, 1, 17, 8, 27, 4];
const MRITYU = [17, 21, 24, 1, 5, 18, 13];
const DAGDHA = [2, 14, 21, 23, 12, 9, 27];
const YAMAGHANTA = [10, 16, 6, 19, 3, 4, 13];
const BHADRA_TITHIS = [2, 7, 12];
const DOUBLING_DAYS = [0, 2, 6];
const TRIPUSHKARA = [3, 7, 12, 16, 21, 25];
const DVIPUSHKARA = [5, 14, 23];
/** Nakshatras that touch the junction of a water and a fire sign. */
const GANDA = [1, 9, 10, 18, 19, 27];
const PUSHYA = 8;
const DHANISHTA = 23;
const [SUNDAY, THURSDAY] = [0, 4];

export interface Special {
  readonly id: SpecialId;
  readonly quality: Quality;
  readonly start: number;
  readonly end: number;
}

/** The combinations between one sunrise and the next. */
export function specialsOf(
  { sunrise, nextSunrise, weekday }: SunDay,
  tithis: readonly Limb[],
  nakshatras: readonly Limb[],
): readonly Special[] {
  const found: Special[] = [];
  const add = (id: SpecialId, quality: Quality, from: number, to: number) => {
    const [start, end] = [Math.max(from, sunrise), Math.min(to, nextSunrise)];
    if (end > start) found.push({ id, quality, start, end });
  };
  for (const { number, start, end } of nakshatras) {
    const on = (id: SpecialId, quality: Quality, is: boolean) => is && add(id, quality, start, end);
    on("sarvarthaSiddhi", "good", SARVARTHA[weekday]!.includes(number));
    on("amritaSiddhi", "good", AMRITA[weekday] === number);
    on("guruPushya", "good", weekday === THURSDAY && number === PUSHYA);
    on("raviPushya", "good", weekday === SUNDAY && number === PUSHYA);
    on("mrityu", "bad", MRITYU[weekday] === number);
    on("dagdha", "bad", DAGDHA[weekday] === number);
    on("yamaghanta", "bad", YAMAGHANTA[weekday] === number);
    on("gandaMoola", "mixed", GANDA.includes(number));
    // Panchaka begins in the middle of Dhanishta, where Aquarius begins.
    if (number >= DHANISHTA) {
      add("panchaka", "bad", number === DHANISHTA ? (start + end) / 2 : start, end);
    }
    if (!DOUBLING_DAYS.includes(weekday)) continue;
    const id = TRIPUSHKARA.includes(number)
      ? "tripushkara"
      : DVIPUSHKARA.includes(number)
        ? "dvipushkara"
        : null;
    if (!id) continue;
    for (const tithi of tithis) {
      if (!BHADRA_TITHIS.includes(((tithi.number - 1) % 15) + 1)) continue;
      add(id, "mixed", Math.max(start, tithi.start), Math.min(end, tithi.end));
    }
  }
  return found;
}
