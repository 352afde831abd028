/**
 * Lunar months from new moon to new moon, named by the Sun's sign, with those added and those lost.
 *
 * @source Surya Siddhanta XIII-XIV; R. Sewell and S. B. Dikshit, The Indian Calendar (1896), §§ 41-46
 */
import { vocabulary, type IdOf } from "#sdk";
import { ayanamsaOf, newMoons, nextMoonPhase, positionsOf, previousMoonPhase, skyAt } from "#sky";
import { toTt } from "#time";
import type { AyanamsaName } from "../conventions.ts";
import { signIndexOf } from "../signs.ts";

export const LUNAR_MONTH = vocabulary("lunarMonth", {
  chaitra: { native: "चैत्र", roman: "Chaitra" },
  vaishakha: { native: "वैशाख", roman: "Vaishakha" },
  jyeshtha: { native: "ज्येष्ठ", roman: "Jyeshtha" },
  ashadha: { native: "आषाढ", roman: "Ashadha" },
  shravana: { native: "श्रावण", roman: "Shravana" },
  bhadrapada: { native: "भाद्रपद", roman: "Bhadrapada" },
  ashvina: { native: "आश्विन", roman: "Ashvina" },
  kartika: { native: "कार्तिक", roman: "Kartika" },
  margashirsha: { native: "मार्गशीर्ष", roman: "Margashirsha" },
  pausha: { native: "पौष", roman: "Pausha" },
  magha: { native: "माघ", roman: "Magha" },
  phalguna: { native: "फाल्गुन", roman: "Phalguna" },
});
export type LunarMonthId = IdOf<typeof LUNAR_MONTH>;

/** An added month has no sankranti, a lost one two. */
export const MONTH_KIND = vocabulary("monthKind", ["normal", "adhika", "kshaya"]);
export type MonthKind = IdOf<typeof MONTH_KIND>;

/** A lunar month; Julian days UT. */
export interface LunarMonth {
  /** 0 is Chaitra. */
  readonly index: number;
  readonly kind: MonthKind;
  readonly begins: number;
  readonly ends: number;
  /** Years of the Kali age that have passed; the year begins with Chaitra. */
  readonly kali: number;
}

export const SAKA_OF_KALI = 3179;
export const VIKRAMA_OF_KALI = 3044;
const KALI_EPOCH = -1132959 + 1721424.5;
const SIDEREAL_YEAR = 365.25636;
const PISCES = 11;

/** Sidereal longitude of the Sun at a Julian day UT, degrees from the true equinox's ayanamsa. */
export function siderealSunAt(julianDayUt: number, ayanamsa: AyanamsaName): number {
  const sky = skyAt(toTt(julianDayUt));
  const { sun } = positionsOf(sky, ["sun"], "apparent").positions;
  return (((sun!.longitudeDeg - ayanamsaOf(sky, ayanamsa).trueDeg) % 360) + 360) % 360;
}

/** The month between two new moons. */
function monthBetween(begins: number, ends: number, ayanamsa: AyanamsaName): LunarMonth {
  const sun = siderealSunAt(begins, ayanamsa);
  const sign = signIndexOf(sun);
  const entered = (signIndexOf(siderealSunAt(ends, ayanamsa)) - sign + 12) % 12;
  const kali = Math.round((begins - KALI_EPOCH) / SIDEREAL_YEAR - sun / 360);
  return {
    index: (sign + 1) % 12,
    kind: entered === 0 ? "adhika" : entered === 2 ? "kshaya" : "normal",
    begins,
    ends,
    kali: sign === PISCES ? kali + 1 : kali,
  };
}

/** The month that holds an instant, Julian day UT. */
export function lunarMonthAt(julianDayUt: number, ayanamsa: AyanamsaName): LunarMonth {
  const begins = previousMoonPhase(julianDayUt).julianDayUt;
  return monthBetween(begins, nextMoonPhase(julianDayUt).julianDayUt, ayanamsa);
}

/** The months whose new moon lies between two instants, the end not counted in. */
export function lunarMonthsBetween(
  from: number,
  to: number,
  ayanamsa: AyanamsaName,
): readonly LunarMonth[] {
  const moons = newMoons(from, to + 31).map(({ julianDayUt }) => julianDayUt);
  return moons
    .slice(0, -1)
    .map((begins, i) => [begins, moons[i + 1]!] as const)
    .filter(([begins]) => begins < to)
    .map(([begins, ends]) => monthBetween(begins, ends, ayanamsa));
}

export function lunarMonthId(index: number): LunarMonthId {
  return LUNAR_MONTH.ids[index % 12]!;
}

/** The month where months end with the full moon; none in the halves of an added month. */
export function purnimantaOf({ index, kind }: LunarMonth, tithi: number): LunarMonthId | null {
  if (kind === "adhika") return null;
  return lunarMonthId(tithi > 15 ? index + 1 : index);
}
