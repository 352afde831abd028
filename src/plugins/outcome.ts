/** A finished call. */
export interface Outcome {
  /** The whole answer, reserved keys included; `reading.pointsCharged` is the price. */
  readonly answer: Record<string, unknown>;
  /** Points to charge: 0 where a configured model failed, less where a blend delivered less. */
  readonly points: number;
  /** Whether the same call always gives these bytes: no chance, no clock, no model. */
  readonly pure: boolean;
  /** How many runs were made to see what omitted inputs decide. */
  readonly triedRuns: number;
}
