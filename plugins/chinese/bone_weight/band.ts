/** Where a weight stands on the scale. */
export type Band = "light" | "middle" | "heavy";

/**
 * Says whether a weight is lighter or heavier than most; the middle of the table is near four liang and
 * a half.
 *
 * @param total qian
 */
export function bandOf(total: number): Band {
  if (total < 38) return "light";
  return total > 52 ? "heavy" : "middle";
}
