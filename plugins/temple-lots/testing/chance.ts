/** Streams of chance for tests. */
import { createHash } from "node:crypto";
import type { Random } from "#sdk";

/** A repeatable stream, 32 bits at a time. */
export function testRandom(seed: string): Random {
  let state = createHash("sha256").update(seed).digest().readUInt32BE(0);
  const word = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return {
    seed,
    next: () => word() / 2 ** 32,
    below: (count) => Math.floor((word() / 2 ** 32) * count),
    shuffle: (items) => [...items],
  };
}

/** A stream that gives exactly these numbers. */
export function fixedNext(values: readonly number[]): { next(): number } {
  let index = 0;
  return {
    next() {
      const value = values[index++];
      if (value === undefined)
        throw new RangeError(`Cannot draw: all ${values.length} numbers are used`);
      return value;
    },
  };
}
