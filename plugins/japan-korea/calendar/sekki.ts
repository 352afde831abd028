/**
 * The 24 terms as Japan names them, and the days on which they fall there.
 *
 * @source the term's day is that of the instant by the clock of Japan, as the National Astronomical Observatory
 *   of Japan publishes it every February (暦要項)
 */
import { findSolarLongitude, solarTerm } from "#sky";
import { vocabulary, type IdOf } from "#sdk";
import { japanDayOf } from "./japan_day.ts";

/** The terms from risshun on; every second one, from the first, opens a solar month. */
export const SEKKI = vocabulary("sekki", {
  risshun: { native: "立春", roman: "Risshun" },
  usui: { native: "雨水", roman: "Usui" },
  keichitsu: { native: "啓蟄", roman: "Keichitsu" },
  shunbun: { native: "春分", roman: "Shunbun" },
  seimei: { native: "清明", roman: "Seimei" },
  kokuu: { native: "穀雨", roman: "Kokuu" },
  rikka: { native: "立夏", roman: "Rikka" },
  shoman: { native: "小満", roman: "Shōman" },
  boshu: { native: "芒種", roman: "Bōshu" },
  geshi: { native: "夏至", roman: "Geshi" },
  shosho: { native: "小暑", roman: "Shōsho" },
  taisho: { native: "大暑", roman: "Taisho" },
  risshu: { native: "立秋", roman: "Risshū" },
  shoshoEnd: { native: "処暑", roman: "Shosho" },
  hakuro: { native: "白露", roman: "Hakuro" },
  shubun: { native: "秋分", roman: "Shūbun" },
  kanro: { native: "寒露", roman: "Kanro" },
  soko: { native: "霜降", roman: "Sōkō" },
  ritto: { native: "立冬", roman: "Rittō" },
  shosetsu: { native: "小雪", roman: "Shōsetsu" },
  taisetsu: { native: "大雪", roman: "Taisetsu" },
  toji: { native: "冬至", roman: "Tōji" },
  shokan: { native: "小寒", roman: "Shōkan" },
  daikan: { native: "大寒", roman: "Daikan" },
});
export type Sekki = IdOf<typeof SEKKI>;

/** Years for which terms are held. */
export const SEKKI_YEARS = { first: 1602, last: 2398 } as const;

/** Longitude of risshun, degrees. */
const RISSHUN_DEG = 315;
const RISSHUN_TERM = RISSHUN_DEG / 15;
const PENTADS_PER_TERM = 3;

/** Instant of a pentad, Julian day UT: 0 is risshun of a Gregorian year, 71 the last before the next. */
export function pentadUt(year: number, index: number): number {
  const term = (RISSHUN_TERM + Math.floor(index / PENTADS_PER_TERM)) % 24;
  const part = index % PENTADS_PER_TERM;
  // Terms from 285° on fall into January of the next year.
  const opens = solarTerm(index >= 66 ? year + 1 : year, term).julianDayUt;
  if (part === 0) return opens;
  const at = (RISSHUN_DEG + index * 5) % 360;
  return findSolarLongitude(at, opens + 4 * part).julianDayUt;
}

/** Rata Die of the day in Japan on which a term falls: 0 is risshun of a Gregorian year, 23 daikan. */
export function sekkiDay(year: number, index: number): number {
  return japanDayOf(pentadUt(year, index * PENTADS_PER_TERM));
}
