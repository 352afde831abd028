/**
 * Narayana dasha: two rounds of sign periods from the stronger of the lagna and its seventh.
 *
 * @source Jaimini Upadesha Sutra 2.3 (padakrama); P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2001), ch. 18;
 *   S. Rath counts the lagna of a divisional chart otherwise, which is not given here. Periods held against PyJHora; its
 *   sub-periods begin elsewhere for some signs, those here follow the book's rule
 */
import type { Sign } from "#lore";
import type { CoLords } from "../../core/conventions.ts";
import { signsSeenBy } from "../../core/aspects.ts";
import { EXALTATION_SIGN } from "../../core/dignity.ts";
import { GRAHA_IDS, SIGN_LORDS, type GrahaId } from "../../core/grahas.ts";
import { rulerOf } from "../../core/jaimini.ts";
import { countSigns, isOddSign, signAt, signIdAt, signIndexOf } from "../../core/signs.ts";
import { isForward } from "../chara/rules.ts";
import { chain, within, type Period } from "../periods.ts";

type Longitudes = Readonly<Record<GrahaId, number>>;

/** Steps from the seed in signs, by its kind: movable, fixed (each sixth), dual (by trines of the angles). */
const STEPS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [0, 5, 10, 3, 8, 1, 6, 11, 4, 9, 2, 7],
  [0, 4, 8, 9, 1, 5, 6, 10, 2, 3, 7, 11],
];

/**
 * The stronger of two signs: more grahas; more of Jupiter, Mercury and its lord in it or seeing it; an exalted graha; a
 * lord in a sign of the other oddness; dual before fixed before movable; the lord further on in its sign.
 */
export function strongerSign(
  a: number,
  b: number,
  longitudes: Longitudes,
  coLords: CoLords,
): number {
  const signOf = (id: GrahaId) => signIndexOf(longitudes[id]);
  const inside = (sign: number) => GRAHA_IDS.filter((id) => signOf(id) === sign);
  const supports = (sign: number) =>
    (["jupiter", "mercury", SIGN_LORDS[sign]!] as const).filter(
      (id) => signOf(id) === sign || signsSeenBy(signOf(id)).includes(sign),
    ).length;
  const ranks: readonly ((sign: number) => number)[] = [
    (sign) => inside(sign).length,
    supports,
    (sign) => (inside(sign).some((id) => EXALTATION_SIGN[id] === sign) ? 1 : 0),
    (sign) => (isOddSign(sign) === isOddSign(signOf(SIGN_LORDS[sign]!)) ? 0 : 1),
    (sign) => sign % 3,
    (sign) => longitudes[rulerOf(sign, longitudes, coLords)] % 30,
  ];
  for (const rank of ranks) if (rank(a) !== rank(b)) return rank(a) > rank(b) ? a : b;
  return a;
}

/** Years of a sign in the first round: to its lord, twelve at home; a year more exalted, a year less fallen. */
export function yearsOf(sign: number, longitudes: Longitudes, coLords: CoLords): number {
  const lord = rulerOf(sign, longitudes, coLords);
  const at = signIndexOf(longitudes[lord]);
  const counted = (isForward(sign) ? countSigns(sign, at) : countSigns(at, sign)) - 1;
  const years = counted === 0 ? 12 : counted;
  const exalted = EXALTATION_SIGN[lord];
  if (at === exalted) return years + 1;
  return at === (exalted + 6) % 12 ? years - 1 : years;
}

/** The order of the signs from the seed; Saturn in it makes it regular, Ketu turns it round. */
export function orderFrom(seed: number, longitudes: Longitudes): readonly number[] {
  const holds = (id: GrahaId) => signIndexOf(longitudes[id]) === seed;
  const forward = isForward(signAt(seed, 9)) ? 1 : -1;
  const ketu = holds("ketu");
  const regular = holds("saturn") && !ketu;
  const step = regular ? 1 : ketu ? -forward : forward;
  const steps = regular ? STEPS[0]! : STEPS[seed % 3]!;
  return steps.map((count) => (seed + step * count + 24) % 12);
}

/** Both rounds; the second has what the first leaves of twelve years. */
export function narayanaPeriods(
  lagna: number,
  longitudes: Longitudes,
  coLords: CoLords,
  birth: number,
  yearDays: number,
): { readonly seed: number; readonly periods: readonly Period<Sign>[] } {
  const seed = strongerSign(lagna, (lagna + 6) % 12, longitudes, coLords);
  const order = orderFrom(seed, longitudes);
  const first = order.map((sign) => ({
    lord: signIdAt(sign),
    years: yearsOf(sign, longitudes, coLords),
  }));
  const second = first.map(({ lord, years }) => ({ lord, years: Math.max(0, 12 - years) }));
  return { seed, periods: chain([...first, ...second], birth, yearDays) };
}

/**
 * Twelve equal sub-periods from the stronger of the signs that hold the lords of the sign and of its seventh; forward from odd
 * signs or from Saturn's, turned round by Ketu there.
 */
export function narayanaSubs(
  period: Period<Sign>,
  sign: number,
  longitudes: Longitudes,
  coLords: CoLords,
): readonly Period<Sign>[] {
  if (period.years === 0) return [];
  const held = (of: number) => signIndexOf(longitudes[rulerOf(of, longitudes, coLords)]);
  const seed = strongerSign(held(sign), held((sign + 6) % 12), longitudes, coLords);
  const base = signIndexOf(longitudes.saturn) === seed || isOddSign(seed) ? 1 : -1;
  const step = signIndexOf(longitudes.ketu) === seed ? -base : base;
  return within(
    period,
    Array.from({ length: 12 }, (_, i) => ({
      lord: signIdAt((seed + step * i + 24) % 12),
      years: 1,
    })),
  );
}
