/**
 * Strengths of the annual chart: five kinds of place, four causes of joy, and who leads the year.
 *
 * @source Tajika Nilakanthi; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2001), ch. 28, examples
 *   119 and 120. The friendships are those of Tajika, by the places of the chart of the year
 */
import { vocabulary, type IdOf } from "#sdk";
import { DEEP_EXALTATION, EXALTATION_SIGN } from "../../core/dignity.ts";
import { PLANET_IDS, SIGN_LORDS, type PlanetId } from "../../core/grahas.ts";
import { countSigns, signIndexOf } from "../../core/signs.ts";
import { vargaSign } from "../../core/vargas.ts";
import type { TajikaPoints } from "../points.ts";
import { seesSign } from "./yogas.ts";

type Degrees = TajikaPoints["longitudes"];

/** Lords of the unequal parts of a sign (hadda) with the degree at which each ends. */
const HADDA: readonly (readonly (readonly [PlanetId, number])[])[] = [
  [
    ["jupiter", 6],
    ["venus", 12],
    ["mercury", 20],
    ["mars", 25],
    ["saturn", 30],
  ],
  [
    ["venus", 8],
    ["mercury", 14],
    ["jupiter", 22],
    ["saturn", 27],
    ["mars", 30],
  ],
  [
    ["mercury", 6],
    ["jupiter", 12],
    ["venus", 17],
    ["mars", 24],
    ["saturn", 30],
  ],
  [
    ["mars", 7],
    ["venus", 13],
    ["mercury", 19],
    ["jupiter", 26],
    ["saturn", 30],
  ],
  [
    ["jupiter", 6],
    ["venus", 11],
    ["saturn", 18],
    ["mercury", 24],
    ["mars", 30],
  ],
  [
    ["mercury", 7],
    ["venus", 17],
    ["jupiter", 21],
    ["mars", 28],
    ["saturn", 30],
  ],
  [
    ["saturn", 6],
    ["mercury", 14],
    ["jupiter", 21],
    ["venus", 28],
    ["mars", 30],
  ],
  [
    ["mars", 7],
    ["venus", 11],
    ["mercury", 19],
    ["jupiter", 24],
    ["saturn", 30],
  ],
  [
    ["jupiter", 12],
    ["venus", 17],
    ["mercury", 21],
    ["mars", 26],
    ["saturn", 30],
  ],
  [
    ["mercury", 7],
    ["jupiter", 14],
    ["venus", 22],
    ["saturn", 26],
    ["mars", 30],
  ],
  [
    ["mercury", 7],
    ["venus", 13],
    ["jupiter", 20],
    ["mars", 25],
    ["saturn", 30],
  ],
  [
    ["venus", 12],
    ["jupiter", 16],
    ["mercury", 19],
    ["mars", 28],
    ["saturn", 30],
  ],
];
/** Lords of a sign's triad from Aries, by day and by night. */
const TRIAD: readonly [day: readonly PlanetId[], night: readonly PlanetId[]] = [
  [
    "sun",
    "venus",
    "saturn",
    "venus",
    "jupiter",
    "moon",
    "mercury",
    "mars",
    "saturn",
    "mars",
    "jupiter",
    "moon",
  ],
  [
    "jupiter",
    "moon",
    "mercury",
    "mars",
    "sun",
    "venus",
    "saturn",
    "venus",
    "saturn",
    "mars",
    "jupiter",
    "moon",
  ],
];

/** The five kinds of place, vishvas before the division by four. */
export interface FiveStrengths {
  readonly kshetra: number;
  readonly uchcha: number;
  readonly hadda: number;
  readonly drekkana: number;
  readonly navamsha: number;
  /** Their sum divided by four, 0 to 20. */
  readonly total: number;
}

/** Own, friend, neutral or enemy by the places of the chart: 3, 5, 9, 11 friends, 1, 4, 7, 10 enemies. */
function share(graha: PlanetId, lord: PlanetId, degrees: Degrees): number {
  if (lord === graha) return 1;
  const count = countSigns(signIndexOf(degrees[graha]), signIndexOf(degrees[lord]));
  if ([3, 5, 9, 11].includes(count)) return 0.75;
  return [1, 4, 7, 10].includes(count) ? 0.25 : 0.5;
}

