/**
 * Kalachakra: the wheel of signs that each pada of the Moon sets going.
 *
 * @source Brihat Parashara Hora Shastra 46.52-83, Jataka Parijata XVII; PyJHora has the same four tables. Revati, which
 *   some put with the first and some with the second group of the forward wheel, goes with the second here
 */
import { vocabulary, type IdOf } from "#sdk";
import { chain, type Period } from "../periods.ts";
import { SIGN, type Sign } from "#lore";

export const WHEEL = vocabulary("wheel", [
  "savyaFirst",
  "savyaSecond",
  "apasavyaFirst",
  "apasavyaSecond",
]);
export type WheelId = IdOf<typeof WHEEL>;

/** Leaps between signs that do not follow each other. */
export const LEAP = vocabulary("leap", {
  manduka: { native: "मण्डूक", roman: "Manduka" },
  simhavalokana: { native: "सिंहावलोकन", roman: "Simhavalokana" },
});
export type LeapId = IdOf<typeof LEAP>;

/** Nakshatras by index from Ashwini. */
const GROUPS: Readonly<Record<WheelId, readonly number[]>> = {
  savyaFirst: [0, 2, 6, 8, 12, 14, 18, 20, 24],
  savyaSecond: [1, 7, 13, 19, 25, 26],
  apasavyaFirst: [3, 9, 15, 21],
  apasavyaSecond: [4, 5, 10, 11, 16, 17, 22, 23],
};

/** Nine signs of each pada, by index from Aries. */
const CYCLES: Readonly<Record<WheelId, readonly (readonly number[])[]>> = {
  savyaFirst: [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 7, 6, 5, 3, 4, 2],
    [1, 0, 11, 10, 9, 8, 0, 1, 2],
    [3, 4, 5, 6, 7, 8, 9, 10, 11],
  ],
  savyaSecond: [
    [7, 6, 5, 3, 4, 2, 1, 0, 11],
    [10, 9, 8, 0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11, 7, 6, 5],
    [3, 4, 2, 1, 0, 11, 10, 9, 8],
  ],
  apasavyaFirst: [
    [8, 9, 10, 11, 0, 1, 2, 4, 3],
    [5, 6, 7, 11, 10, 9, 8, 7, 6],
    [5, 4, 3, 2, 1, 0, 8, 9, 10],
    [11, 0, 1, 2, 4, 3, 5, 6, 7],
  ],
  apasavyaSecond: [
    [11, 10, 9, 8, 7, 6, 5, 4, 3],
    [2, 1, 0, 8, 9, 10, 11, 0, 1],
    [2, 4, 3, 5, 6, 7, 11, 10, 9],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
  ],
};

/** Years of each sign from Aries. */
const YEARS = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];
const PADA_DEG = 360 / 108;

export interface Wheel {
  readonly wheel: WheelId;
  readonly nakshatra: number;
  readonly pada: number;
  readonly cycle: readonly Sign[];
  /** Sum of the cycle's years. */
  readonly paramayus: number;
  /** Part of the cycle gone at birth. */
  readonly elapsed: number;
}

/** The wheel that a Moon sets going. */
export function wheelOf(moonDeg: number): Wheel {
  const padas = moonDeg / PADA_DEG;
  const nakshatra = Math.floor(padas / 4);
  const pada = Math.floor(padas) % 4;
  const wheel = WHEEL.ids.find((id) => GROUPS[id].includes(nakshatra))!;
  const cycle = CYCLES[wheel][pada]!;
  return {
    wheel,
    nakshatra: nakshatra + 1,
    pada: pada + 1,
    cycle: cycle.map((sign) => SIGN.ids[sign]!),
    paramayus: cycle.reduce((sum, sign) => sum + YEARS[sign]!, 0),
    elapsed: padas - Math.floor(padas),
  };
}

/** The periods of the cycle from the one that runs at birth to its end. */
export function wheelPeriods(
  { cycle, paramayus, elapsed }: Wheel,
  birth: number,
  yearDays: number,
): readonly Period<Sign>[] {
  const shares = cycle.map((lord) => ({ lord, years: YEARS[SIGN.ids.indexOf(lord)]! }));
  const all = chain(shares, birth - elapsed * paramayus * yearDays, yearDays);
  return all.filter(({ end }) => end > birth);
}

/** The frog passes over one sign, the lion looks back over three; null where the wheel steps to a neighbour. */
export function leapBetween(from: Sign, to: Sign): LeapId | null {
  const [a, b] = [SIGN.ids.indexOf(from), SIGN.ids.indexOf(to)];
  const apart = Math.min((a - b + 12) % 12, (b - a + 12) % 12);
  if (apart === 2) return "manduka";
  return apart === 4 ? "simhavalokana" : null;
}
