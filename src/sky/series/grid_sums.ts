/** Evenly spaced instants about a middle one: 2 · half + 1 of them. */
export interface UniformGrid {
  /** Julian day, TT. */
  readonly middleTt: number;
  readonly stepDays: number;
  readonly half: number;
}

/** Sums of many cosines on one grid. */
export interface GridSums {
  /** Adds amplitude · cos(phase + n · turn) at every instant n of the grid, 0 being its middle. */
  addCosine(amplitude: number, phase: number, turn: number): void;
  /** The sum at instant n, -half to half. */
  at(n: number): number;
}

/**
 * Opens empty sums on a grid.
 *
 * With cos(a ± x) = cos a cos x ∓ sin a sin x the even and the odd parts are summed apart, and the
 * multiples of the turn come from one another by rotation.
 */
export function createGridSums(half: number): GridSums {
  const even = new Float64Array(half + 1);
  const odd = new Float64Array(half + 1);
  return {
    addCosine(amplitude, phase, turn) {
      const c = amplitude * Math.cos(phase);
      const s = amplitude * Math.sin(phase);
      const ct = Math.cos(turn);
      const st = Math.sin(turn);
      let cn = 1;
      let sn = 0;
      even[0]! += c;
      for (let n = 1; n <= half; n++) {
        const next = cn * ct - sn * st;
        sn = sn * ct + cn * st;
        cn = next;
        even[n]! += c * cn;
        odd[n]! += s * sn;
      }
    },
    at: (n) => (n < 0 ? even[-n]! + odd[-n]! : even[n]! - odd[n]!),
  };
}
