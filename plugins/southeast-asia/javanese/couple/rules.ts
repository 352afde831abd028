/**
 * The eight outcomes of two births.
 *
 * @source Kitab Primbon Betaljemur Adammakna: sums of both neptu counted out by eight names, a ninth beginning anew with Pegat;
 *   so sums 9, 18, 27 and 36 are Pegat too. Points are this service's own
 */
import { vocabulary, type IdOf } from "#sdk";
import { javaneseWeton, modulo } from "#time";
import { DINA, MARKET_DAY } from "../weton.ts";

/** In the order of the remainders by nine from 1. */
export const OUTCOME = vocabulary("wetonOutcome", {
  pegat: { roman: "Pegat" },
  ratu: { roman: "Ratu" },
  jodoh: { roman: "Jodoh" },
  topo: { roman: "Topo" },
  tinari: { roman: "Tinari" },
  padu: { roman: "Padu" },
  sujanan: { roman: "Sujanan" },
  pesthi: { roman: "Pesthi" },
});
export type Outcome = IdOf<typeof OUTCOME>;

/** Points over the base. */
export const POINTS: Readonly<Record<Outcome, number>> = {
  pegat: -22,
  ratu: 28,
  jodoh: 26,
  topo: 4,
  tinari: 22,
  padu: -10,
  sujanan: -16,
  pesthi: 25,
};

/** What the neptu of both leave by nine; nothing left is the first again. */
export function outcomeOf(sum: number): Outcome {
  return OUTCOME.ids[(modulo(sum, 9) || 1) - 1]!;
}

/** Weekday, market day and neptu of a Rata Die. */
export function wetonOf(fixed: number) {
  const { weekday, pasaran, neptu } = javaneseWeton.fromFixed(fixed);
  const [dina, market] = [DINA.ids[weekday]!, MARKET_DAY.ids[pasaran]!];
  return {
    weton: `${DINA.writings[dina]!.roman!} ${MARKET_DAY.writings[market]!.roman!}`,
    dina,
    pasaran: market,
    neptu,
  };
}