/** The strength of a planet by five kinds of place (pancha-vargiya bala). */
export function fiveStrengths(graha: PlanetId, degrees: Degrees): FiveStrengths {
  const deg = degrees[graha];
  const sign = signIndexOf(deg);
  const [hadda] = HADDA[sign]!.find(([, end]) => deg - 30 * sign < end)!;
  const away = Math.abs(((deg - DEEP_EXALTATION[graha] + 540) % 360) - 180);
  const parts = {
    kshetra: 30 * share(graha, SIGN_LORDS[sign]!, degrees),
    uchcha: (180 - away) / 9,
    hadda: 15 * share(graha, hadda, degrees),
    drekkana: 10 * share(graha, SIGN_LORDS[vargaSign(deg, "D3")]!, degrees),
    navamsha: 5 * share(graha, SIGN_LORDS[vargaSign(deg, "D9")]!, degrees),
  };
  const sum = Object.values(parts).reduce((all, part) => all + part, 0);
  return { ...parts, total: sum / 4 };
}

const MASCULINE: readonly PlanetId[] = ["sun", "mars", "jupiter"];
const FEMININE_HOUSES = [1, 2, 3, 7, 8, 9];
const JOY_HOUSE: Readonly<Record<PlanetId, number>> = {
  sun: 9,
  moon: 3,
  mars: 6,
  mercury: 1,
  jupiter: 11,
  venus: 5,
  saturn: 12,
};

/**
 * Joy (harsha bala), 0 to 20: five points each for the house of joy, a sign of its own or of exaltation, a house of its
 * sex, and a chart of the day for masculine planets or of the night for feminine ones.
 */
export function harshaOf(graha: PlanetId, { longitudes, night }: TajikaPoints): number {
  const sign = signIndexOf(longitudes[graha]);
  const house = countSigns(signIndexOf(longitudes.lagna), sign);
  const masculine = MASCULINE.includes(graha);
  const joys = [
    JOY_HOUSE[graha] === house,
    SIGN_LORDS[sign] === graha || EXALTATION_SIGN[graha] === sign,
    FEMININE_HOUSES.includes(house) !== masculine,
    night !== masculine,
  ];
  return 5 * joys.filter((joy) => joy).length;
}

/** Those who may lead the year. */
export const OFFICE = vocabulary("yearOffice", [
  "light",
  "natalLagna",
  "muntha",
  "yearLagna",
  "triad",
]);
export type Office = IdOf<typeof OFFICE>;

/** The five office bearers. */
export function officesOf(
  { longitudes, night }: TajikaPoints,
  natalLagna: number,
  muntha: number,
): Readonly<Record<Office, PlanetId>> {
  const lagna = signIndexOf(longitudes.lagna);
  return {
    light: SIGN_LORDS[signIndexOf(longitudes[night ? "moon" : "sun"])]!,
    natalLagna: SIGN_LORDS[natalLagna]!,
    muntha: SIGN_LORDS[muntha]!,
    yearLagna: SIGN_LORDS[lagna]!,
    triad: TRIAD[night ? 1 : 0][lagna]!,
  };
}

/** Who leads the year, and by what: the strongest of those who see the lagna, or the strongest of all. */
export interface YearLord {
  readonly graha: PlanetId;
  readonly seesLagna: boolean;
}

/** The strongest of the five who sees the lagna; where none does, the strongest. */
export function yearLordOf(
  offices: Readonly<Record<Office, PlanetId>>,
  { longitudes }: Pick<TajikaPoints, "longitudes">,
): YearLord {
  const bearers = PLANET_IDS.filter((id) => Object.values(offices).includes(id));
  const lagna = signIndexOf(longitudes.lagna);
  const seeing = bearers.filter((id) => seesSign(signIndexOf(longitudes[id]), lagna));
  const among = seeing.length > 0 ? seeing : bearers;
  const graha = among.reduce((best, id) =>
    fiveStrengths(id, longitudes).total > fiveStrengths(best, longitudes).total ? id : best,
  );
  return { graha, seesLagna: seeing.length > 0 };
}
