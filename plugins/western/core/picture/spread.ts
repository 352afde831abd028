/** Labels about a circle, moved apart until none touches its neighbour. */
import { normalizeDeg } from "#sky";

/**
 * Moves angles apart.
 *
 * @param anglesDeg where the labels belong, degrees of any turn
 * @param leastDeg least distance of two neighbours; cut to what the circle has room for
 * @returns angles in the same order
 */
export function spreadOut(anglesDeg: readonly number[], leastDeg: number): readonly number[] {
  const least = Math.min(360 / Math.max(1, anglesDeg.length), leastDeg);
  const order = anglesDeg
    .map((angle, i) => ({ i, at: normalizeDeg(angle) }))
    .sort((a, b) => a.at - b.at);
  for (let pass = 0; pass < 400; pass++) {
    let moved = false;
    for (let k = 0; k < order.length && order.length > 1; k++) {
      const one = order[k]!;
      const next = order[(k + 1) % order.length]!;
      const turn = k + 1 === order.length ? 360 : 0;
      const gap = next.at + turn - one.at;
      if (gap >= least - 0.005) continue;
      one.at -= (least - gap) / 2;
      next.at += (least - gap) / 2;
      moved = true;
    }
    if (!moved) break;
  }
  const result: number[] = [];
  for (const { i, at } of order) result[i] = at;
  return result;
}

/** The angle at which two labels of a size on a circle cannot touch, whatever their direction; degrees. */
export function roomOf(width: number, height: number, radius: number): number {
  return 2 * Math.asin(Math.min(1, Math.hypot(width, height) / 2 / radius)) * (180 / Math.PI);
}
