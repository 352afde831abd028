/**
 * What is weighed in an hour, each with its points; fatal ones exclude it.
 *
 * @source Muhurta Chintamani I-II (limbs, great faults), IV (tara and chandra bala), VI (marriage); points are of this program
 */
import type { Phrase } from "#sdk";
import type { Period, Quality } from "../../core/day/parts.ts";
import { qualityOf } from "../../core/day/parts.ts";
import type { Special } from "../../core/day/special.ts";
import { isCombust } from "../../core/dignity.ts";
import { countNakshatras, nakshatraIndexOf } from "../../core/lunar_mansions.ts";
import { NAKSHATRA } from "../../core/nakshatras.ts";
import { nityaYogaOf, tithiOf, VARA } from "../../core/panchanga.ts";
import type { SiderealSky } from "../../core/positions.ts";
import { countSigns, signIdAt, signIndexOf } from "../../core/signs.ts";
import { ADVERSE_TARAS, TARA } from "../../core/taras.ts";
import type { Phrases } from "./answer.ts";
import type { Purpose, Wants } from "./purposes.ts";

export interface Factor {
  readonly weight: number;
  readonly fatal: boolean;
  readonly because: Phrase<Phrases>;
}

const POINTS = {
  nakshatra: 14,
  tithi: 8,
  weekday: 6,
  lagna: 8,
  special: 5,
  period: 5,
  tara: 6,
  chandra: 6,
  house: 6,
} as const;
const RIKTA = [4, 9, 14];
const NEW_MOON = 30;
/** Nitya yogas from 1 that nothing is begun in, and those that are avoided at need. */
const FATAL_YOGAS = [17, 27];
const POOR_YOGAS = [1, 6, 9, 10, 13, 15, 19];
/** Signs from the Moon of the birth in which the Moon helps. */
const KIND_MOON = [1, 3, 6, 7, 10, 11];
const SLEEP_TITHI = 11;

const good = (weight: number, because: Phrase<Phrases>): Factor => ({
  weight,
  fatal: false,
  because,
});
const fatal = (because: Phrase<Phrases>): Factor => ({ weight: -25, fatal: true, because });

/** The limbs in force. */
export interface Limbs {
  readonly tithi: number;
  readonly nakshatra: number;
  readonly yoga: number;
  readonly weekday: number;
}

/** What the limbs say. */
export function ofLimbs(
  { tithi, nakshatra, yoga, weekday }: Limbs,
  wants: Wants,
): readonly Factor[] {
  const number = ((tithi - 1) % 15) + 1;
  const vara = VARA.ids[weekday]!;
  const named = tithiOf(tithi);
  const star = NAKSHATRA.ids[nakshatra - 1]!;
  const tithiFactor =
    RIKTA.includes(number) || tithi === NEW_MOON
      ? fatal({ code: "tithi", with: { tithi: named, quality: "bad" } })
      : wants.tithis.includes(number)
        ? good(POINTS.tithi, { code: "tithi", with: { tithi: named, quality: "good" } })
        : good(-POINTS.tithi, { code: "tithi", with: { tithi: named, quality: "mixed" } });
  const starFactor = wants.nakshatras.includes(nakshatra)
    ? good(POINTS.nakshatra, { code: "nakshatra", with: { nakshatra: star, quality: "good" } })
    : fatal({ code: "nakshatra", with: { nakshatra: star, quality: "bad" } });
  const dayQuality: Quality = wants.weekdays.includes(weekday)
    ? "good"
    : wants.badWeekdays.includes(weekday)
      ? "bad"
      : "mixed";
  const because = { code: "weekday", with: { vara, quality: dayQuality } } as const;
  const dayFactor =
    dayQuality === "bad"
      ? fatal(because)
      : good(dayQuality === "good" ? POINTS.weekday : -POINTS.weekday, because);
  const yogaSays = { code: "yoga", with: { yoga: nityaYogaOf(yoga) } } as const;
  return [
    starFactor,
    tithiFactor,
    dayFactor,
    ...(FATAL_YOGAS.includes(yoga) ? [fatal(yogaSays)] : []),
    ...(POOR_YOGAS.includes(yoga) ? [good(-POINTS.special, yogaSays)] : []),
  ];
}

