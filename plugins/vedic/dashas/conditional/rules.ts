/**
 * The eight conditional dashas: rounds of lords that count from the Moon's nakshatra and hold for some charts alone.
 *
 * @source Brihat Parashara Hora Shastra 46 with the conditions as P. V. R. Narasimha Rao gives them; rounds held against PyJHora.
 *   Shashtihayani counts three and four nakshatras by turns, and its balance goes by the Moon's own nakshatra
 */
import { vocabulary, type IdOf } from "#sdk";
import type { GrahaId } from "../../core/grahas.ts";
import { SIGN_LORDS } from "../../core/grahas.ts";
import { NAKSHATRA_ARC } from "../../core/lunar_mansions.ts";
import { countSigns, signIndexOf } from "../../core/signs.ts";
import { vargaSign } from "../../core/vargas.ts";
import { chain, turned, type Period, type Share } from "../periods.ts";

export const CONDITIONAL = vocabulary("conditionalDasha", {
  shodashottari: { native: "षोडशोत्तरी", roman: "Shodashottari" },
  dwadashottari: { native: "द्वादशोत्तरी", roman: "Dwadashottari" },
  panchottari: { native: "पञ्चोत्तरी", roman: "Panchottari" },
  shatabdika: { native: "शताब्दिका", roman: "Shatabdika" },
  chaturashiti: { native: "चतुराशीतिसमा", roman: "Chaturashiti-sama" },
  dwisaptati: { native: "द्विसप्ततिसमा", roman: "Dwisaptati-sama" },
  shashtihayani: { native: "षष्टिहायनी", roman: "Shashtihayani" },
  shattrimsha: { native: "षट्त्रिंशत्समा", roman: "Shattrimshat-sama" },
});
export type ConditionalId = IdOf<typeof CONDITIONAL>;

interface Round {
  readonly lords: readonly Share<GrahaId>[];
  /** Index of the lord of a nakshatra, 0 is Ashwini. */
  readonly lordOf: (nakshatra: number) => number;
}

const shares = (...list: readonly (readonly [GrahaId, number])[]): readonly Share<GrahaId>[] =>
  list.map(([lord, years]) => ({ lord, years }));
/** Each nakshatra from one on takes the next lord. */
const from = (first: number, lords: readonly Share<GrahaId>[]): Round => ({
  lords,
  lordOf: (nakshatra) => ((nakshatra - first + 27) % 27) % lords.length,
});
const even = (years: number, ...ids: readonly GrahaId[]) =>
  ids.map((lord) => ({ lord, years }) as const);

const [PUSHYA, SWATI, ANURADHA, MULA, SHRAVANA, REVATI] = [7, 14, 16, 18, 21, 26];
/** How many nakshatras each lord of Shashtihayani has; with Abhijit the last would have four. */
const SIXTY_COUNTS = [3, 4, 3, 4, 3, 4, 3, 3];

export const ROUNDS: Readonly<Record<ConditionalId, Round>> = {
  shodashottari: from(
    PUSHYA,
    shares(
      ["sun", 11],
      ["mars", 12],
      ["jupiter", 13],
      ["saturn", 14],
      ["ketu", 15],
      ["moon", 16],
      ["mercury", 17],
      ["venus", 18],
    ),
  ),
  // Counted from the star of birth to Revati.
  dwadashottari: {
    lords: shares(
      ["sun", 7],
      ["jupiter", 9],
      ["ketu", 11],
      ["mercury", 13],
      ["rahu", 15],
      ["mars", 17],
      ["saturn", 19],
      ["moon", 21],
    ),
    lordOf: (nakshatra) => (REVATI - nakshatra) % 8,
  },
  panchottari: from(
    ANURADHA,
    shares(
      ["sun", 12],
      ["mercury", 13],
      ["saturn", 14],
      ["mars", 15],
      ["venus", 16],
      ["moon", 17],
      ["jupiter", 18],
    ),
  ),
  shatabdika: from(
    REVATI,
    shares(
      ["sun", 5],
      ["moon", 5],
      ["venus", 10],
      ["mercury", 10],
      ["jupiter", 20],
      ["mars", 20],
      ["saturn", 30],
    ),
  ),
  chaturashiti: from(
    SWATI,
    even(12, "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"),
  ),
  dwisaptati: from(
    MULA,
    even(9, "sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu"),
  ),
  shashtihayani: {
    lords: shares(
      ["jupiter", 10],
      ["sun", 10],
      ["mars", 10],
      ["moon", 6],
      ["mercury", 6],
      ["venus", 6],
      ["saturn", 6],
      ["rahu", 6],
    ),
    lordOf: (nakshatra) => {
      let rest = nakshatra;
      return SIXTY_COUNTS.findIndex((count) => (rest -= count) < 0);
    },
  },
  shattrimsha: from(
    SHRAVANA,
    shares(
      ["moon", 1],
      ["sun", 2],
      ["jupiter", 3],
      ["mars", 4],
      ["mercury", 5],
      ["saturn", 6],
      ["venus", 7],
      ["rahu", 8],
    ),
  ),
};

/** Periods are listed until this many years after birth. */
const SPAN_YEARS = 100;

/** Great periods, round after round; the first runs at birth. */
export function conditionalPeriods(
  id: ConditionalId,
  moonDeg: number,
  birth: number,
  yearDays: number,
): readonly Period<GrahaId>[] {
  const { lords, lordOf } = ROUNDS[id];
  const stars = moonDeg / NAKSHATRA_ARC;
  const nakshatra = Math.floor(stars + 1e-12);
  const order = turned(lords, lordOf(nakshatra));
  const years = lords.reduce((sum, one) => sum + one.years, 0);
  const rounds = Math.ceil((SPAN_YEARS + order[0]!.years) / years);
  const all = Array.from({ length: rounds }, () => order).flat();
  const start = birth - (stars - nakshatra) * order[0]!.years * yearDays;
  return chain(all, start, yearDays).filter((one) => one.start < birth + SPAN_YEARS * yearDays);
}

/** What the conditions look at. */
export interface Conditions {
  readonly lagnaDeg: number;
  readonly longitudes: Readonly<Record<GrahaId, number>>;
  readonly isDay: boolean;
}

const [TAURUS, CANCER, LEO, LIBRA] = [1, 3, 4, 6];

/** Whether the condition of a dasha holds. */
export function appliesTo(id: ConditionalId, { lagnaDeg, longitudes, isDay }: Conditions): boolean {
  const lagna = signIndexOf(lagnaDeg);
  const hora = vargaSign(lagnaDeg, "D2");
  const bright = (longitudes.moon - longitudes.sun + 360) % 360 < 180;
  const houseOf = (graha: GrahaId) => countSigns(lagna, signIndexOf(longitudes[graha]));
  const lord = (house: number) => SIGN_LORDS[(lagna + house - 1) % 12]!;
  switch (id) {
    case "shodashottari":
      return hora === (bright ? LEO : CANCER);
    case "dwadashottari":
      return [TAURUS, LIBRA].includes(vargaSign(lagnaDeg, "D9"));
    case "panchottari":
      return lagna === CANCER && vargaSign(lagnaDeg, "D12") === CANCER;
    case "shatabdika":
      return lagna === vargaSign(lagnaDeg, "D9");
    case "chaturashiti":
      return houseOf(lord(10)) === 10;
    case "dwisaptati":
      return houseOf(lord(1)) === 7 || houseOf(lord(7)) === 1;
    case "shashtihayani":
      return houseOf("sun") === 1;
    case "shattrimsha":
      return hora === (isDay ? LEO : CANCER);
  }
}
