/**
 * The cycles that are counted from birth.
 *
 * @source W. Fliess, Der Ablauf des Lebens (1906): 23 and 28 days; H. Swoboda, Die Perioden des menschlichen Organismus
 * (1904); A. Teltscher (1920s): 33 days; G. Thommen, Is This Your Day? (1964): critical days and the comparison of two.
 * The four longer ones are later additions without a founder
 */
import { vocabulary, type IdOf } from "#sdk";

export const CYCLE = vocabulary("biorhythmCycle", [
  "physical",
  "emotional",
  "intellectual",
  "intuitive",
  "aesthetic",
  "awareness",
  "spiritual",
]);
export type Cycle = IdOf<typeof CYCLE>;
export const PERIODS: Readonly<Record<Cycle, number>> = {
  physical: 23,
  emotional: 28,
  intellectual: 33,
  intuitive: 38,
  aesthetic: 43,
  awareness: 48,
  spiritual: 53,
};
/** The three of the founders. */
export const CLASSIC = [
  "physical",
  "emotional",
  "intellectual",
] as const satisfies readonly Cycle[];

export const STAGE = vocabulary("biorhythmStage", ["critical", "high", "low"]);

/** Where a cycle stands so many days after birth. */
export function standOf(cycle: Cycle, days: number) {
  const period = PERIODS[cycle];
  const phaseDay = days % period;
  const critical = phaseDay === 0 || phaseDay === Math.floor(period / 2);
  const value = Math.round(1e6 * Math.sin((2 * Math.PI * days) / period)) / 1e6 + 0;
  const stage: IdOf<typeof STAGE> = critical ? "critical" : phaseDay < period / 2 ? "high" : "low";
  return { cycle, value, phaseDay, critical, stage };
}

/**
 * How far two people go together in a cycle, 0 to 100: their distance in days never changes.
 *
 * @source Thommen's table: 100 at no distance, 0 at half the period, in a straight line
 */
export function agreementOf(cycle: Cycle, daysApart: number): number {
  const period = PERIODS[cycle];
  const apart = daysApart % period;
  return Math.round(100 * Math.abs(1 - (2 * apart) / period));
}
