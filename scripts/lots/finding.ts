/** What one check found in one pack. */
export interface Finding {
  readonly check: string;
  /** A hard check stops the build at its first case; a soft one only beyond its budget. */
  readonly kind: "hard" | "soft";
  readonly ok: boolean;
  /** The measured figure beside its limit, for people. */
  readonly figure: string;
  /** Cases to look at, one line each. */
  readonly cases: readonly string[];
}

/** A hard check: no case may be left. */
export function hard(check: string, cases: readonly string[]): Finding {
  return { check, kind: "hard", ok: cases.length === 0, figure: `${cases.length} cases`, cases };
}

/** A soft check: the share of bad cases stays at or below `most`. */
export function atMost(check: string, bad: readonly string[], of: number, most: number): Finding {
  const share = of === 0 ? 0 : bad.length / of;
  const figure = `${(share * 100).toFixed(1)} % (at most ${most * 100} %)`;
  return { check, kind: "soft", ok: share <= most, figure, cases: bad };
}

/** A soft check: the share of good cases is at least `least`. */
export function atLeast(check: string, bad: readonly string[], of: number, least: number): Finding {
  const share = of === 0 ? 1 : 1 - bad.length / of;
  const figure = `${(share * 100).toFixed(1)} % (at least ${least * 100} %)`;
  return { check, kind: "soft", ok: share >= least, figure, cases: bad };
}
