/** Moves places along a line apart until none touches its neighbour. */
export function spreadLine(
  places: readonly number[],
  least: number,
  from: number,
  to: number,
): readonly number[] {
  const order = places.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at);
  for (const [k, one] of order.entries()) {
    const before = order[k - 1];
    one.at = Math.max(one.at, before ? before.at + least : from);
  }
  for (let k = order.length - 1; k >= 0; k--) {
    const after = order[k + 1];
    order[k]!.at = Math.min(order[k]!.at, after ? after.at - least : to);
  }
  const result: number[] = [];
  for (const { at, i } of order) result[i] = at;
  return result;
}
