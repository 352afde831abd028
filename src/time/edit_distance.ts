/**
 * Counts the letters to insert, delete, replace or swap with a neighbour to turn one text into another.
 *
 * @param atMost where more are needed, the count is given up and `Infinity` returned
 */
export function editDistance(from: string, to: string, atMost: number = Infinity): number {
  if (Math.abs(from.length - to.length) > atMost) return Infinity;
  let start = 0;
  while (start < from.length && from[start] === to[start]) start++;
  return distanceOf(from.slice(start), to.slice(start), atMost);
}

function distanceOf(from: string, to: string, atMost: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  let lowestOfLast = 0;
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    let lowest = row;
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const replaced = last[column - 1]! + (same ? 0 : 1);
      let best = Math.min(replaced, last[column]! + 1, current[column - 1]! + 1);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped && row > 1 && column > 1) best = Math.min(best, beforeLast[column - 2]! + 1);
      current.push(best);
      lowest = Math.min(lowest, best);
    }
    // A swap reaches back two rows: only when both exceed the limit can no later row come below it.
    if (lowestOfLast > atMost && lowest > atMost) return Infinity;
    beforeLast = last;
    last = current;
    lowestOfLast = lowest;
  }
  return last[to.length]! > atMost ? Infinity : last[to.length]!;
}