/** What month, Sun and the two benefics say about a whole day. */
export function ofSeason(
  { longitudes, speeds }: Pick<SiderealSky, "longitudes" | "speeds">,
  month: { readonly kind: string; readonly index: number },
  tithi: number,
  purpose: Purpose,
  wants: Wants,
): readonly Factor[] {
  const sign = signIndexOf(longitudes.sun);
  const extra = month.kind === "adhika" || month.kind === "kshaya" ? month.kind : null;
  const rite = wants.sun !== undefined;
  return [
    ...(rite && extra ? [fatal({ code: "extraMonth", with: { kind: extra } })] : []),
    ...(rite && sleeps(month.index, tithi) ? [fatal({ code: "fourMonths" })] : []),
    ...(wants.sun && !wants.sun.includes(sign)
      ? [fatal({ code: "sunSign", with: { sign: signIdAt(sign), purpose } })]
      : []),
    ...(wants.needsBenefics ? (["jupiter", "venus"] as const) : [])
      .filter((id) => isCombust(id, longitudes[id], longitudes.sun, speeds[id] < 0))
      .map((graha) => fatal({ code: "hidden", with: { graha } })),
  ];
}

/** Vishnu's sleep: from the bright eleventh of Ashadha to that of Kartika. Months from Chaitra 0. */
function sleeps(month: number, tithi: number): boolean {
  const [ASHADHA, KARTIKA] = [3, 7];
  const index = month % 12;
  if (index === ASHADHA) return tithi >= SLEEP_TITHI;
  if (index === KARTIKA) return tithi < SLEEP_TITHI;
  return index > ASHADHA && index < KARTIKA;
}

/** What the parts of the day and the printed combinations say. */
export function ofHours(
  periods: readonly Period[],
  specials: readonly Special[],
): readonly Factor[] {
  return [
    ...periods.flatMap(({ id }) => {
      const quality = qualityOf(id);
      if (quality === "mixed") return [];
      const because = { code: "period", with: { period: id } } as const;
      return [quality === "bad" ? fatal(because) : good(POINTS.period, because)];
    }),
    ...specials
      .filter(({ quality }) => quality !== "mixed")
      .map(({ id, quality }) =>
        good(quality === "good" ? POINTS.special : -POINTS.special, {
          code: "special",
          with: { special: id, quality },
        }),
      ),
  ];
}

const MALEFICS = ["sun", "mars", "saturn"] as const;
const BENEFICS = ["mercury", "jupiter", "venus"] as const;

/** What the rising sign and the houses counted from it say. */
export function ofLagna(
  lagna: number,
  longitudes: SiderealSky["longitudes"],
  purpose: Purpose,
  wants: Wants,
): readonly Factor[] {
  const house = (id: keyof SiderealSky["longitudes"]) =>
    countSigns(lagna, signIndexOf(longitudes[id]));
  const fits = wants.lagnas.includes(lagna);
  const inSeventh = (
    ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const
  ).filter((id) => house(id) === 7);
  const inEighth = MALEFICS.filter((id) => house(id) === 8);
  const helping = BENEFICS.filter((id) => [1, 4, 5, 7, 9, 10].includes(house(id)));
  return [
    good(fits ? POINTS.lagna : -POINTS.lagna, {
      code: "lagna",
      with: { sign: signIdAt(lagna), quality: fits ? "good" : "bad" },
    }),
    ...(purpose === "marriage" && inSeventh.length > 0
      ? [good(-POINTS.house, { code: "seventh", with: { grahas: inSeventh } })]
      : []),
    ...(inEighth.length > 0
      ? [good(-POINTS.house, { code: "eighth", with: { grahas: inEighth } })]
      : []),
    ...(helping.length > 0
      ? [good(3 * helping.length, { code: "benefics", with: { grahas: helping } })]
      : []),
  ];
}

/** What the star and the Moon of the day are to the people it is for. */
export function ofPeople(
  moons: readonly number[],
  nakshatra: number,
  moonSign: number,
): readonly Factor[] {
  return moons.flatMap((moonDeg, i) => {
    const person = i + 1;
    const count = countNakshatras(nakshatraIndexOf(moonDeg), nakshatra - 1);
    const tara = TARA.ids[(count - 1) % 9]!;
    const adverse = ADVERSE_TARAS.includes(tara);
    const quality: Quality = adverse ? "bad" : tara === "janma" ? "mixed" : "good";
    const house = countSigns(signIndexOf(moonDeg), moonSign);
    const kind = KIND_MOON.includes(house);
    const moonQuality: Quality = kind ? "good" : house === 8 ? "bad" : "mixed";
    const chandra = { code: "chandra", with: { person, house, quality: moonQuality } } as const;
    return [
      good(adverse ? -POINTS.tara : tara === "janma" ? 0 : POINTS.tara, {
        code: "tara",
        with: { person, tara, quality },
      }),
      house === 8 ? fatal(chandra) : good(kind ? POINTS.chandra : -POINTS.chandra / 2, chandra),
    ];
  });
}
