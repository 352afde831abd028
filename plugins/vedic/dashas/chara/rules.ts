/**
 * Chara dasha: periods of signs from the lagna.
 *
 * @source Jaimini Upadesha Sutra 1.1.25-29; K. N. Rao, Predicting Through Jaimini's Chara Dasha (1995): the direction by the ninth
 *   from the lagna; Brihat Parashara Hora Shastra 46: by the lagna's own foot, a year more for an exalted lord and
 *   one less for a fallen one
 */
import type { CoLords } from "../../core/conventions.ts";
import { EXALTATION_SIGN } from "../../core/dignity.ts";
import type { GrahaId } from "../../core/grahas.ts";
import { rulerOf } from "../../core/jaimini.ts";
import { countSigns, signIdAt, signIndexOf } from "../../core/signs.ts";
import type { Sign } from "#lore";
import { chain, within, type Period } from "../periods.ts";

/** Signs from Aries that count forward: Aries to Gemini, Libra to Sagittarius. */
export const isForward = (sign: number) => Math.floor(sign / 3) % 2 === 0;

export type CharaRule = "rao" | "parashara";
type Longitudes = Readonly<Record<GrahaId, number>>;

/** Years of a sign: from it to its lord, twelve where he is at home. */
export function yearsOf(
  sign: number,
  longitudes: Longitudes,
  coLords: CoLords,
  rule: CharaRule,
): number {
  const lord = rulerOf(sign, longitudes, coLords);
  const at = signIndexOf(longitudes[lord]);
  const counted = isForward(sign) ? countSigns(sign, at) - 1 : countSigns(at, sign) - 1;
  const years = counted === 0 ? 12 : counted;
  if (rule === "rao") return years;
  const exalted = EXALTATION_SIGN[lord];
  if (at === exalted) return Math.min(12, years + 1);
  return at === (exalted + 6) % 12 ? Math.max(1, years - 1) : years;
}

/** The twelve periods in order; forward by the ninth from the lagna (Rao) or by the lagna itself. */
export function charaPeriods(
  lagna: number,
  longitudes: Longitudes,
  { coLords, rule }: { readonly coLords: CoLords; readonly rule: CharaRule },
  birth: number,
  yearDays: number,
): readonly Period<Sign>[] {
  const step = isForward(rule === "rao" ? (lagna + 8) % 12 : lagna) ? 1 : 11;
  const order = Array.from({ length: 12 }, (_, i) => (lagna + i * step) % 12);
  const shares = order.map((sign) => ({
    lord: signIdAt(sign),
    years: yearsOf(sign, longitudes, coLords, rule),
  }));
  return chain(shares, birth, yearDays);
}

/** Twelve equal sub-periods in the order of the dasha, the period's own sign last. */
export function charaSubs(period: Period<Sign>, order: readonly Sign[]): readonly Period<Sign>[] {
  const own = order.indexOf(period.lord);
  const subs = order.map((_, i) => order[(own + 1 + i) % 12]!);
  return within(
    period,
    subs.map((lord) => ({ lord, years: 1 })),
  );
}
